// Attributes that descriptions say as lists of short facts: measures and counts, choices, and a list of features. What a column or an earlier
// attribute says is not said again.

import { reason } from '@guidepost/fault/reason';
import type { ValueSource } from '../../mapping/mapping.ts';
import { attributeLabel } from '../attribute/attribute-name.ts';
import type { FoundAttributes } from '../attribute/found-attributes.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { shortValue, show } from '../column/describe-values.ts';
import { labelIn } from '../names/name-words.ts';
import { attributeRule } from '../new-rule.ts';
import { FEATURES_LABEL } from './fact-words.ts';
import { listsOfFacts } from './lists-of-facts.ts';
import { findNumbered } from './numbered-facts.ts';
import { findRecurring } from './recurring-facts.ts';

const FEWEST_LISTS = 4;
const FEWEST_SHARE = 0.04;
/** Of the facts in lists that say the same things of all goods. */
const OWN_WORDS = 0.6;
/** Each of them is looked for in each description. */
const MOST_NUMBERED = 12;
const MOST_CHOICES = 8;
/** Columns with more values name goods one by one. */
const FEW_VALUES = 500;
const LONGEST_VALUE = 60;

/** `text`: the clean text of `column`. `source`: how a rule takes it. */
export function addFromFacts(
  found: FoundAttributes,
  column: ColumnFacts,
  text: ColumnFacts,
  source: ValueSource,
): void {
  const lists = listsOfFacts(text);
  if (lists.length === 0) return;
  const fewest = Math.max(FEWEST_LISTS, lists.length * FEWEST_SHARE);
  const noteOf = (count: number, example: string) => {
    const percent = Math.round((count * 100) / lists.length);
    const what = `a fact in ${percent}% of the lists in ${column.name}, such as ${show(example)}`;
    return reason('fact-in-lists', what, { percent, column: column.name, example: shortValue(example) });
  };
  if (shareSaidAgain(lists, fewest) < OWN_WORDS) return;
  const numbered = findNumbered(lists, fewest);
  const { language } = found.context;
  for (const { name, pattern, unit, units, decimal, count, example } of numbered.slice(0, MOST_NUMBERED)) {
    if (found.has(name)) continue;
    const label = attributeLabel(name, language);
    const rule = attributeRule({
      ...{ name: found.nameFor(name), label, type: 'number', from: [source] },
      ...{ pattern, unit, units, decimal },
    });
    found.keep([rule], [noteOf(count, example)], []);
  }
  const expressions = numbered.map(({ pattern }) => new RegExp(pattern, 'iu'));
  const elsewhere = valuesOfColumns(found, column);
  const isOther = (fact: string): boolean => elsewhere.has(fact) || expressions.some((pattern) => pattern.test(fact));
  const { choices, features } = findRecurring(lists, fewest, isOther);
  for (const { name, pattern, map, count, example } of choices.slice(0, MOST_CHOICES)) {
    const label = attributeLabel(name, language);
    const rule = attributeRule({ name: found.nameFor(name), label, type: 'text', from: [source], pattern, map });
    found.keep([rule], [noteOf(count, example)], []);
  }
  if (features === null) return;
  const rule = attributeRule({
    ...{ name: found.nameFor('features'), label: labelIn(FEATURES_LABEL, language), type: 'list' },
    ...{ from: [source], pattern: features.pattern, map: features.map },
  });
  found.keep([rule], [noteOf(features.count, features.features[0] ?? '')], []);
}

/**
 * How much of what lists say is said by others, too, numbers apart. Who describes goods in words of a fixed stock means them; a list of all
 * that a thing comes in, such as its flavours, is different for each.
 */
function shareSaidAgain(lists: readonly (readonly string[])[], fewest: number): number {
  const counts = new Map<string, number>();
  let all = 0;
  for (const facts of lists) {
    for (const fact of new Set(facts.map((one) => one.toLowerCase().replace(/\d+(?:[.,]\d+)?/g, '0')))) {
      counts.set(fact, (counts.get(fact) ?? 0) + 1);
      all++;
    }
  }
  const again = [...counts.values()].reduce((sum, count) => (count >= fewest ? sum + count : sum), 0);
  return again / Math.max(1, all);
}

/** Brands, categories and the like, which facts may repeat. */
function valuesOfColumns({ context }: FoundAttributes, column: ColumnFacts): ReadonlySet<string> {
  const few = context.columns.filter((other) => other !== column && !other.isAddress && other.distinct <= FEW_VALUES);
  const texts = few
    .flatMap(({ values }) => values.map(({ text }) => text))
    .filter((text) => text.length <= LONGEST_VALUE);
  return new Set(texts.map((text) => text.toLowerCase()));
}
