// One product field given beside a mapping, `link=https://shop.example/{sku}`. It has the same rules as a mapping file, and
// the same parser reads it.

import { didYouMean } from '../did-you-mean.ts';
import { likeNames } from './fit-columns.ts';
import { PRODUCT_FIELDS, type ProductField, type ValueRule } from './mapping.ts';
import { MappingFileError, readMapping } from './read-mapping.ts';

export interface GivenField {
  readonly field: ProductField;
  readonly rule: ValueRule;
}

/**
 * The text after `=` is a column or a template, as it is. Several, of which the first with a value counts, and a rule with members are
 * written as in YAML: `[Sale price, Price]`, `{ from: Price, decimal: comma }`. `name` is for messages. Throws `MappingFileError`.
 */
export function readGivenField(name: string, text: string): GivenField {
  const refuse = (what: string): MappingFileError => new MappingFileError(name, [{ line: 1, column: 1, what }]);
  const at = text.indexOf('=');
  if (at === -1)
    throw refuse(`${JSON.stringify(text)} has no =; write a field, = and a column or template, such as sku=Id`);
  const named = text.slice(0, at).trim();
  const [field] = likeNames(named, PRODUCT_FIELDS);
  if (field === undefined) {
    const attribute = `an attribute is set as attributes.${named === '' ? 'NAME' : named}=…`;
    const mend = `${didYouMean(named, PRODUCT_FIELDS)}there are ${PRODUCT_FIELDS.join(', ')}; ${attribute}`;
    throw refuse(`there is no field ${JSON.stringify(named)}; ${mend}`);
  }
  const given = text.slice(at + 1).trim();
  const value = given === '' || hasMembers(given) || SEVERAL.test(given) ? given : JSON.stringify(given);
  const rule = readMapping(name, `${field}: ${value}`).fields[field];
  if (rule === undefined) throw refuse(`nothing is given for ${field}`);
  return { field, rule };
}

/** Whether the text is a rule with members rather than a column or a template. */
export const hasMembers = (given: string): boolean => MEMBERS.test(given);

/** Nobody calls a column so. */
const SEVERAL = /^\[[^[\]]+,.*\]$/s;
const MEMBERS = /^\{\s*(?:from|column|value)\s*:.*\}$/s;
