// Judges whether shoppers can be asked for an attribute at all, and how easily they answer. If its name is known, the name decides;
// otherwise its values do: people can choose among short words that recur, but not among long codes that differ for every product.

import type { WhyLeftOut } from '../draft.ts';
import { foldText } from '../words/fold-text.ts';
import type { Concept } from './concept-names.ts';
import { isJudgedByOthers } from './judged-by-others.ts';
import { listSeparator } from './list-separator.ts';
import { areCodes, areDataSheets, areFigures, areModelNames } from './not-in-words.ts';
import { numbersAsText } from './numbers-as-text.ts';
import { isPlaceOfStorage } from './place-of-storage.ts';
import { frequentValues, type Profile } from './profile.ts';
import { rangeEnd } from './range-end.ts';
import { isSellingUnit } from './selling-units.ts';
import { isSilenceNo, saidOf } from './silence-is-no.ts';
import { areStepsOfScale } from './steps-of-scale.ts';

/** Null: it can be asked for. */
export function whyNotAsked(profile: Profile): WhyLeftOut | null {
  const { concept, known, codes, products, attribute } = profile;
  if (known === 0) return 'no-value';
  if (isJudgedByOthers(attribute)) return 'judged-by-others';
  if (concept === 'identifier' || concept === 'second-price' || concept === 'not-for-shoppers') return concept;
  if (concept === 'packet') return 'not-for-shoppers';
  // Empty cells beside a yes may mean no, or that nobody looked.
  if (codes.length === 1 && !isSilenceNo(profile)) return 'one-value';
  if (known < 3 || known < products * LEAST_FILL) return 'few-have-it';
  // Nobody can say how heavy it should be before it is known whether it is a television or a toy.
  if (profile.weighed === 'unlike') return 'not-for-shoppers';
  // `0.1` may be kilograms, pounds or tons.
  if (concept === 'weight' && attribute.type === 'number' && attribute.unit === null) return 'no-unit';
  // `200` may be millimetres or centimetres, and whoever measures has to know.
  if (concept !== 'size' && attribute.unit === null && isMeasured(profile)) return 'no-unit';
  if (concept === 'technical' && lacksUnit(profile)) return 'no-unit';
  if (isPlaceOfStorage(profile)) return attribute.unit === null ? 'no-unit' : 'not-for-shoppers';
  // A kind that is a number is an entry of some list, such as Google's.
  if (attribute.type === 'number' && (concept === 'kind' || looksLikeNumberedIds(profile))) return 'identifier';
  if (attribute.type === 'number') return isUnreadable(profile) ? 'no-unit' : null;
  if (attribute.type === 'boolean' && yesShare(profile) > NEARLY_ALL) return 'tells-little';
  // Tags are judged one by one later.
  if (attribute.type === 'boolean' || concept === 'theme') return null;
  if (numbersAsText(profile) !== null) return 'numbers-as-text';
  const values = frequentValues(profile, 200).map(lastOfPath);
  if (isSellingUnit(profile, values)) return 'not-for-shoppers';
  if (concept === 'kind' && values.every((value) => /^\d+$/.test(value))) return 'identifier';
  if (areProtocols(profile, values)) return 'not-for-shoppers';
  if (isFreeText(values)) return 'free-text';
  if (areDataSheets(profile, values) || areModelNames(profile, values)) return 'not-in-words';
  if (areStepsOfScale(profile)) return null;
  if (values.filter((value) => FOR_PROGRAMS.test(value)).length > NEARLY_ALL * values.length) return 'not-for-shoppers';
  if (listSeparator(profile, values) !== null) return 'lists-as-text';
  if (areFigures(profile, values) || areCodes(profile, values)) return 'not-in-words';
  if (areManyAndUnlike(profile)) return 'nearly-unique';
  if (isNearlyUnique(profile)) return values.every((value) => isCode(value)) ? 'identifier' : 'nearly-unique';
  return null;
}

/** The part of `Parts > Batteries` that people read: `Batteries`. */
const lastOfPath = (value: string): string => value.split(/\s+>\s+/).at(-1) ?? value;

/** Words of the shop system for its records, and numbers of its lists: `simple`, `79 / 71`. */
const FOR_PROGRAMS =
  /^(simple|configurable|variable|variation|virtual|bundle|grouped|downloadable|taxable goods|catalog, search|[\d\s/;,|>+.-]+)$/i;

/** `4.0, A2DP, LE` of Bluetooth: people know whether they want it, and not which version. */
const areProtocols = ({ attribute: { name, label } }: Profile, values: readonly string[]): boolean =>
  [name, label ?? ''].some((text) => OF_PROTOCOLS.test(foldText(text))) &&
  values.filter((value) => PROTOCOL.test(value)).length > 0.3 * values.length;
const OF_PROTOCOLS =
  /\b(bluetooth|wlan|wi ?fi|gps|nfc|usb|hdmi|gprs|edge|infrared|irda|network technology|network|technology|(2|3|4|5)g bands|bands|frekvence|netz|reseau|red movil|сеть|стандарт связи)\b/;
