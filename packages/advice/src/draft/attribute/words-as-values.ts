// Names that mean a code of the shop's system or a property of the thing, such as `handle`: the values tell. `wood` and `bone` are what a knife is
// held by; `chef-knife-8in` is where the shop's page is.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';

/** Whole labels, folded. */
const TWO_SENSES = /^(handles?|dress codes?|(sleeping|riding|seating|mounting|lens|burner|handle) positions?)$/;
/** With a small letter, so that no `EUR` or `DE` is among them; without hyphens and digits, which addresses have. */
const IN_WORDS = /^(?=.*\p{Ll})\p{L}[\p{L}\p{M}'’]+(?:[ ,&/]+\p{L}[\p{L}\p{M}'’]*){0,3}$/u;
const MOST_VALUES = 40;
const MOSTLY = 0.8;

/** `values`: some of them; `all`: how many there are. */
export function saysProperty({ name, label }: Attribute, values: readonly string[], all: number): boolean {
  if (values.length === 0 || all > MOST_VALUES) return false;
  if (![name, ...(label === null ? [] : [label])].map(foldText).every((folded) => TWO_SENSES.test(folded)))
    return false;
  return values.filter((value) => IN_WORDS.test(value.trim())).length >= MOSTLY * values.length;
}
