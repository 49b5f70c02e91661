// Values that are no words of people: lines of data sheets, codes of makers, figures that nobody compares. They stay facts of a product, and
// no shopper chooses by them.

import { foldText } from '../words/fold-text.ts';
import type { Concept } from './concept-names.ts';
import type { Profile } from './profile.ts';

/** `TFT, 256K colors`, `IPS LCD, 450 nits (peak)`: a line of a data sheet, of which no shopper wants exactly that one. */
export const areDataSheets = ({ attribute, concept }: Profile, values: readonly string[]): boolean =>
  attribute.type === 'text' &&
  (concept === 'familiar' || concept === 'unknown' || concept === 'technical' || concept === 'part') &&
  values.filter((value) => DATA_SHEET.test(value)).length > 0.4 * values.length;
/** Parts with a comma or a tilde between them, one of them with a number and a word. */
const DATA_SHEET = /^(?=.*\p{L}.*[,;+~])(?=.*\d\s?[\p{L}%])[^,;+~]*\p{L}.*(?:[,;+]\s|~(?!\s*\d)).*\p{L}/u;

/**
 * `STePS SCE5000`, `BAFANG LCD DP C10`: most values have the number of a part that the maker built in. What a thing has to go with is asked
 * for by just that, and graphics cards and processors are known by it.
 */
export const areModelNames = ({ concept, attribute: { name, label } }: Profile, values: readonly string[]): boolean =>
  (concept === 'familiar' || concept === 'unknown' || concept === 'screen') &&
  ![name, label ?? ''].some((text) => GOES_WITH.test(foldText(text))) &&
  values.filter((value) => MODEL_NAME.test(value)).length > 0.5 * values.length;
const GOES_WITH = /\b(models?|sockets?|sockel|compatib\w*|kompatib\w*|passend\w*|fits|for|fur|graphics|cpu|gpu)\b/;
/** Two letters are enough behind the maker's name, and a blank may stand before the number: `Shimano EP600`, `STePS DUE 7000`. */
const MODEL_NAME =
  /(?:^|\s)(?:(?=\S*\p{Lu}{2})(?=\S*\d{3})\p{Lu}{3,}[\p{Lu}\d-]*\d+|(?<=\p{L}{3,}\s)(?:\p{Lu}{2,3}\d{3,}|\p{Lu}{3,}\s\d{3,}|(?=\S*\d{3})\p{Lu}{2,}\d+(?:\.[\p{Lu}\d]+)+))(?=[\s;,]|$)/u;

/** Figures that nobody compares with each other. */
export const areFigures = (profile: Profile, values: readonly string[]): boolean =>
  areMeasuredRanges(profile, values) || areDimensions(profile, values) || values.every((value) => PIXELS.test(value));

export const areCodes = (profile: Profile, values: readonly string[]): boolean =>
  areShortCodes(profile, values) || areModelCodes(profile, values);

/** `30 to 150 mm/sec`, `100-240 V`: of as many machines as many ranges, which nobody compares. Sizes and ages are known as such. */
const areMeasuredRanges = ({ concept }: Profile, values: readonly string[]): boolean =>
  !HAVE_RANGES.has(concept) &&
  values.length > FEW_RANGES &&
  values.filter((value) => MEASURED_RANGE.test(value)).length > 0.5 * values.length;
const HAVE_RANGES: ReadonlySet<Concept> = new Set(['kind', 'use', 'person', 'age', 'size', 'price']);
const FEW_RANGES = 8;
const MEASURED_RANGE =
  /\d\s*\p{L}{0,5}\s*(?:[-–~…]|\b(?:to|bis|à|a|до|až|do|t\/m|tot)\b)\s*\d+(?:[.,]\d+)?\s*[\p{L}°%]/iu;

/** `1920x1080`: nobody looks for exactly that. */
const PIXELS = /^\d{3,5}\s*[x×*]\s*\d{3,5}(\s*(px|pixels?))?$/i;

/** `Ø120, ET70`, `330x165`: shoppers do not have a ruler with them. The sides of a room in all three directions they never look for, whatever it is called. */
const areDimensions = ({ attribute: { name, label } }: Profile, values: readonly string[]): boolean => {
  const isNamed = [name, label ?? ''].some((text) => DIMENSIONS.test(foldText(text)));
  return values.filter((value) => (isNamed ? /\d/ : THREE_SIDES).test(value)).length > 0.5 * values.length;
};
/** `200*200*180mm`, `L 20 x W 30 x H 5`. */
const THREE_SIDES = /\d\s*\p{L}{0,4}\s*[x×*]\s*\p{L}?\s*\d+(?:[.,]\d+)?\s*\p{L}{0,4}\s*[x×*]\s*\p{L}?\s*\d/iu;
const DIMENSIONS =
  /\b(dimensions?|abmessungen|masse|dimensiones|dimensioni|afmetingen|rozmery|wymiary|mitat|matt|mal|dimenzije|meretek|dimensiuni|boyutlar)\b|^(размеры|розміри|габариты|габарити)/;

/** `L1`, `A3`, `T`; `De`, `Tr`: what they stand for is in some list of the shop. Everybody knows sizes, and the sizes of sockets have two digits. */
const areShortCodes = ({ concept }: Profile, values: readonly string[]): boolean =>
  CODED.has(concept) &&
  values.length > 1 &&
  !values.some((value) => WRITTEN_SIZE.test(value)) &&
  values.filter((value) => SHORT_CODE.test(value)).length >= MOSTLY_CODES * values.length;
const CODED: ReadonlySet<Concept> = new Set(['unknown', 'kind', 'use', 'familiar']);
const SHORT_CODE = /^\p{Lu}\p{L}?\d?$/u;
/** Classes of energy and of schools, too: `A+`, `B`. */
const WRITTEN_SIZE = /^(?:\d?X{0,4}[SL]|M|[A-G]\+{1,3})$/;
const MOSTLY_CODES = 0.6;

/** `6205-2RS-C3`, `M10-50-HEX`: a column that is called a type and has the maker's numbers says nothing of what things are. */
const areModelCodes = ({ concept }: Profile, values: readonly string[]): boolean =>
  concept === 'kind' && values.filter((value) => MODEL_CODE.test(value)).length > MANY_CODES * values.length;
const MODEL_CODE = /^(?=[^\s]*\d)(?=[^\s]*[\p{L}])[\p{L}\d]+(?:[-./_][\p{L}\d]+)+$/u;
const MANY_CODES = 0.35;
