// Numbers that shoppers bound on one side only. More memory is always better, so people say how much they need at least.
// Less weight is always better, so they say how much they bear at most. An answer with two ends would rank better products
// behind worse ones.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';
import { isSaidInFractions } from '../words/fractions.ts';
import { labelOf } from '../words/label-of.ts';
import { saysLoad } from '../words/meanings/loads.ts';
import type { Profile } from './profile.ts';
import { rangeEnd } from './range-end.ts';

const UNITS = /^([kmgt]i?b|mp|megapixels?|mah)$/i;
/** Given by an authority, such as for energy. Those of shoppers are not asked for. */
const STARS = /^stars?$/i;
const NAMES =
  /\b(ram|arbeitsspeicher|storage|\w*speicherplatz|ssd|hdd|(battery|akku) ?(life|capacity|laufzeit|kapazitat)|akku(laufzeit|kapazitat)|water ?column|hydrostatic head|waterproof(ness)? rating|wassersaule|megapixels?|refresh rate|bildwiederhol(rate|frequenz)|lifetime|life ?span|service life|lebensdauer|luminous efficacy|lichtausbeute)\b/;
/** How many memory modules or drives fit depends on the computer that they are put into. */
const NOT = /\b(slots?|modules?|bays?|banks?|block|sector|page)\b/;

/** True if more is always better: a shopper who needs 8 GB of memory is also happy with 16. */
export function isAtLeast(profile: Profile): boolean {
  const { attribute, concept } = profile;
  if (attribute.type !== 'number' || concept === 'price' || rangeEnd(attribute) !== null) return false;
  const label = foldText(labelOf(attribute));
  const unit = attribute.unit ?? '';
  return (
    (UNITS.test(unit) ||
      STARS.test(unit) ||
      isLoad(profile) ||
      NAMES.test(label) ||
      isOutOfHundred(profile) ||
      isBareMemory(profile)) &&
    !NOT.test(label)
  );
}

/** What it bears, or how much laundry it takes. */
export const isLoad = ({ attribute, weighed }: Profile): boolean =>
  weighed === 'laundry' || saysLoad(labelOf(attribute), attribute.unit);

const MEMORY = /\b(memory|v?ram|\w*speicher|memoire|memoria|pamiec|pamet|geheugen)\b/;
/** Of the products. */
const MOSTLY = 0.6;

/** `8`, `16` and `12` of a column called memory: everybody takes them for gigabytes, though the catalog does not say so. */
export function isBareMemory({ attribute, column, codes, counts, known }: Profile): boolean {
  if (column.type !== 'number' || attribute.unit !== null || !MEMORY.test(foldText(labelOf(attribute)))) return false;
  const isPower = (code: number): boolean => Number.isInteger(Math.log2(column.numbers[code - 1] ?? 0));
  const powers = codes.filter(isPower).reduce((sum, code) => sum + (counts[code] ?? 0), 0);
  return powers >= MOSTLY * known;
}

/** Ratings of which the best is 100. */
const OUT_OF_HUNDRED =
  /^(cri|ra)( (ra|cri|index))?$|\b(colou?r rendering( index)?|farbwiedergabe\w*|indice de rendu des couleurs|indice de reproduccion cromatica|indice di resa cromatica|kleurweergave\w*)\b/;
const LEAST_RATING = 50;

/** True for a rating such as 80 of 100. A number of another size under the same name is something else. */
export const isOutOfHundred = ({ attribute, column }: Pick<Profile, 'attribute' | 'column'>): boolean =>
  column.type === 'number' &&
  (attribute.unit === null || attribute.unit === 'Ra') &&
  OUT_OF_HUNDRED.test(foldText(labelOf(attribute))) &&
  column.numbers.every((number) => number >= LEAST_RATING && number <= 100);

/**
 * The levels at which people divide a rating out of 100: whole tens, or fives where all are close together. From 90 to 95 is as far as from 50
 * to 75, so ratios say nothing. Null: it is no such rating, or has no two levels.
 */
export function levelsOutOfHundred(profile: Profile): readonly number[] | null {
  const { column, codes } = profile;
  if (column.type !== 'number' || !isOutOfHundred(profile)) return null;
  const numbers = codes.map((code) => column.numbers[code - 1] ?? 0);
  for (const step of [10, 5]) {
    const reached = [...new Set(numbers.map((number) => Math.floor(number / step) * step))];
    const levels = reached.filter((level, nth) => nth > 0 || numbers.includes(level));
    if (levels.length >= 2) return levels;
  }
  return null;
}

/** The replies of a product to ascending bounds: one bit for each that it reaches. */
export const boundsReached = (value: number, bounds: readonly number[]): number =>
  bounds.reduce((set, bound, nth) => (value >= bound ? set | (1 << nth) : set), 0);

const LOUDNESS =
  /^((max|maximum|highest|min|minimum|lowest) )?(noise|noise level|loudness|lautstarke|gerauschpegel|lautheit)( (from|to|min|max|von|bis|highest|lowest|(grosster|kleinster) wert))?$/;

/** True if less is always better: a shopper who would carry 2 kg is also happy with 1 kg. */
export function isAtMost(profile: Profile): boolean {
  const { attribute, concept } = profile;
  // A lure of 3/8 oz is cast with another rod than one of 1/4.
  if (attribute.type !== 'number' || isSaidInFractions(profile)) return false;
  const label = foldText(labelOf(attribute));
  if (isLoad(profile)) return false;
  return (
    (concept === 'weight' && isBurden(profile)) || isMileage(attribute) || LOUDNESS.test(label) || LESS.test(label)
  );
}

/** The weight of what people carry: less of it is better. */
export const isBurden = ({ weighed }: Profile): boolean => weighed === undefined || weighed === 'carried';

/** How far it was driven. */
export const isMileage = (attribute: Attribute): boolean => MILEAGE.test(foldText(labelOf(attribute)));

const MILEAGE =
  /\b(mileage|odometer|kilometerstand|laufleistung|kilometrage|kilometraje|chilometraggio|quilometragem|najete kilometry|przebieg|пробег|пробіг|ajokilometrit)\b|пробег|пробіг/;
/** Names of other things of which less is better. */
const LESS =
  /\b(response time|reaktionszeit|einbautiefe|(mounting|installation|recessed) depth|energy consumption|stromverbrauch)\b/;

/** To most people, two bounds with a smaller ratio than this are the same. */
const APART = 1.15;

/** Ascending bounds without those that hardly differ from the one before. */
export function boundsApart(bounds: readonly number[]): number[] {
  const kept: number[] = [];
  for (const bound of bounds) {
    const before = kept.at(-1);
    if (before === undefined || before <= 0 || bound >= APART * before) kept.push(bound);
  }
  return kept;
}

/** The replies of a product to bounds, one bit for each bound that it keeps. No bit: it exceeds all bounds or has no value. */
export const boundsKept = (value: number, bounds: readonly number[]): number =>
  bounds.reduce((set, bound, nth) => (value <= bound ? set | (1 << nth) : set), 0);
