// What to write where a column of the mapping has another name in the file now: what to set, and the line
// of the mapping, both with everything else that the rule says.

import type { AttributeRule, Mapping, ProductField, ValueRule, ValueSource } from '@guidepost/catalog/mapping/mapping';
import { PRODUCT_FIELDS } from '@guidepost/catalog/mapping/mapping';
import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import { writeMapping, writeTemplate } from '@guidepost/catalog/mapping/write-mapping';
import { findRenamed } from '@guidepost/catalog/survey/find-renamed';
import type { FieldRule } from '@guidepost/fault/remedy';

export interface RenamedColumn {
  /** As it is called now. */
  readonly column: string;
  /** One for each rule; null where a rule says more than a setting can. */
  readonly fields: readonly FieldRule[] | null;
  /** `farbe: { from: Farbton, label: Farbe }`, one for each rule. */
  readonly lines: readonly string[];
}

/** `missing`: the column that these rules (`sku`, `attributes.farbe`) name. Null where no unused column is like it. */
export function renamedColumn(
  mapping: Mapping,
  rules: readonly string[],
  missing: string,
  unused: readonly string[],
): RenamedColumn | null {
  const known = rules.map((rule) => changed(mapping, rule, missing, missing)).filter((change) => change !== null);
  const names = known.flatMap(({ rule, field }) =>
    field === null ? [rule.name.replaceAll('_', ' '), rule.label ?? ''] : [],
  );
  const column = findRenamed([missing, ...names], unused);
  if (column === null) return null;
  const changes = rules.map((rule) => changed(mapping, rule, missing, column)).filter((change) => change !== null);
  if (changes.length === 0) return null;
  const fields = changes.map(fieldRuleOf);
  return { column, fields: fields.every((each) => each !== null) ? fields : null, lines: changes.map(lineOf) };
}

type Change =
  | { readonly field: ProductField; readonly rule: ValueRule }
  | { readonly field: null; readonly rule: AttributeRule };

function changed(mapping: Mapping, name: string, missing: string, column: string): Change | null {
  const from = (rule: ValueRule): ValueSource[] => rule.from.map((source) => renamed(source, missing, column));
  const field = PRODUCT_FIELDS.find((known) => known === name);
  if (field !== undefined) {
    const rule = mapping.fields[field];
    const implied: ValueRule = { ...NO_STEPS, from: [{ kind: 'column', column }] };
    return { field, rule: rule === undefined ? implied : { ...rule, from: from(rule) } };
  }
  const rule = mapping.attributes.find((one) => `attributes.${one.name}` === name);
  return rule === undefined ? null : { field: null, rule: { ...rule, from: from(rule) } };
}

const NO_STEPS = {
  pattern: null,
  map: [],
  decimal: null,
  scale: null,
  part: null,
  words: null,
  matches: null,
} as const;

function renamed(source: ValueSource, missing: string, column: string): ValueSource {
  if (source.kind === 'column') return source.column === missing ? { kind: 'column', column } : source;
  if (source.kind === 'constant') return source;
  const parts = source.parts.map((part) =>
    typeof part === 'string' || part.column !== missing ? part : { ...part, column },
  );
  return { ...source, parts };
}

/** Of an attribute only its column is set; a field's rule is replaced as a whole. */
function fieldRuleOf({ field, rule }: Change): FieldRule | null {
  const [source, second] = rule.from;
  // Of several columns none is there, so the new one does.
  const isAlone = second === undefined || rule.from.every(({ kind }) => kind === 'column');
  if (source === undefined || !isAlone || source.kind === 'constant') return null;
  const text = source.kind === 'column' ? source.column : writeTemplate(source.parts);
  if (source.kind === 'column' && /[{}']/.test(text)) return null;
  if (field === null) return { field: `attributes.${rule.name}`, rule: text };
  return lineOf({ field, rule }).includes('{ from:') ? null : { field, rule: text };
}

function lineOf({ field, rule }: Change): string {
  const empty = readMapping('', '{}');
  const only: Mapping = field === null ? { ...empty, attributes: [rule] } : { ...empty, fields: { [field]: rule } };
  const [first = '', ...others] = writeMapping(only)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== 'attributes:');
  const line = others.length === 0 ? first : `${first} { ${others.join(', ')} }`;
  return line.length <= LONGEST ? line : line.replace(/^([^{]*\{ \w+: [^,]*, ).*$/, '$1… }');
}

/** What is changed in a line stands at its beginning. */
const LONGEST = 100;
