// One rule that is given beside a mapping: for a product field, `price=VK`, for an attribute, `attributes.farbe=Farbton`, or for one
// member of an attribute, `attributes.breite.unit=cm`, whose rule stays as it is otherwise.

import type { AttributeRule } from './mapping.ts';
import { type GivenField, hasMembers, readGivenField } from './read-given-field.ts';
import { MappingFileError, readMapping } from './read-mapping.ts';

export interface GivenAttribute {
  readonly attribute: string;
  readonly rule: AttributeRule;
  /** As it was given: a column, a template, or the whole rule in braces. */
  readonly text: string;
  /** It is a rule with members. Otherwise it only says where the attribute comes from. */
  readonly isWhole: boolean;
}

/** What can be said of an attribute that the mapping has. */
export const SET_MEMBERS = ['unit', 'label', 'split', 'collect'] as const;

export interface GivenMember {
  /** The attribute. */
  readonly of: string;
  readonly member: (typeof SET_MEMBERS)[number];
  readonly text: string;
}

/** `name` is for messages. Throws `MappingFileError`. */
export function readSetting(name: string, setting: string): GivenField | GivenAttribute | GivenMember {
  const [, attribute, given] = ATTRIBUTE.exec(setting) ?? [];
  if (attribute === undefined || given === undefined) return readGivenField(name, setting);
  const text = given.trim();
  const isWhole = hasMembers(text);
  const member = isWhole || text === '' ? undefined : SET_MEMBERS.find((one) => attribute.endsWith(`.${one}`));
  if (member === 'collect' && text !== 'true' && text !== 'false') {
    const what = `${attribute} is true or false`;
    throw new MappingFileError(name, [{ line: 1, column: 1, what }]);
  }
  if (member !== undefined) return { of: attribute.slice(0, -member.length - 1), member, text };
  const value = isWhole ? text : JSON.stringify(text);
  const [rule] =
    text === '' ? [] : readMapping(name, `attributes: { ${JSON.stringify(attribute)}: ${value} }`).attributes;
  if (rule !== undefined) return { attribute, rule, text, isWhole };
  const what = `nothing is given for attributes.${attribute}; write its column after the =`;
  throw new MappingFileError(name, [{ line: 1, column: 1, what }]);
}

const ATTRIBUTE = /^\s*attributes\.([^=]*[^=\s])\s*=(.*)$/s;
