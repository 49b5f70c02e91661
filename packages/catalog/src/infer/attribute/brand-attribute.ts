// The attribute that says the maker gets the same name in every catalog, and spellings of one maker are one value.

import type { AttributeRule } from '../../mapping/mapping.ts';
import type { CountedValue } from '../column/column-facts.ts';
import { attributeRule } from '../new-rule.ts';
import { joinSpellings } from './join-spellings.ts';

interface BrandAttribute {
  readonly rules: readonly AttributeRule[];
  readonly values: readonly CountedValue[];
}

/** `word`: the label that it gets where shoppers would not use that of the file. `spelled`: value → as titles write it. */
export function asBrand(
  rules: readonly AttributeRule[],
  values: readonly CountedValue[],
  word: string,
  spelled: ReadonlyMap<string, string> = new Map(),
): BrandAttribute {
  const joined = joinSpellings(values);
  const titled = (text: string): string => spelled.get(text) ?? text;
  const meant = new Map([...spelled, ...joined.map.map(([text, into]) => [text, titled(into)] as const)]);
  const map = [...meant].filter(([text, into]) => text !== into);
  const named = rules.map((rule) =>
    attributeRule({
      ...{
        ...rule,
        name: 'brand',
        map: [
          ...rule.map.map(([text, into]) => [text, into === null ? null : (meant.get(into) ?? into)] as const),
          ...map,
        ],
      },
      label: NOT_SAID_OF_BRANDS.test(rule.label ?? '') ? word : rule.label,
    }),
  );
  return { rules: named, values: joined.values.map((value) => ({ ...value, text: titled(value.text) })) };
}

/** Words for the maker that programs and traders use. */
const NOT_SAID_OF_BRANDS = /^(?:company|vendor|oem|make|maker|brand (?:name|ref|reference|id|slug|key|code))$/i;
