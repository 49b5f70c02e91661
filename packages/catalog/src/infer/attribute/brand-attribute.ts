// The attribute that says the maker gets the same name in every catalog, and spellings of one maker are one value.

import type { AttributeRule } from '../../mapping/mapping.ts';
import type { CountedValue } from '../column/column-facts.ts';
import { attributeRule } from '../new-rule.ts';
import { joinSpellings } from './join-spellings.ts';

interface BrandAttribute {
  readonly rules: readonly AttributeRule[];
  readonly values: readonly CountedValue[];
}

/** `word`: the label that it gets where shoppers would not use that of the file. */
export function asBrand(
  rules: readonly AttributeRule[],
  values: readonly CountedValue[],
  word: string,
): BrandAttribute {
  const joined = joinSpellings(values);
  const named = rules.map((rule) =>
    attributeRule({
      ...{ ...rule, name: 'brand', map: [...rule.map, ...joined.map] },
      label: NOT_SAID_OF_BRANDS.test(rule.label ?? '') ? word : rule.label,
    }),
  );
  return { rules: named, values: joined.values };
}

/** Words for the maker that programs and traders use. */
const NOT_SAID_OF_BRANDS = /^(?:company|vendor|oem|make|maker|brand name)$/i;
