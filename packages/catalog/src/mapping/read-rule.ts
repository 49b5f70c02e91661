// The members of one rule in a mapping file: of a product field, of an attribute, or of rows to leave out.

import type { AttributeType, ReservedAttribute } from '@guidepost/engine/product';
import type {
  AttributeRule,
  Between,
  Decimal,
  DropRule,
  Part,
  PriceDecimal,
  ProductField,
  ValueRule,
  ValueSource,
} from './mapping.ts';
import { parseTemplate } from './parse-template.ts';
import type { YamlMembers, YamlValue } from './yaml-members.ts';

/** The type makes sure that none is missing. */
const RESERVED: Readonly<Record<ReservedAttribute, true>> = { any: true, all: true, not: true, price: true };

const VALUE_MEMBERS = ['from', 'column', 'value', 'pattern', 'map'] as const;
const NUMBER_MEMBERS = ['decimal', 'scale'] as const;
const PRICE_MEMBERS = [...NUMBER_MEMBERS, 'part'] as const;
const BOOLEAN_MEMBERS = ['true', 'false', 'matches'] as const;
const ATTRIBUTE_MEMBERS = ['type', 'unit', 'label', 'units', 'sum', 'split', 'part', 'collect', 'between'] as const;
const BETWEENS: readonly Between[] = ['numbers', 'months'];
const DECIMALS: readonly Decimal[] = ['point', 'comma'];
const PRICE_DECIMALS: readonly PriceDecimal[] = [...DECIMALS, 'each'];
const DROP_MEMBERS = ['column', 'equals', 'in', 'not_in', 'matches', 'blank'] as const;
const TYPES: readonly AttributeType[] = ['number', 'text', 'list', 'boolean'];

const NO_RULE: ValueRule = {
  from: [],
  pattern: null,
  map: [],
  decimal: null,
  scale: null,
  part: null,
  words: null,
  matches: null,
};

/** `title: Name`, `title: "{A} {B}"`, or members. A field with no value (`description:`) is switched off. */
export function readFieldRule(yaml: YamlMembers, value: YamlValue, field: ProductField): ValueRule {
  if (yaml.isNull(value)) return NO_RULE;
  const numeric = field === 'price' || field === 'list_price';
  const own = numeric ? PRICE_MEMBERS : field === 'available' ? BOOLEAN_MEMBERS : [];
  const { rule } = readValueRule(yaml, value, [...VALUE_MEMBERS, ...own], PRICE_DECIMALS);
  if (rule.from.some(hasPlaceholder))
    yaml.fault(
      value,
      'YOUR-SHOP stands for the address of your shop; write your own in its place, such as www.shop.example, as you would open it in a browser',
    );
  return rule;
}

/** An address as it is proposed for a file that has none. With it, each product would have one that leads nowhere. */
const hasPlaceholder = (source: ValueSource): boolean => {
  if (source.kind === 'column') return false;
  const texts = source.kind === 'constant' ? [source.text] : source.parts.filter((part) => typeof part === 'string');
  return texts.some((text) => /^https?:\/\/YOUR-SHOP(?![\w.-])/i.test(text));
};

export function readAttributeRule(yaml: YamlMembers, name: string, value: YamlValue): AttributeRule {
  const reason = refuseAttributeName(name);
  if (reason !== null) yaml.fault(value, reason);
  const known = [...VALUE_MEMBERS, ...NUMBER_MEMBERS, ...BOOLEAN_MEMBERS, ...ATTRIBUTE_MEMBERS];
  const { rule, read } = readValueRule(yaml, value, known, DECIMALS);
  const units = read('units', (member) => readUnits(yaml, member)) ?? [];
  const sum = read('sum', (member) => yaml.boolean(member)) ?? false;
  const split = read('split', (member) => yaml.text(member));
  const { part } = rule;
  const collect = read('collect', (member) => yaml.boolean(member)) ?? false;
  const between = read('between', (member) => yaml.word(member, BETWEENS));
  const unit = read('unit', (member) => yaml.text(member));
  const implied: AttributeType =
    rule.matches !== null || rule.words !== null
      ? 'boolean'
      : collect || between !== null || (split !== null && part === null)
        ? 'list'
        : typeof part === 'string' ||
            unit !== null ||
            sum ||
            units.length > 0 ||
            rule.scale !== null ||
            rule.decimal !== null
          ? 'number'
          : 'text';
  const type = read('type', (member) => yaml.word(member, TYPES)) ?? implied;
  const attribute = {
    ...rule,
    name,
    type,
    unit,
    label: read('label', (member) => yaml.text(member)),
    units,
    sum,
    split,
    collect,
    between,
  };
  refuseContradictions(yaml, value, attribute);
  return attribute;
}

