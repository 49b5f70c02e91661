// Numbers of which more is better beyond doubt: whoever needs 8 GB of memory is glad of 16, and whoever wants a tent that
// bears 3,000 mm of water of one that bears 5,000. Answers of one number alone would put the better ones behind.

import { foldText } from '../words/fold-text.ts';
import { labelOf } from '../words/label-of.ts';
import type { Profile } from './profile.ts';
import { rangeEnd } from './range-end.ts';

const UNITS = /^([kmgt]i?b|mp|megapixels?|mah)$/i;
const NAMES =
  /\b(ram|arbeitsspeicher|storage|\w*speicherplatz|ssd|hdd|(battery|akku) ?(life|capacity|laufzeit|kapazitat)|akku(laufzeit|kapazitat)|water ?column|hydrostatic head|waterproof(ness)? rating|wassersaule|megapixels?|refresh rate|bildwiederhol(rate|frequenz))\b/;
/** Of drives and memory in parts: their number is a matter of what they are put into. */
const NOT = /\b(slots?|modules?|bays?|banks?|block|sector|page)\b/;

export function isAtLeast({ attribute, concept }: Profile): boolean {
  if (attribute.type !== 'number' || concept === 'price' || rangeEnd(attribute) !== null) return false;
  const label = foldText(labelOf(attribute));
  return (UNITS.test(attribute.unit ?? '') || NAMES.test(label)) && !NOT.test(label);
}

/** The replies of a product to ascending bounds: one bit for each that it reaches. */
export const boundsReached = (value: number, bounds: readonly number[]): number =>
  bounds.reduce((set, bound, nth) => (value >= bound ? set | (1 << nth) : set), 0);
