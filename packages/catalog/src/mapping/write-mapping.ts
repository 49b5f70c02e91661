// Writes a mapping as the text of a file that a person can edit. `readMapping` makes the same mapping from it again. Each
// rule is on one line if it fits, and comments are beside what they are about.

import type { AttributeRule, DropRule, Mapping, OfferRule, TemplatePart, ValueRule, ValueSource } from './mapping.ts';
import { PRODUCT_FIELDS } from './mapping.ts';
import { isFixedAddress } from './parse-template.ts';

export interface MappingComments {
  /** At the top of the file. */
  readonly top: readonly string[];
  /**
   * Lines before a rule, by its place: `sku`, `attributes.ram_gb`, `blank`. `fields` and `attributes`: lines before all
   * of these.
   */
  readonly before: Readonly<Record<string, readonly string[]>>;
  /** Lines among the members of an attribute, by its name: members that a person can take out of their comment. */
  readonly inside: Readonly<Record<string, readonly string[]>>;
  /** After the last attribute. */
  readonly bottom: readonly string[];
}

const NO_COMMENTS: MappingComments = { top: [], before: {}, inside: {}, bottom: [] };
const WIDTH = 118;

export function writeMapping(mapping: Mapping, comments: MappingComments = NO_COMMENTS): string {
  const lines = comment(comments.top);
  const put = (place: string, written: readonly string[]): void => {
    lines.push(...comment(comments.before[place] ?? []), ...written);
  };
  for (const [name, value] of settingsOf(mapping)) put(name, value === null ? [] : [`${name}: ${value}`]);
  if (lines.length > 0) lines.push('');
  for (const field of PRODUCT_FIELDS) {
    const rule = mapping.fields[field];
    put(field, rule === undefined ? [] : member('', field, isSwitchedOff(rule) ? '' : ruleOf(rule)));
  }
  put('offer', mapping.offer === null ? [] : member('', 'offer', offerOf(mapping.offer)));
  if (mapping.drop.length > 0 || comments.before.drop !== undefined) {
    lines.push('');
    put('drop', mapping.drop.length === 0 ? [] : ['drop:', ...mapping.drop.map((rule) => `  - ${flow(dropOf(rule))}`)]);
  }
  if (mapping.attributes.length > 0 || comments.before.attributes !== undefined) {
    lines.push('');
    put('attributes', mapping.attributes.length === 0 ? [] : ['attributes:']);
    for (const rule of mapping.attributes) {
      lines.push(...comment(comments.before[`attributes.${rule.name}`] ?? []).map((line) => `  ${line}`));
      lines.push(...attributeLines(rule, comments.inside[rule.name] ?? []));
    }
  }
  if (comments.bottom.length > 0) lines.push('', ...comment(comments.bottom).map((line) => `  ${line}`));
  return `${lines.join('\n')}\n`;
}

/** The text of a template, to be put between quotes. */
export const writeTemplate = (parts: readonly TemplatePart[]): string => parts.map(partOf).join('');

const comment = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '' : `# ${line.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')}`));

function settingsOf(mapping: Mapping): readonly (readonly [string, string | null])[] {
  const { currency, currencyFrom } = mapping;
  const text = (value: string | null): string | null => (value === null ? null : writeScalar(value));
  return [
    ['format', text(mapping.format)],
    ['encoding', text(mapping.encoding)],
    ['delimiter', mapping.delimiter === '\t' ? 'tab' : text(mapping.delimiter)],
    ['quotes', mapping.quotes ? null : 'false'],
    ['records', text(mapping.records)],
    [
      'currency',
      currencyFrom === null || currency === null
        ? text(currency)
        : flow([
            ['code', writeScalar(currency)],
            ['from', writeScalar(currencyFrom)],
          ]),
    ],
    ['language', text(mapping.language)],
    ['decimal', text(mapping.decimal)],
    ['blank', mapping.blank.length === 0 ? null : list(mapping.blank)],
  ];
}

type Members = readonly (readonly [string, string])[];

function ruleOf(rule: ValueRule): string | Members {
  const members = [...valueMembers(rule), ...partMember(rule)];
  const [only, second] = members;
  return only?.[0] === 'from' && second === undefined ? only[1] : members;
}

function attributeOf(rule: AttributeRule): string | Members {
  const members: (readonly [string, string])[] = [...valueMembers(rule)];
  const add = (name: string, value: string | null): void => {
    if (value !== null) members.push([name, value]);
  };
  if (rule.units.length > 0)
    add('units', flow(rule.units.map(([unit, factor]) => [writeScalar(unit), String(factor)])));
  if (rule.sum) add('sum', 'true');
  add('split', rule.split === null ? null : quoted(rule.split));
  members.push(...partMember(rule));
  add('between', rule.between);
  if (rule.collect) add('collect', 'true');
  add('type', rule.type === impliedType(rule) ? null : rule.type);
  add('unit', rule.unit === null ? null : writeScalar(rule.unit));
  add('label', rule.label === null ? null : writeScalar(rule.label));
  const [only, second] = members;
  return only?.[0] === 'from' && second === undefined ? only[1] : members;
}

