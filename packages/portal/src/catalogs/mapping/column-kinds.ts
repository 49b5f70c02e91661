// What somebody says that a column is, and the rule of the mapping file that says the same.

import {
  type ColumnUse,
  type EditedMapping,
  type EditedRule,
  FIELDS,
  type Field,
  faultOfName,
  fromColumn,
  isMembers,
  withAttribute,
  withField,
  without,
  withoutUse,
} from './edited-mapping.ts';

export const VALUE_KINDS = ['number', 'text', 'list', 'boolean'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];
export type ColumnKind = Field | ValueKind | 'currency' | 'offer' | 'drop' | 'nothing';

/** As the file's reader concludes it where no type is given. */
export function valueKindOf(rule: EditedRule): ValueKind {
  const { type, matches, split, part, collect, between, unit, units, scale, decimal, sum } = rule;
  const named = VALUE_KINDS.find((kind) => kind === type);
  if (named !== undefined) return named;
  if (matches !== undefined || rule.true !== undefined || rule.false !== undefined) return 'boolean';
  if (collect === true || between !== undefined || (split !== undefined && part === undefined)) return 'list';
  const isNumber = [unit, units, scale, decimal].some((member) => member !== undefined) || sum === true;
  return isNumber || part === 'min' || part === 'max' ? 'number' : 'text';
}

export function kindOf(use: ColumnUse): ColumnKind {
  if (use.kind === 'field') return use.field;
  return use.kind === 'attribute' ? valueKindOf(use.rule) : use.kind;
}

const isField = (kind: ColumnKind): kind is Field => FIELDS.some((field) => field === kind);

/** Words of many languages that can only mean one of the two. */
const YES = [
  'yes',
  'true',
  'ja',
  'oui',
  'sí',
  'si',
  'sì',
  'tak',
  'ano',
  '1',
  'x',
  'y',
  'wahr',
  'vorhanden',
  'in stock',
];
const NO = ['no', 'false', 'nein', 'non', 'nie', 'ne', '0', 'n', '-', 'falsch', 'nicht vorhanden', 'out of stock'];

const wordsAmong = (known: readonly string[], texts: readonly string[]): string[] =>
  texts.filter((text) => known.includes(text.trim().toLowerCase()));

/** `use`: what it was so far, null: nothing; `texts`: its commonest cells. */
export function withKind(
  mapping: EditedMapping,
  column: string,
  use: ColumnUse | null,
  kind: ColumnKind,
  texts: readonly string[] = [],
): EditedMapping {
  const cleared = use === null ? mapping : withoutUse(mapping, use, column);
  if (kind === 'nothing') return cleared;
  if (kind === 'currency') {
    const { currency } = cleared;
    return {
      ...cleared,
      currency: { code: isMembers(currency) ? currency.code : (currency ?? texts[0]), from: column },
    };
  }
  // Only a whole rule says which prices it is about.
  if (kind === 'offer') return mapping;
  if (kind === 'drop')
    return { ...cleared, drop: [...(Array.isArray(cleared.drop) ? cleared.drop : []), { column, blank: true }] };
  const source = fromColumn(column);
  const before = use?.kind === 'field' || use?.kind === 'attribute' ? use.rule : {};
  if (isField(kind)) return withField(cleared, kind, { ...source, ...ruleOfField(kind, before, texts) });
  const name = use?.kind === 'attribute' ? use.name : freeName(cleared, column);
  const rule = { ...source, ...ruleOfValues(kind, before, texts), ...kept(before, ['label', 'map']) };
  if (use?.kind !== 'attribute') return withAttribute(cleared, name, rule);
  // It keeps its place among the attributes.
  return withAttribute(mapping, name, rule);
}

const kept = (rule: EditedRule, members: readonly string[]): EditedRule =>
  Object.fromEntries(members.flatMap((member) => (rule[member] === undefined ? [] : [[member, rule[member]]])));

function ruleOfField(field: Field, before: EditedRule, texts: readonly string[]): EditedRule {
  if (field === 'available') return ruleOfValues('boolean', before, texts);
  return field === 'price' || field === 'list_price' ? kept(before, ['decimal', 'scale']) : {};
}

function ruleOfValues(kind: ValueKind, before: EditedRule, texts: readonly string[]): EditedRule {
  switch (kind) {
    case 'number':
      return { ...kept(before, ['unit', 'units', 'decimal', 'scale', 'pattern']), type: 'number' };
    case 'list':
      if (before.between !== undefined) return kept(before, ['between', 'unit']);
      return { split: typeof before.split === 'string' ? before.split : likelySeparator(texts) };
    case 'boolean':
      return before.matches !== undefined
        ? kept(before, ['matches'])
        : { true: wordsAmong(YES, texts), false: wordsAmong(NO, texts) };
    case 'text':
      return { ...kept(before, ['pattern']), type: 'text' };
  }
}

const SEPARATORS = [' / ', '; ', ';', '|', ', ', ',', '/'];

const likelySeparator = (texts: readonly string[]): string =>
  SEPARATORS.find((separator) => texts.filter((text) => text.includes(separator)).length * 3 > texts.length) ?? ',';

/** Lower case letters, digits and underscores; not one that is taken. */
export function freeName(mapping: EditedMapping, column: string): string {
  const plain =
    column
      .normalize('NFKD')
      .replace(/ß/g, 'ss')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^[_\d]+|_+$/g, '')
      .slice(0, 40) || 'value';
  for (let number = 1; ; number++) {
    const name = number === 1 ? plain : `${plain}_${number}`;
    if (faultOfName(mapping, name) === null) return name;
  }
}

/** Spellings that are one: `into` stands for all of them; null: they mean no value. */
export function mergingSpellings(rule: EditedRule, spellings: readonly string[], into: string | null): EditedRule {
  const before = isMembers(rule.map) ? rule.map : {};
  const added = Object.fromEntries(spellings.filter((text) => text !== into).map((text) => [text, into]));
  return { ...rule, map: { ...before, ...added } };
}

export function partingSpellings(rule: EditedRule, spelling: string): EditedRule {
  const map = without(isMembers(rule.map) ? rule.map : {}, spelling);
  return Object.keys(map).length === 0 ? without(rule, 'map') : { ...rule, map };
}