const PROTOCOL = /\d\.\d|802\.11|\b(?:A2DP|LE|aptX|HSPA|LTE|GSM|UMTS|CDMA|EVDO|GLONASS|BDS|GALILEO|Class \d+)\b/;

const LEAST_FILL = 0.02;

/** Of seven digits, or whoever named its unit says that they are numbers of a list. */
const looksLikeNumberedIds = ({ concept, attribute: { unit }, column, codes, known }: Profile): boolean =>
  column.type === 'number' &&
  // Rupiahs and dongs are paid by the million.
  concept !== 'price' &&
  known >= 10 &&
  codes.length > 0.9 * known &&
  codes.every((code) => Number.isInteger(column.numbers[code - 1])) &&
  ((column.numbers[(codes.at(-1) ?? 1) - 1] ?? 0) >= 1e6 || NUMBER_OF_LIST.test(foldText(unit ?? '')));
const NUMBER_OF_LIST =
  /^(no|nr|num|numbers?|nummern?|numeros?|numara|numer|numero|cislo|szam|codes?|kod|kodu|kode|codigo|codice|id|ids|sku|plu|номер|код)$/;

/** A number without a unit that is another one for nearly every product: a code, or something that nobody can say. */
const isUnreadable = (profile: Profile): boolean =>
  profile.concept === 'unknown' &&
  lacksUnit(profile) &&
  profile.known >= MANY_KNOWN &&
  profile.codes.length > 0.9 * profile.known &&
  profile.column.type === 'number' &&
  profile.column.numbers.every(Number.isInteger);
const MANY_KNOWN = 20;

const isFreeText = (values: readonly string[]): boolean => {
  const mean = (measure: (value: string) => number) =>
    values.reduce((sum, value) => sum + measure(value), 0) / Math.max(1, values.length);
  return mean((value) => value.length) > 60 || mean((value) => value.split(/\s+/).length) > 7;
};

/** Small catalogs may have a value for every other product and still be worth asking. */
export const isNearlyUnique = ({ codes, known, attribute }: Profile): boolean =>
  attribute.type === 'text' && (codes.length > 0.8 * known || (codes.length > 40 && codes.length > 0.4 * known));

/** A list of what each product has, nearly always in other words: `40 blades for dry land`. Nobody looks through it for what they need. */
const areManyAndUnlike = ({ attribute, concept, codes, counts }: Profile): boolean =>
  attribute.type === 'list' &&
  !FOUND_BY_NAME.has(concept) &&
  codes.length > MANY_FEATURES &&
  codes.filter((code) => counts[code] === 1).length > MOSTLY_UNLIKE * codes.length;
const MANY_FEATURES = 30;
const MOSTLY_UNLIKE = 0.7;
/** Names are looked up in lists of any length. */
const FOUND_BY_NAME: ReadonlySet<Concept> = new Set(['kind', 'use', 'need', 'brand', 'color', 'size', 'series']);

/** Letters and digits in one word, or a long number: `BC-AC-4551`, `i5-7200U`. */
const isCode = (value: string): boolean =>
  value.split(/\s+/).some((word) => word.length >= 4 && /\d/.test(word) && /^[\p{L}\d._/-]+$/u.test(word));

/** From 0 to 1: how easily a shopper can answer. `fill`: the share of the products in question that have a value. */
export function ease(profile: Profile, fill: number = saidOf(profile) / profile.products): number {
  // If many shoppers must skip it, a question is a burden.
  return easeByKind(profile) * (0.4 + 0.6 * fill) * (isMostlyOne(profile) ? ONE_FOR_ALL : 1);
}

/**
 * Whether one value stands for nearly all: nearly every shopper would give the same reply. Those who need another thing say unasked what it is
 * and for whom, and which size they wear.
 */
export const isMostlyOne = ({ attribute: { type }, concept, codes, counts, known }: Profile): boolean =>
  (type === 'text' || type === 'number') &&
  !SAID_UNASKED.has(concept) &&
  codes.some((code) => (counts[code] ?? 0) > MOSTLY * known);
const SAID_UNASKED: ReadonlySet<Concept> = new Set(['kind', 'use', 'person', 'age', 'size', 'price']);
const MOSTLY = 0.95;
const ONE_FOR_ALL = 0.4;

function easeByKind(profile: Profile): number {
  const { concept, attribute } = profile;
  if (attribute.type === 'boolean') return easeOfYes(profile);
  if (isUnnamed(profile)) return 0.25;
  if (isMeasured(profile)) return 0.35;
  if (isOnThePlate(profile)) return 0.38;
  const byConcept = isSecond(profile) ? SECOND * (EASE[concept] ?? 0.5) : EASE[concept];
  // It is hard to ask for one end of a range (from 150 cm, to 180 cm) without the other. People know best how much it may be at most.
  const end = rangeEnd(attribute);
  if (end !== null) return (end.isUpper ? 0.7 : 0.4) * (byConcept ?? 0.5);
  if (byConcept !== undefined) return byConcept;
  if (attribute.type === 'number') return attribute.unit === null ? 0.4 : 0.5;
  const values = frequentValues(profile, 40);
  const codes = values.filter(isCode).length / Math.max(1, values.length);
  const length = values.reduce((sum, value) => sum + value.length, 0) / Math.max(1, values.length);
  // People understand answers of a few words when they see them.
  const isPlain = profile.codes.length <= FEW_WORDS && codes === 0 && length <= 20;
  return isPlain ? 0.65 : Math.max(0.2, 0.6 - 0.3 * codes - Math.max(0, length - 20) * 0.01);
}

