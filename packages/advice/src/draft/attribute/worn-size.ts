// Recognises sizes of clothes and shoes. People have such a size and may know it. They choose the sizes of other things.

import { frequentValues, type Profile } from './profile.ts';

/** `M`, `XXL`, `38`, `9.5`, `EU 42`; not `30x40`, `12 oz` or `Large print`. */
const WORN = /^(\d?x{0,4}[sml]|((eu|us|uk) ?)?\d{1,2}([.,]\d{1,2})?|one ?size)$/i;
const FEW = 30;

export function isWornSize({ attribute, concept, ...rest }: Profile): boolean {
  if (concept !== 'size' || attribute.unit !== null) return false;
  const values = frequentValues({ attribute, concept, ...rest }, FEW);
  return values.filter((value) => WORN.test(value.trim())).length > 0.6 * values.length;
}
