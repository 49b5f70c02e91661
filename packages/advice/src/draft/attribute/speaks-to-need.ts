// Judges how much an attribute is about what people do with a thing: how many sleep in the tent, how cold it may get, how much fits
// in. Such attributes are asked before others. The weight of the parcel is hardly asked at all.

import { foldText } from '../words/fold-text.ts';
import type { Profile } from './profile.ts';

/** What a consultant asks first about a tent, a sleeping bag, a rucksack or a screen. */
const FIRST =
  /^(persons?|people|person(en|enzahl|enanzahl)|number of (persons|people)|sleeps|capacity persons?|fur personen)$|\b(\w*temperature?n?|\w*volumen|volumes?|litres?|liters?|screen size|bildschirm(grosse|diagonale)?|inches)\b|\bscreen\b(?! resolution)/;
const NEEDS =
  /\b(warmth|warme\w*|waterproof( rating)?|waterproofness|\w*wasserdicht\w*|wassersaule|water (column|resistance)|insulation( weight)?|isolation|fabrics?|stoff|\w*filling|\w*fullung|terrain|level|niveau|seasons?|jahreszeit|battery life|akkulaufzeit|laufzeit|reichweite|wireless|compatib\w*|kompatib\w*|skin type|hauttyp|operating system|op sys|opsys|betriebssystem)\b|^(os|capacity|kapazitat|ram|memory|storage|\w*speicher|(screen |display |bildschirm)?(resolution|auflosung)|socket|sockel|connection( type)?)$/;
const WEIGHT_OF_PARCEL = /\b(shipping|versand\w*|package|packaging|parcel|paket\w*|brutto\w*|gross|grams?|gramm)\b/;

const DECIDES = 1.8;
const IN_USE = 1.4;
/** Documents, for which few people ask before they buy. */
const PAPERS = /\b(certif\w*|zertifi\w*|warranty|garantie|made in|country|origin|herkunft\w*|zaruka)\b/;
const PAPER = 0.3;
/** People know less about built-in parts. */
const PART = 0.4;
const PARTS = /\b(family|series|familie|serie|baureihe)$/;
/** Things that people carry are also chosen by weight, after the questions about their use. */
const WEIGHT = 1.8;
const PARCEL = 0.15;

/** 1 means like any other. `isWorn`: the catalog is about clothes or shoes, which nobody chooses by grams. */
export function speaksToNeed({ attribute: { name, label }, concept }: Profile, isWorn: boolean): number {
  const names = [name, label ?? ''].map(foldText);
  const isNamed = (pattern: RegExp): boolean => names.some((text) => pattern.test(text));
  if (concept === 'weight') return isWorn || isNamed(WEIGHT_OF_PARCEL) ? PARCEL : WEIGHT;
  if (concept === 'part' && isNamed(PARTS)) return PART;
  if (isNamed(PAPERS)) return PAPER;
  return isNamed(FIRST) ? DECIDES : isNamed(NEEDS) ? IN_USE : 1;
}

/** The same where one question has to give way to another one: the weight, before what a thing is used for. */
export const speaksToNeedInstead = (profile: Profile, isWorn: boolean): number =>
  Math.min(speaksToNeed(profile, isWorn), profile.concept === 'weight' ? IN_USE : Number.POSITIVE_INFINITY);

/** True if nobody chooses by this weight, however well it tells products apart. */
export const isIdleWeight = (profile: Profile, isWorn: boolean): boolean => speaksToNeed(profile, isWorn) <= PARCEL;

export const isOfNeed = (profile: Profile): boolean => speaksToNeed(profile, false) > 1;