/** Why an attribute cannot have this name, or null. */
export function refuseAttributeName(name: string): string | null {
  if (Object.hasOwn(RESERVED, name)) return `no attribute can be named ${name}, because conditions use that word`;
  if (name === '__proto__') return 'no attribute can be named __proto__';
  if (name.trim() !== name || name === '')
    return 'the name of an attribute cannot be empty, or begin or end with a space';
  if (name.length > 100) return 'the name of an attribute cannot be longer than 100 characters';
  return /\p{Cc}/u.test(name) || !name.isWellFormed()
    ? 'the name of an attribute cannot have control characters'
    : null;
}

function readValueRule<D extends PriceDecimal>(
  yaml: YamlMembers,
  value: YamlValue,
  known: readonly string[],
  decimals: readonly D[],
) {
  const short = yaml.isText(value) || yaml.isList(value);
  const template = yaml.unquotedTemplate(value);
  if (template !== null) yaml.fault(value, `a template needs quotes around it: '${template}'`);
  const members = short || template !== null ? new Map([['from', value]]) : yaml.members(value, known);
  const read = <T>(name: string, reader: (member: YamlValue) => T | null): T | null => {
    const member = members.get(name);
    return member === undefined ? null : reader(member);
  };
  const yes = read('true', (member) => yaml.texts(member));
  const no = read('false', (member) => yaml.texts(member));
  const rule: ValueRule & { readonly decimal: D | null } = {
    from: template === null ? readSources(yaml, value, members) : [],
    pattern: read('pattern', (member) => yaml.pattern(member)),
    map: read('map', (member) => readMap(yaml, member)) ?? [],
    decimal: read('decimal', (member) => yaml.word(member, decimals)),
    scale: read('scale', (member) => readScale(yaml, member)),
    part: read('part', (member) => readPart(yaml, member)),
    words: yes === null && no === null ? null : { true: yes ?? [], false: no ?? [] },
    matches: read('matches', (member) => yaml.pattern(member)),
  };
  return { rule, read };
}

function readSources(yaml: YamlMembers, value: YamlValue, members: Map<string, YamlValue>): readonly ValueSource[] {
  const given = (['from', 'column', 'value'] as const).filter((name) => members.has(name));
  const [name, second] = given;
  const member = name === undefined ? undefined : members.get(name);
  if (member === undefined || second !== undefined) {
    yaml.fault(value, 'exactly one of from (a column or a template), column and value (a fixed text) is needed');
    return [];
  }
  return yaml.list(member).flatMap((element): ValueSource[] => {
    const text = yaml.text(element);
    if (text === null) return [];
    if (name === 'column') return [{ kind: 'column', column: text }];
    if (name === 'value') return [{ kind: 'constant', text }];
    const source = parseTemplate(text);
    if (typeof source !== 'string') return [source];
    yaml.fault(element, source);
    return [];
  });
}

const readMap = (yaml: YamlMembers, value: YamlValue): (readonly [string, string | null])[] =>
  [...yaml.members(value, null)].map(([spelling, merged]) => [
    spelling,
    yaml.isNull(merged) ? null : yaml.text(merged),
  ]);