/** The type that `readMapping` concludes if none is given. */
function impliedType(rule: AttributeRule): AttributeRule['type'] {
  if (rule.matches !== null || rule.words !== null) return 'boolean';
  if (rule.collect || rule.between !== null || (rule.split !== null && rule.part === null)) return 'list';
  const { unit, units, scale, decimal, part, sum } = rule;
  const numeric = unit !== null || units.length > 0 || scale !== null || decimal !== null || sum;
  return numeric || typeof part === 'string' ? 'number' : 'text';
}

function valueMembers(rule: ValueRule): Members {
  const members: (readonly [string, string])[] = [sourcesOf(rule.from)];
  if (rule.pattern !== null) members.push(['pattern', quoted(rule.pattern)]);
  if (rule.map.length > 0) {
    members.push([
      'map',
      flow(rule.map.map(([spelling, text]) => [writeScalar(spelling), text === null ? 'null' : writeScalar(text)])),
    ]);
  }
  if (rule.decimal !== null) members.push(['decimal', rule.decimal]);
  if (rule.scale !== null) members.push(['scale', String(rule.scale)]);
  if (rule.words !== null) {
    members.push(['true', list(rule.words.true)], ['false', list(rule.words.false)]);
  }
  if (rule.matches !== null) members.push(['matches', quoted(rule.matches)]);
  return members;
}

const partMember = ({ part }: ValueRule): Members => (part === null ? [] : [['part', String(part)]]);

/** A column whose name has braces would be read as a template, and one like an address as that, so they need `column`. */
function sourcesOf(sources: readonly ValueSource[]): readonly [string, string] {
  const texts = sources.map((source) =>
    source.kind === 'constant' ? source.text : source.kind === 'column' ? source.column : writeTemplate(source.parts),
  );
  const written = texts.length === 1 && texts[0] !== undefined ? writeScalar(texts[0]) : list(texts);
  if (sources.every(({ kind }) => kind === 'constant') && sources.length > 0) return ['value', written];
  const isOther = sources.some(
    (source) => source.kind === 'column' && (/[{}]/.test(source.column) || isFixedAddress(source.column)),
  );
  return [isOther ? 'column' : 'from', written];
}

function partOf(part: TemplatePart): string {
  if (typeof part === 'string') return part.replace(/[{}]/g, '$&$&');
  const column = /[{}|?"]|^\s|\s$/.test(part.column) ? `"${part.column.replaceAll('"', '""')}"` : part.column;
  return `{${column}${part.optional ? '?' : ''}${part.filters.map((filter) => `|${filter}`).join('')}}`;
}

function offerOf({ price, regular, starts, ends, dates }: OfferRule): Members {
  const columns = Object.entries({ price, regular, starts, ends });
  return [
    ...columns.flatMap(([name, column]) => (column === null ? [] : [[name, writeScalar(column)] as const])),
    ...(dates === null ? [] : [['dates', dates] as const]),
  ];
}

function dropOf(rule: DropRule): Members {
  const members: (readonly [string, string])[] = [['column', writeScalar(rule.column)]];
  if (rule.in !== null) members.push(['in', list(rule.in)]);
  if (rule.notIn !== null) members.push(['not_in', list(rule.notIn)]);
  if (rule.matches !== null) members.push(['matches', quoted(rule.matches)]);
  if (rule.blank !== null) members.push(['blank', String(rule.blank)]);
  return members;
}

function attributeLines(rule: AttributeRule, inside: readonly string[]): string[] {
  const value = attributeOf(rule);
  if (inside.length === 0) return member('  ', writeScalar(rule.name), value);
  const members: Members = typeof value === 'string' ? [['from', value]] : value;
  return [...block('  ', writeScalar(rule.name), members), ...comment(inside).map((line) => `    ${line}`)];
}

/** On one line if it fits, else one line for each member. */
function member(indent: string, name: string, value: string | Members): string[] {
  if (typeof value === 'string') return [`${indent}${name}:${value === '' ? '' : ` ${value}`}`];
  const line = `${indent}${name}: ${flow(value)}`;
  return line.length <= WIDTH ? [line] : block(indent, name, value);
}

const block = (indent: string, name: string, members: Members): string[] => [
  `${indent}${name}:`,
  ...members.map(([inner, text]) => `${indent}  ${inner}: ${text}`),
];

const isSwitchedOff = (rule: ValueRule): boolean => rule.from.length === 0;

const flow = (members: Members): string => `{ ${members.map(([name, value]) => `${name}: ${value}`).join(', ')} }`;

const list = (texts: readonly string[]): string => `[${texts.map(writeScalar).join(', ')}]`;

/**
 * Without quotes if no reader can take it for anything else. Text that looks like a number or a word of YAML is quoted.
 */
export const writeScalar = (text: string): string =>
  PLAIN.test(text) && !WORDS.test(text) && !text.endsWith(' ') ? text : quoted(text);

const PLAIN = /^[\p{L}_][\p{L}\p{N}_ ()./%+&-]*$/u;
const WORDS = /^(?:true|false|yes|no|on|off|null|nan|inf|y|n)$/i;

/** Single quotes leave a regular expression as it is. Only control characters need double quotes. */
const quoted = (text: string): string =>
  /[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u.test(text) || !text.isWellFormed()
    ? JSON.stringify(text)
    : `'${text.replaceAll("'", "''")}'`;
