// What things are, from short descriptions: `Bar table, 51x51 cm` is a bar table. A shop that writes so begins nearly all of them with one of
// a few kinds, and what tells the goods of a kind apart follows the comma. Nothing is taken where a name or a column says the kind.

import { reason } from '@guidepost/fault/reason';
import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import { deriveColumn } from '../column/derive-column.ts';
import { shortValue, show } from '../column/describe-values.ts';
import { isKindKnown } from '../names/attributes-in-names.ts';
import { KIND_LABEL } from '../names/labels-in-names.ts';
import { labelIn } from '../names/name-words.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import { type FoundAttributes, isSourceOf } from './found-attributes.ts';

/** The text before the first comma. */
const FIRST_PART = '^([^,]*[^,\\s])';

const FEWEST_ROWS = 20;
/** Shares of the rows. */
const NEARLY_ALL = 0.9;
const MOST_AGAIN = 0.7;
const FEWEST_COMMAS = 0.4;
/** Of each of so many kinds there are so many products. */
const FEWEST_KINDS = 3;
const FEWEST_OF_KIND = 3;
/** Of the rows, or of all catalogs. */
const FEW_KINDS = 0.35;
const MOST_KINDS = 60;

export function addFromShortDescription(found: FoundAttributes): void {
  const { chosen, columns, rows, blank, language } = found.context;
  if (rows < FEWEST_ROWS || found.has('kind')) return;
  const sources = chosen.fields.get('description')?.rule.from ?? [];
  const column = columns.find(({ name }) => isSourceOf(sources, name));
  if (column === undefined || column.isMarkup || isProse(column) || column === found.title) return;
  const kinds = deriveColumn(column, 'kind', FIRST_PART, rows, blank);
  if (!areKinds(column, kinds, rows) || isKindKnown(columns, found.title, kinds.distinct)) return;
  const rule = attributeRule({
    ...{ name: found.nameFor('kind'), label: labelIn(KIND_LABEL, language), type: 'text' },
    ...{ from: [columnSource(column.name)], pattern: FIRST_PART },
  });
  const percent = Math.round((kinds.filled * 100) / rows);
  const example = column.values.find(({ text }) => text.includes(','))?.text ?? '';
  const text = `what ${column.name} begins with in ${percent}% of the rows, before a comma, as in ${show(example)}`;
  const why = reason('begins-with-kind', text, { percent, column: column.name, example: shortValue(example) });
  found.keep([rule], [why], kinds.values);
}

/** `Bar stool with backrest`: a few words, and no measure or sentence. */
const NAMES_KIND = /^\p{L}[\p{L}\p{M}'’/-]*(?:\s+[\p{L}\p{M}\d&'’/.-]+){0,6}$/u;
const MEASURE = /\d\s*(?:[x×]\s*\d|(?:mm|cm|m|kg|g|ml|l|w|v|%|"|'')(?![\p{L}\p{N}]))/iu;

function areKinds(column: ColumnFacts, kinds: ColumnFacts, rows: number): boolean {
  const sum = (of: ColumnFacts, is: (text: string, count: number) => boolean): number =>
    of.values.reduce((all, { text, count }) => (is(text, count) ? all + count : all), 0);
  const named = sum(kinds, (text) => text.length <= LONGEST && NAMES_KIND.test(text) && !MEASURE.test(text));
  const again = sum(kinds, (_, count) => count >= 2);
  const withMore = sum(column, (text) => /,\s*\S/.test(text));
  const often = kinds.values.filter(({ count }) => count >= FEWEST_OF_KIND).length;
  const isFew = kinds.distinct <= Math.min(MOST_KINDS, rows * FEW_KINDS);
  return (
    named >= rows * NEARLY_ALL &&
    again >= rows * MOST_AGAIN &&
    withMore >= rows * FEWEST_COMMAS &&
    often >= FEWEST_KINDS &&
    isFew &&
    // Where a description says the same of all goods of a kind, it may be the kind itself, which a column of its own would be.
    column.distinct > kinds.distinct
  );
}

const LONGEST = 60;