const readUnits = (yaml: YamlMembers, value: YamlValue): (readonly [string, number])[] =>
  [...yaml.members(value, null)].map(([unit, member]) => {
    const worth = yaml.number(member) ?? 1;
    if (worth <= 0) yaml.fault(member, 'a unit is worth more than 0; write how many of the first unit it is');
    return [unit, worth];
  });

function readScale(yaml: YamlMembers, value: YamlValue): number | null {
  const scale = yaml.number(value);
  if (scale === 0) yaml.fault(value, 'a scale of 0 makes every number 0; write a factor such as 0.001');
  return scale;
}

function readPart(yaml: YamlMembers, value: YamlValue): Part | null {
  const text = yaml.text(value);
  if (text === null || text === 'min' || text === 'max') return text;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  yaml.fault(value, 'expected here: 1 for the first part, 2 for the second and so on, or min or max');
  return null;
}

function refuseContradictions(yaml: YamlMembers, value: YamlValue, rule: AttributeRule): void {
  const refuse = (member: string, type: AttributeType): void => {
    if (rule.type !== type) yaml.fault(value, `\`${member}\` is for the type ${type}, but the type is ${rule.type}`);
  };
  if (rule.matches !== null) refuse('matches', 'boolean');
  if (rule.words !== null) refuse('true', 'boolean');
  if (rule.split !== null && rule.part === null) refuse('split', 'list');
  if (rule.collect) refuse('collect', 'list');
  if (rule.between !== null) refuse('between', 'list');
  if (rule.between !== null && rule.split !== null)
    yaml.fault(value, '`between` reads several ranges in a cell by itself; leave `split` out');
  if (rule.part !== null) {
    if (rule.split === null) yaml.fault(value, '`part` needs `split`, which names the separator of the parts');
    if (rule.matches !== null || rule.sum) yaml.fault(value, '`part` picks one value; leave `matches` and `sum` out');
    if (rule.type !== 'number' && rule.type !== 'text') yaml.fault(value, '`part` is for the types number and text');
    if (typeof rule.part === 'string') refuse('part: min or max', 'number');
  }
  if (rule.split === '') yaml.fault(value, '`split` cannot be empty; name the separator of the values');
  if (rule.scale !== null) refuse('scale', 'number');
  if (rule.sum) refuse('sum', 'number');
  if (rule.units.length > 0) refuse('units', 'number');
  if (rule.sum && rule.pattern === null) {
    yaml.fault(value, '`sum` needs a `pattern`; its first group is the number, its second, if there is one, the unit');
  }
  if (rule.matches !== null && rule.words !== null) yaml.fault(value, 'give `matches` or words, not both');
}

/** `drop:`, rows to leave out. */
export function readDropRules(yaml: YamlMembers, value: YamlValue): DropRule[] {
  return yaml.list(value).map((element) => readDropRule(yaml, element));
}

function readDropRule(yaml: YamlMembers, value: YamlValue): DropRule {
  const members = yaml.members(value, DROP_MEMBERS);
  const read = <T>(name: string, reader: (member: YamlValue) => T | null): T | null => {
    const member = members.get(name);
    return member === undefined ? null : reader(member);
  };
  const equals = read('equals', (member) => yaml.text(member));
  const rule: DropRule = {
    column: read('column', (member) => yaml.text(member)) ?? '',
    in: read('in', (member) => yaml.texts(member)) ?? (equals === null ? null : [equals]),
    notIn: read('not_in', (member) => yaml.texts(member)),
    matches: read('matches', (member) => yaml.pattern(member)),
    blank: read('blank', (member) => yaml.boolean(member)),
  };
  if (rule.column === '') yaml.fault(value, '`column` is missing; name the column that decides');
  if (members.has('equals') && members.has('in')) yaml.fault(value, 'give `equals` or `in`, not both');
  if (members.size < 2) yaml.fault(value, 'a test is missing: equals, in, not_in, matches or blank');
  return rule;
}
