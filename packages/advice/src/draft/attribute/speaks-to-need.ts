// Judges how much an attribute is about what people do with a thing: how many sleep in the tent, how cold it may get, how much fits
// in. Such attributes are asked before others. The weight of the parcel is hardly asked at all.

import { foldText } from '../words/fold-text.ts';
import { isBurden } from './one-sided-number.ts';
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
const PAPERS =
  /(?<!\p{L})(certif\w*|zertifi\w*|\w*warrant(y|ies)|guarantees?|\w*garanti\w*|gewahrleistung\w*|garanzi[ae]|gwarancj\w*|zaru[kc]\w*|takuu\w*|jotallas\w*|jamstv\w*|garancij\w*|гаранти\p{L}*|гаранті\p{L}*|εγγυηση|made in|country|origin|herkunft\w*)(?!\p{L})/u;
const PAPER = 0.3;
/** People know less about built-in parts. */
const PART = 0.4;
const PARTS = /\b(family|series|familie|serie|baureihe)$/;
/** Things that people carry are also chosen by weight, after the questions about their use. */
const WEIGHT = 1.8;
const PARCEL = 0.15;

/** What is told of things that are built in and stay there: lights, switches, power supplies. */
const BUILT_IN =
  /^(cri|abstrahlwinkel|ausstrahlwinkel|beam angle|montageart|einbauart|einbautiefe|einbaumass|deckenausschnitt|cut ?out( size)?|mounting( type| depth)?|installation type|(lampen)?sockel|(lampen)?fassung|lamp (base|holder|socket|cap)|(eingangs|netz|anschluss)spannung|(input|mains|supply) voltage|schaltzyklen|switching cycles)$/;
/** Of things that are carried, such as laptops with their power supply, one of these is told, too. */
const CARRIED =
  /\b(akku\w*|batter\w*|volumen|volumes?|persons?|personen|people|screen|display|bildschirm\w*|ram|arbeitsspeicher|griff|handle|rahmen\w*|frame)\b/;
const SIGNS = 2;

/** True if at least two attributes say that the things are built in, and none that they are carried. */
export function areBuiltIn(profiles: readonly Pick<Profile, 'attribute'>[]): boolean {
  const isNamed = (pattern: RegExp): number =>
    profiles.filter(({ attribute: { name, label } }) =>
      [name, label ?? ''].some((text) => pattern.test(foldText(text))),
    ).length;
  return isNamed(BUILT_IN) >= SIGNS && isNamed(CARRIED) === 0;
}

/** 1 means like any other. `isUnweighed`: the catalog is about clothes, shoes or what is built in, which nobody chooses by grams. */
export function speaksToNeed(profile: Profile, isUnweighed: boolean): number {
  const { attribute, concept } = profile;
  const { name, label } = attribute;
  const names = [name, label ?? ''].map(foldText);
  const isNamed = (pattern: RegExp): boolean => names.some((text) => pattern.test(text));
  if (concept === 'weight') {
    if (isUnweighed || isNamed(WEIGHT_OF_PARCEL)) return PARCEL;
    return isBurden(profile) ? WEIGHT : 1;
  }
  if (concept === 'part' && isNamed(PARTS)) return PART;
  if (isNamed(PAPERS)) return PAPER;
  return isNamed(FIRST) ? DECIDES : isNamed(NEEDS) ? IN_USE : 1;
}

/** The same where one question has to give way to another one: the weight, before what a thing is used for. */
export const speaksToNeedInstead = (profile: Profile, isUnweighed: boolean): number =>
  Math.min(speaksToNeed(profile, isUnweighed), profile.concept === 'weight' ? IN_USE : Number.POSITIVE_INFINITY);

/** True if nobody chooses by this weight, however well it tells products apart. */
export const isIdleWeight = (profile: Profile, isUnweighed: boolean): boolean =>
  speaksToNeed(profile, isUnweighed) <= PARCEL;

export const isOfNeed = (profile: Profile): boolean => speaksToNeed(profile, false) > 1;
