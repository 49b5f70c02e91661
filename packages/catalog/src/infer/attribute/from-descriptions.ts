// Attributes that descriptions say: pairs of a name and a value (`capacity: 2200 mAh`), and lists of facts.

import { reason } from '@guidepost/fault/reason';
import type { ValueSource } from '../../mapping/mapping.ts';
import { findPackedPairs } from '../cell/packed-pairs.ts';
import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import { deriveColumn } from '../column/derive-column.ts';
import { readableSource, readableText } from '../column/readable-text.ts';
import { addFromFacts } from '../facts/from-facts.ts';
import { type FoundAttributes, isSourceOf } from './found-attributes.ts';

const FEWEST_PAIRS = 3;

/** If a column of the file says the same, it is not taken from there, too. */
export function addFromDescription(found: FoundAttributes, column: ColumnFacts): void {
  const { rows, blank, chosen } = found.context;
  const described = chosen.fields.get('description')?.rule.from ?? [];
  const isDescription = isSourceOf(described, column.name) && !found.takes(column);
  if (!isDescription && !isProse(column)) return;
  const text = readableText(column, rows, blank);
  const source = readableSource(column);
  if (isProse(column)) addPairs(found, column, text, source);
  if (isDescription) addFromFacts(found, column, text, source);
}

function addPairs(found: FoundAttributes, column: ColumnFacts, text: ColumnFacts, source: ValueSource): void {
  const { rows, blank } = found.context;
  const taken = new Set<string>();
  const infer = (derived: ColumnFacts) => {
    const made = found.infer(derived, taken);
    if (!('reason' in made)) for (const { name } of made.rules) taken.add(name);
    return made;
  };
  const isNew = ({ name }: { readonly name: string }): boolean => !found.has(name);
  const pairs = findPackedPairs(text)
    .filter(isNew)
    .map(({ name, pattern, inside }) => {
      const derived = deriveColumn(text, name, pattern, rows, blank);
      const made = isSaid(derived) ? infer(derived) : { reason: reason('sentences', 'sentences and not values') };
      return { name, pattern, inside, fill: derived.fill, made };
    });
  // One or two may be set phrases (`Please note: …`), but not if measures follow them.
  const said = pairs.flatMap(({ made }) => ('reason' in made ? [] : [made.rules]));
  const areMeasures = said.every((rules) => rules.every(({ type, unit }) => type === 'number' && unit !== null));
  if (said.length < (areMeasures ? FEWEST_PAIRS - 1 : FEWEST_PAIRS)) return;
  for (const { name, pattern, inside, made, fill } of pairs) {
    if ('reason' in made) {
      if (fill > 0.05) found.leaveOut(`${name} (in ${column.name})`, made.reason);
      continue;
    }
    const rules = made.rules.map((rule) => ({
      ...rule,
      from: [source],
      pattern: rule.pattern === null ? pattern : inside(rule.pattern),
    }));
    const where = reason('pair-in-text', `"${name}: …" in ${column.name}`, { name, column: column.name });
    found.keep(rules, [where, ...made.notes], made.values);
  }
}

/** Whether values follow a name in prose. A sentence may begin like a pair. */
function isSaid({ values, filled }: ColumnFacts): boolean {
  let short = 0;
  for (const { text, count } of values) {
    if (text.length <= LONGEST_SAID && text.split(/\s+/).length <= MOST_WORDS_SAID && !/[.!?]\s/.test(text))
      short += count;
  }
  return short >= filled * NEARLY_ALL_SAID;
}

const LONGEST_SAID = 50;
const MOST_WORDS_SAID = 8;
const NEARLY_ALL_SAID = 0.9;
