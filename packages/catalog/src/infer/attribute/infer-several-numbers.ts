// Cells with several numbers, which become attributes of their own: the ends of a range, pixels across and down, the sides
// of a box. JSON arrays are read here too.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { AttributeRule } from '../../mapping/mapping.ts';
import { type NumbersReading, recogniseNumbersInCell } from '../cell/recognise-numbers-in-cell.ts';
import { askForUnit, unitOfHeader } from '../cell/unit-of-header.ts';
import { type ColumnFacts, type CountedValue, elementsOf } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { deriveColumn } from '../column/derive-column.ts';
import { describeMisfits, shortValue, show } from '../column/describe-values.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import type { AttributeContext, InferredAttributes, NoAttribute } from './attribute-context.ts';
import { attributeLabel, attributeName } from './attribute-name.ts';
import { type CountedPair, type EndsOfPairs, endsOfPairs } from './ends-of-pairs.ts';
import { joinedLabel } from './joined-label.ts';
import { labelWords } from './label-words.ts';
import { saysOnlySides, sidesInName } from './side-names.ts';

export interface AttributeBase {
  readonly name: string;
  readonly label: string;
  readonly from: AttributeRule['from'];
}

/** Two or three numbers in a cell become attributes of their own. */
export function inferSeveralNumbers(column: ColumnFacts, context: AttributeContext): InferredAttributes | null {
  const found = severalNumbers(column, context);
  if (found !== null || share(column, BRACKETS_BEHIND) < MOSTLY_BRACKETS) return found;
  const bare = deriveColumn(column, column.name, BEFORE_BRACKETS, context.rows, []);
  const inside = severalNumbers(renamed(bare, column.called), context);
  return inside && { ...inside, rules: inside.rules.map((rule) => ({ ...rule, pattern: BEFORE_BRACKETS })) };
}

/** `142 x 70 x 8 mm (5.6 x 2.8 x 0.3 in)`: the same again in other units. */
const BRACKETS_BEHIND = /^[^()]*\d[^()]*\([^()]*\d[^()]*\)$/;
const BEFORE_BRACKETS = '^[^()]*[^()\\s]';
const MOSTLY_BRACKETS = 0.9;

const share = ({ values, filled }: ColumnFacts, form: RegExp): number =>
  values.reduce((sum, { text, count }) => sum + (form.test(text) ? count : 0), 0) / Math.max(1, filled);

const renamed = (column: ColumnFacts, called: string): ColumnFacts => ({ ...column, called });

function severalNumbers(column: ColumnFacts, context: AttributeContext): InferredAttributes | null {
  const { decimal, taken, language } = context;
  const reading = recogniseNumbersInCell(column.values, decimal.setting);
  if (reading === null) return null;
  const { split, unit } = reading;
  const plain = sidesInName(column.called, language)?.plain || column.called;
  const name = attributeName(plain, taken, language);
  const label = attributeLabel(plain, language);
  const ends = reading.kind === 'range' ? 'ordered' : endsOf(column.called, reading);
  const parts = ends === null ? partNames(column.called, reading.size, language) : endNames(ends, language);
  const known =
    reading.kind === 'range' || unit !== null
      ? unit
      : parts.some(({ suffix }) => suffix === 'x')
        ? 'px'
        : unitOfHeader(column);
  const rules = parts.map(({ part, suffix, word }) =>
    attributeRule({
      ...{ name: nameWith(name, suffix, context), label: labelWith(label, plain, word), type: 'number', unit: known },
      ...{ from: [columnSource(column.name)], split, part },
    }),
  );
  const example = column.values.find(({ text }) => text.includes(split))?.text ?? '';
  const what =
    reading.kind === 'range'
      ? reason('number-or-range', `one number or a range such as ${show(example)}: its two ends`, {
          example: shortValue(example),
        })
      : whatTheyAre(`${reading.size} numbers in a cell`, example, ends, parts);
  const notes = [what, ...describeMisfits(reading.misfits), ...askForUnit(column, known)];
  return { rules, notes, values: [] };
}

interface PartName {
  readonly part: AttributeRule['part'];
  readonly suffix: string;
  readonly word: string;
}

/** `20 x 30` are sides; either may be the longer one. */
const endsOf = (name: string, { size, split, pairs, unit }: NumbersReading): EndsOfPairs | null =>
  size !== 2 || /[x×*]/.test(split) || sidesInName(name, null) !== null ? null : endsOfPairs(pairs, name, unit);

function endNames(ends: EndsOfPairs, language: string | null): readonly PartName[] {
  const { lowest, highest } = labelWords(language);
  return [
    { part: ends === 'ordered' ? 'min' : 1, suffix: 'min', word: lowest },
    { part: ends === 'ordered' ? 'max' : 2, suffix: 'max', word: highest },
  ];
}

