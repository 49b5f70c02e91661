// Attributes that names and descriptions say behind a label and a colon, up to the end of the sentence. One label is enough if it comes again in
// a large share of the products, and if short values follow it that come again as well.

import { reason } from '@guidepost/fault/reason';
import type { AttributeRule } from '../../mapping/mapping.ts';
import { labelKey } from '../cell/label-key.ts';
import { findLabelledSentences } from '../cell/labelled-sentences.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { deriveColumn } from '../column/derive-column.ts';
import { readableSource, readableText } from '../column/readable-text.ts';
import { columnSource } from '../new-rule.ts';
import { type FoundAttributes, isSourceOf } from './found-attributes.ts';

export function addFromLabels(found: FoundAttributes): void {
  const { columns, chosen, rows, blank } = found.context;
  const described = chosen.fields.get('description')?.rule.from ?? [];
  const description = columns.find((column) => isSourceOf(described, column.name) && !found.takes(column));
  if (found.title !== null) addLabels(found, found.title, found.title);
  if (description !== undefined && description !== found.title)
    addLabels(found, description, readableText(description, rows, blank));
}

/** `text`: the clean text of `column`. */
function addLabels(found: FoundAttributes, column: ColumnFacts, text: ColumnFacts): void {
  const { rows, blank } = found.context;
  const source = text === column ? columnSource(column.name) : readableSource(column);
  for (const { name, pattern, inside } of findLabelledSentences(text)) {
    if (isSaid(found, name)) continue;
    const derived = deriveColumn(text, name, pattern, rows, blank);
    if (!areValues(derived)) continue;
    const made = found.infer(derived);
    // Yes and no are also said without a label, which is looked for later.
    if ('reason' in made || made.rules.some(({ type }) => type === 'boolean')) continue;
    const rules = made.rules.map((rule) => ({
      ...(areLists(derived) ? asList(rule) : rule),
      from: [source],
      pattern: rule.pattern === null ? pattern : inside(rule.pattern),
    }));
    const where = reason('pair-in-text', `"${name}: …" in ${column.name}`, { name, column: column.name });
    found.keep(rules, [where, ...made.notes], made.values);
  }
}

function isSaid(found: FoundAttributes, label: string): boolean {
  const labels = found.inferred.flatMap(({ rules }) => rules.flatMap((rule) => rule.label ?? []));
  return found.has(label) || [...found.named, ...labels].some((one) => labelKey(one) === labelKey(label));
}

const asList = (rule: AttributeRule): AttributeRule =>
  rule.type === 'text' && rule.pattern === null ? { ...rule, type: 'list', split: COMMA } : rule;

const COMMA = ',';
/** Of the products with a value. */
const MOSTLY_LISTS = 0.5;
const MOST_PARTS = 40;
/** Of the different lists, those with a part that another value has, too. */
const MOSTLY_SHARED = 0.6;

/** Most values have commas, and their parts come again in other values. */
function areLists({ values, filled }: ColumnFacts): boolean {
  const lists = values.map(({ text, count }) => ({ parts: new Set(text.split(/,\s/)), count }));
  const several = lists.filter(({ parts }) => parts.size > 1);
  const counts = new Map<string, number>();
  for (const { parts } of lists) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const shared = several.filter(({ parts }) => [...parts].some((part) => (counts.get(part) ?? 0) > 1)).length;
  const having = several.reduce((sum, { count }) => sum + count, 0);
  return having >= filled * MOSTLY_LISTS && shared >= several.length * MOSTLY_SHARED && counts.size <= MOST_PARTS;
}

const LONGEST_PART = 50;
const MOST_WORDS = 8;
const NEARLY_ALL = 0.9;
/** Of the products with a value, those whose value others have, too. */
const MOSTLY_AGAIN = 0.6;
const FEWEST_VALUES = 2;

/** A few words, or several of them with commas, most of which come again. */
function areValues({ values, filled, distinct }: ColumnFacts): boolean {
  let [short, again] = [0, 0];
  for (const { text, count } of values) {
    const parts = text.split(/,\s/);
    if (parts.every((part) => part.length <= LONGEST_PART && part.split(/\s+/).length <= MOST_WORDS)) short += count;
    if (count > 1) again += count;
  }
  return distinct >= FEWEST_VALUES && short >= filled * NEARLY_ALL && again >= filled * MOSTLY_AGAIN;
}
