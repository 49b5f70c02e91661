// Numbers that shoppers bound on one side only. More memory is always better, so people say how much they need at least.
// Less weight is always better, so they say how much they bear at most. An answer with two ends would rank better products
// behind worse ones.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';
import { labelOf } from '../words/label-of.ts';
import type { Profile } from './profile.ts';
import { rangeEnd } from './range-end.ts';

const UNITS = /^([kmgt]i?b|mp|megapixels?|mah)$/i;
const NAMES =
  /\b(ram|arbeitsspeicher|storage|\w*speicherplatz|ssd|hdd|(battery|akku) ?(life|capacity|laufzeit|kapazitat)|akku(laufzeit|kapazitat)|water ?column|hydrostatic head|waterproof(ness)? rating|wassersaule|megapixels?|refresh rate|bildwiederhol(rate|frequenz))\b/;
/** How many memory modules or drives fit depends on the computer that they are put into. */
const NOT = /\b(slots?|modules?|bays?|banks?|block|sector|page)\b/;

/** True if more is always better: a shopper who needs 8 GB of memory is also happy with 16. */
export function isAtLeast({ attribute, concept }: Profile): boolean {
  if (attribute.type !== 'number' || concept === 'price' || rangeEnd(attribute) !== null) return false;
  const label = foldText(labelOf(attribute));
  return (UNITS.test(attribute.unit ?? '') || NAMES.test(label)) && !NOT.test(label);
}

/** The replies of a product to ascending bounds: one bit for each that it reaches. */
export const boundsReached = (value: number, bounds: readonly number[]): number =>
  bounds.reduce((set, bound, nth) => (value >= bound ? set | (1 << nth) : set), 0);

const LOUDNESS =
  /^((max|maximum|highest|min|minimum|lowest) )?(noise|noise level|loudness|lautstarke|gerauschpegel|lautheit)( (from|to|min|max|von|bis|highest|lowest|(grosster|kleinster) wert))?$/;

/** True if less is always better: a shopper who would carry 2 kg is also happy with 1 kg. */
export const isAtMost = ({ attribute, concept }: Profile): boolean =>
  attribute.type === 'number' &&
  (concept === 'weight' ||
    isMileage(attribute) ||
    LOUDNESS.test(foldText(labelOf(attribute))) ||
    LESS.test(foldText(labelOf(attribute))));

/** How far it was driven. */
export const isMileage = (attribute: Attribute): boolean => MILEAGE.test(foldText(labelOf(attribute)));

const MILEAGE =
  /\b(mileage|odometer|kilometerstand|laufleistung|kilometrage|kilometraje|chilometraggio|quilometragem|najete kilometry|przebieg|пробег|пробіг|ajokilometrit)\b|пробег|пробіг/;
/** Names of other things of which less is better. */
const LESS = /\b(response time|reaktionszeit|energy consumption|stromverbrauch)\b/;

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