/** `where`: `2 numbers in a cell`. */
function whatTheyAre(where: string, cell: string, ends: EndsOfPairs | null, parts: readonly PartName[]): Reason {
  const values = { example: shortValue(cell) };
  const text = `${where}, ${show(cell)}: `;
  if (ends === 'ordered') return reason('ends-of-range', `${text}the two ends of a range`, values);
  if (ends === 'placed') {
    const doubt = 'the first is sometimes larger, so their units may differ';
    return reason('ends-in-doubt', `${text}the two ends of a range; ${doubt}`, values);
  }
  const unnamed = parts.some(({ suffix }) => suffix === '1') ? '; give them names that fit' : '';
  return reason('numbers-in-cell', `${text}each is an attribute${unnamed}`, values);
}

function partNames(column: string, size: number, language: string | null): readonly PartName[] {
  const pixels = size === 2 && /resol|auflos|rozlis|rozdz|pixel|display/.test(plainName(column));
  const sides = sidesInName(column, language)?.sides ?? [];
  if (sides.length === size) return sides.map((side, index) => ({ part: index + 1, suffix: side, word: side }));
  if (pixels) {
    const { across, down } = labelWords(language);
    return [
      { part: 1, suffix: 'x', word: across },
      { part: 2, suffix: 'y', word: down },
    ];
  }
  return Array.from({ length: size }, (_, index) => ({
    part: index + 1,
    suffix: String(index + 1),
    word: String(index + 1),
  }));
}

/** `suffix`: a word, or a few letters. */
export function nameWith(name: string, suffix: string, { taken, language }: AttributeContext): string {
  const plain = attributeName(suffix, new Set(), language);
  return name.endsWith(`_${plain}`) ? name : attributeName(`${name}_${plain}`, taken, language);
}

/** The height in `Abmessungen (BxHxT)` is called `Höhe`; in `Verpackung (BxHxT)` it is `Verpackung Höhe`. */
const labelWith = (label: string, plain: string, word: string): string =>
  saysOnlySides(plain) && word.length > 2 && !/^\p{Ll}|%/u.test(word) ? word : joinedLabel(label, word);

interface ArrayCell {
  readonly value: CountedValue;
  readonly elements: readonly string[];
}

function endsOfArrays({ called }: ColumnFacts, size: number, cells: readonly ArrayCell[]): EndsOfPairs | null {
  const pairs = cells.map(({ value: { count }, elements }): CountedPair => {
    return { numbers: [Number(elements[0]), Number(elements[1])], count };
  });
  return size === 2 ? endsOfPairs(pairs, called, null) : null;
}

/** JSON arrays: either texts, or always the same number of numbers. */
export function inferFromArrays(
  column: ColumnFacts,
  base: AttributeBase,
  context: AttributeContext,
): InferredAttributes | NoAttribute {
  const cells = column.values.map((value) => ({ value, elements: elementsOf(value.text) }));
  const numeric = cells.every(({ elements }) => elements.every((element) => /^-?\d+(?:\.\d+)?$/.test(element)));
  const sizes = new Set(cells.map(({ elements }) => elements.length));
  const [size = 0] = sizes;
  const ascending = cells.every(({ elements: [first, second] }) => Number(first) <= Number(second ?? first));
  if (numeric && Math.max(...sizes) <= 3 && (sizes.size === 1 || ascending)) {
    const { language } = context;
    const ends = sizes.size === 1 ? endsOfArrays(column, size, cells) : 'ordered';
    const parts = ends === null ? partNames(column.name, size, language) : endNames(ends, language);
    if (size === 1 && sizes.size === 1)
      return { rules: [attributeRule({ ...base, type: 'number' })], notes: [], values: [] };
    const rules = parts.map(({ part, suffix, word }) =>
      attributeRule({
        ...{
          name: nameWith(base.name, suffix, context),
          label: joinedLabel(base.label, word),
          type: 'number',
          from: base.from,
        },
        ...{ split: ',', part, unit: suffix === 'x' || suffix === 'y' ? 'px' : unitOfHeader(column) },
      }),
    );
    const shown = `[${cells[0]?.elements.join(',') ?? ''}]`;
    return {
      rules,
      notes: [whatTheyAre(`${sizes.size === 1 ? size : 'several'} numbers in an array`, shown, ends, parts)],
      values: [],
    };
  }
  const counted = new Map<string, CountedValue>();
  for (const { value, elements } of cells) {
    for (const text of elements) {
      const known = counted.get(text);
      counted.set(text, { text, count: (known?.count ?? 0) + value.count, line: known?.line ?? value.line });
    }
  }
  if (counted.size > Math.max(400, column.filled * 0.8))
    return { reason: reason('too-many-values', 'too many different values', { count: counted.size }) };
  return { rules: [attributeRule({ ...base, type: 'list' })], notes: [], values: [...counted.values()] };
}