/** Of the products that it is known of. */
export const yesShare = (profile: Profile): number => (profile.counts[CODE_OF_YES] ?? 0) / Math.max(1, saidOf(profile));
const CODE_OF_YES = 2;

/** Nobody asks whether there is a drive or what nearly all have; how large it is says more. */
function easeOfYes({ concept, codes, counts, products }: Profile): number {
  const most = Math.max(...codes.map((code) => counts[code] ?? 0), products - (counts[2] ?? 0));
  return (IS_MEASURED.has(concept) ? 0.3 : (EASE[concept] ?? 0.65)) * (most > NEARLY_ALL * products ? 0.5 : 1);
}
/** Concepts of which people ask how much, not whether. */
const IS_MEASURED: ReadonlySet<Concept> = new Set(['amount', 'count', 'size', 'screen', 'weight', 'year']);
const NEARLY_ALL = 0.9;

/** Names of the trade for a part, of which there are dozens: families of processors, chipsets. */
export const areTradeNames = ({ concept, attribute, codes }: Profile): boolean =>
  (concept === 'technical' || concept === 'part') && attribute.type !== 'number' && codes.length > MOST_PARTS;
const MOST_PARTS = 20;

/** Lengths, which shoppers would have to measure. */
export const isMeasured = ({ attribute: { type, name, label } }: Profile): boolean =>
  type === 'number' && [name, label ?? ''].some((text) => MEASURED.test(foldText(text)));

/** `Size 2`, the size of the second part of a set: asked after that of the first. */
const isSecond = ({ attribute: { name, label } }: Profile): boolean => /[ _][2-9]$/.test(label ?? name);
const SECOND = 0.6;

/** One of several numbers of a cell: nobody can be asked for it alone. What is counted (`Modules 2`) speaks for itself. */
export const isOneOfSeveral = (profile: Profile): boolean => isUnnamed(profile) && profile.concept !== 'count';

/** `Dimensions 2`: nobody knows which of several numbers it is until the author names it. */
export const isUnnamed = ({ attribute: { type, name, label } }: Profile): boolean =>
  type === 'number' && /[ _]\d$/.test(label ?? name);

const MEASURED =
  /\b(length|width|height|depth|lange|breite|hohe|hoehe|tiefe|laenge|delka|sirka|vyska|hloubka|einbau(tiefe|hohe)|\w*ausschnitt|cut ?out)\b/;

const FEW_WORDS = 8;

/** The power that a device draws is on its plate, which shoppers do not see. */
const isOnThePlate = ({ attribute: { type, name, label, unit } }: Profile): boolean =>
  type === 'number' &&
  (unit === 'bar' || /^k?W$/.test(unit ?? '') || [name, label ?? ''].some((text) => POWER.test(foldText(text))));
const POWER = /\b(wattage|\w*leistung)\b/;

const EASE: Readonly<Partial<Record<string, number>>> = {
  kind: 1,
  use: 1,
  need: 1,
  person: 1,
  age: 1,
  size: 0.95,
  price: 1,
  brand: 0.7,
  color: 0.75,
  material: 0.75,
  amount: 0.75,
  count: 0.6,
  weight: 0.6,
  year: 0.5,
  screen: 0.9,
  theme: 0.6,
  familiar: 0.75,
  part: 0.5,
  technical: 0.18,
};

/** They are counted rather than measured, or have a unit of their own. */
const WITHOUT: ReadonlySet<Concept> = new Set(['price', 'count', 'year', 'age', 'size', 'kind']);
const SAYS_IT =
  /\b(dpi|rpm|ppi|fps|spf|ratio|rating|score|stars?|level|stufe|grade|note|lanes|modules?|cas|number|anzahl|zahl|\w*slots|\w*bays|index|f number|cri|ra|ibu|ebu|ebc|srm|phases?|phasen|fases|fasi|fasen|fazy|faze|faz|poles?|puffs?|class|klasse|classe|clase|klasa|trida|osztaly|clasa|luokka|sinif|factor|faktor|powerfaktor|facteur|fattore)\b|фаз|класс?$|індекс|индекс/;

/** Whether shoppers cannot understand the number, because the catalog has no unit for it: a monitor's `60` may be anything. */
export const lacksUnit = ({ attribute: { type, unit, name, label }, concept }: Profile): boolean =>
  type === 'number' &&
  unit === null &&
  !WITHOUT.has(concept) &&
  ![name, label ?? ''].some((text) => SAYS_IT.test(foldText(text)));
