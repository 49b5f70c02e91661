// What attribute, or attributes, a column becomes; or why it is none. The order of the questions matters: `2560,1440` is asked for
// being two numbers before it is asked for being one.

import type { AttributeRule } from '../mapping/mapping.ts';
import { attributeLabel, attributeName } from './attribute-name.ts';
import { type ColumnFacts, elementsOf, isProse } from './column-facts.ts';
import { namesId, plainName } from './column-names.ts';
import { deriveColumn } from './derive-column.ts';
import type { FileDecimal } from './find-decimal.ts';
import { unitOfName } from './known-units.ts';
import { recogniseLabelledParts } from './labelled-parts.ts';
import { attributeRule, columnSource } from './new-rule.ts';
import { recogniseBoolean } from './recognise-boolean.ts';
import { recogniseDate, YEAR } from './recognise-date.ts';
import { recogniseList } from './recognise-list.ts';
import { type CountedValue, recogniseNumber } from './recognise-number.ts';
import { recogniseNumbersInCell } from './recognise-numbers-in-cell.ts';

export interface InferredAttributes {
  readonly rules: readonly AttributeRule[];
  /** Comments on them. */
  readonly notes: readonly string[];
  /** Values that are offered for merging: those of the column, or of its lists. */
  readonly values: readonly CountedValue[];
}

/** Why a column is no attribute. */
export interface LeftOut {
  readonly reason: string;
}

export interface AttributeContext {
  readonly rows: number;
  readonly decimal: FileDecimal;
  readonly taken: ReadonlySet<string>;
}

export function inferAttribute(column: ColumnFacts, context: AttributeContext): InferredAttributes | LeftOut {
  const { rows, decimal, taken } = context;
  const { values } = column;
  const refused = refuse(column, rows);
  if (refused !== null) return { reason: refused };
  const base = {
    name: attributeName(column.name, taken),
    label: attributeLabel(column.name),
    from: [columnSource(column.name)],
  };
  const one = (rule: Parameters<typeof attributeRule>[0], notes: readonly string[] = []): InferredAttributes => ({
    rules: [attributeRule(rule)],
    notes,
    values: rule.type === 'text' ? values : [],
  });
  if (column.isArray) return fromArrays(column, base, context);
  const yes = recogniseBoolean(values);
  if (yes !== null) {
    const plain = yes.true.join() === 'true' && yes.false.every((word) => word === 'false');
    return one({ ...base, type: 'boolean', words: plain ? null : yes });
  }
  if (recogniseDate(values)) {
    return one({ ...base, name: nameWith(base.name, 'year', taken), type: 'number', pattern: YEAR }, [
      'a date, of which the year is taken',
    ]);
  }
  const packed = severalNumbers(column, context);
  if (packed !== null) return packed;
  const number = recogniseNumber(values, decimal);
  if (number !== null) {
    const id = refuseId(column, number.unit === null && number.whole, rows);
    if (id !== null) return { reason: id };
    const { units } = number;
    const unit = number.unit ?? unitOfName(column.name);
    const label = withUnit(base.label, unit);
    return one({ ...base, label, type: 'number', unit, units, decimal: number.decimal }, misfitNotes(number.misfits));
  }
  const labelled = recogniseLabelledParts(values);
  if (labelled !== null) {
    const rules = labelled.map(({ label, pattern }) => {
      const name = nameWith(base.name, attributeName(label, new Set()), taken);
      return attributeRule({ ...base, name, label: `${base.label} ${label}`, type: 'number', pattern });
    });
    return { rules, notes: ['several measures in a cell, each with its label'], values: [] };
  }
  const paths = values.filter(({ text }) => text.includes(' > ')).length;
  if (paths > values.length * 0.5) {
    const last = deriveColumn(column, column.name, LAST_OF_PATH, rows, []);
    const reason = refuse(last, rows) ?? refuseText(last, rows);
    const rule = { ...base, type: 'text' as const, pattern: LAST_OF_PATH };
    return reason === null ? { ...one(rule, ['the last part of a path']), values: last.values } : { reason };
  }
  const list = recogniseList(values);
  if (list !== null) {
    return { rules: [attributeRule({ ...base, type: 'list', split: list.split })], notes: [], values: list.parts };
  }
  const reason = refuseText(column, rows);
  return reason === null ? one({ ...base, type: 'text' }) : { reason };
}

const LAST_OF_PATH = '[^>]+$';

/** `Capacity w` → `Capacity (W)`: a unit that the column's name ends with is written as one. */
function withUnit(label: string, unit: string | null): string {
  const words = label.split(' ');
  const last = words.pop() ?? '';
  if (unit === null || words.length === 0 || last.toLowerCase() !== unit.toLowerCase()) return label;
  return `${words.join(' ')} (${unit})`;
}

/** What keeps a column from being an attribute whatever its values are. */
function refuse(column: ColumnFacts, rows: number): string | null {
  const [only] = column.values;
  if (only === undefined) return 'no row has a value';
  if (column.isAddress) return 'addresses';
  if (isProse(column)) return 'a text to read, not a value to choose by';
  if (column.distinct === 1 && (column.filled >= rows * 0.5 || column.filled < 3) && rows > 1) {
    return column.filled === rows ? `the same in every row, ${show(only.text)}` : `nothing but ${show(only.text)}`;
  }
  if (column.filled < Math.max(2, rows * 0.005) && rows >= 20) return `nearly empty, ${column.filled} of ${rows} rows`;
  return null;
}

/** Numbers that only tell rows apart. */
function refuseId(column: ColumnFacts, isPlainWhole: boolean, rows: number): string | null {
  if (!isPlainWhole) return null;
  const different = column.distinct >= column.filled * 0.9 && column.filled > 10;
  if (different && namesId(column.name)) return 'a different number in nearly every row';
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const { text } of column.values) {
    const number = Number(text);
    min = Math.min(min, number);
    max = Math.max(max, number);
  }
  const counts = column.distinct === column.filled && column.filled > 20 && max - min < rows * 2;
  if (counts) return 'it only counts the rows';
  return column.values.every(({ text }) => text.length >= 8) && different
    ? 'a different number in nearly every row'
    : null;
}

function refuseText(column: ColumnFacts, rows: number): string | null {
  const { distinct, filled } = column;
  if (filled > 10 && distinct > filled * 0.8) return 'a different value in nearly every row';
  if (namesId(column.name) && distinct > filled * 0.3 && distinct > 20)
    return 'a number or code that only tells products apart';
  if (distinct > Math.max(400, rows * 0.3)) return `too many different values, ${distinct}`;
  return null;
}

interface Base {
  readonly name: string;
  readonly label: string;
  readonly from: AttributeRule['from'];
}

/** Two or three numbers in a cell become attributes of their own. */
function severalNumbers(column: ColumnFacts, { decimal, taken }: AttributeContext): InferredAttributes | null {
  const reading = recogniseNumbersInCell(column.values, decimal.setting);
  if (reading === null) return null;
  const { split, unit } = reading;
  const name = attributeName(column.name, taken);
  const label = attributeLabel(column.name);
  const parts = reading.kind === 'range' ? RANGE : partNames(column.name, reading.size);
  const known =
    parts === RANGE || unit !== null
      ? unit
      : parts.some(({ suffix }) => suffix === 'x')
        ? 'px'
        : unitOfName(column.name);
  const rules = parts.map(({ part, suffix, word }) =>
    attributeRule({
      ...{ name: nameWith(name, suffix, taken), label: `${label} ${word}`, type: 'number', unit: known },
      ...{ from: [columnSource(column.name)], split, part },
    }),
  );
  const what =
    reading.kind === 'range'
      ? `one number or a range such as ${example(column, split)}: its two ends`
      : `${reading.size} numbers in a cell, ${example(column, split)}: each is an attribute, name them for what they are`;
  return { rules, notes: [what, ...misfitNotes(reading.misfits)], values: [] };
}

interface PartName {
  readonly part: AttributeRule['part'];
  readonly suffix: string;
  readonly word: string;
}

const RANGE: readonly PartName[] = [
  { part: 'min', suffix: 'min', word: 'from' },
  { part: 'max', suffix: 'max', word: 'to' },
];

function partNames(column: string, size: number): readonly PartName[] {
  const pixels = size === 2 && /resol|auflos|rozlis|rozdz|pixel|display/.test(plainName(column));
  if (pixels) {
    return [
      { part: 1, suffix: 'x', word: 'across' },
      { part: 2, suffix: 'y', word: 'down' },
    ];
  }
  return Array.from({ length: size }, (_, index) => ({
    part: index + 1,
    suffix: String(index + 1),
    word: String(index + 1),
  }));
}

function nameWith(name: string, suffix: string, taken: ReadonlySet<string>): string {
  return name.endsWith(`_${suffix}`) ? name : attributeName(`${name}_${suffix}`, taken);
}

const example = (column: ColumnFacts, split: string): string =>
  show(column.values.find(({ text }) => text.includes(split))?.text ?? '');

/** JSON arrays: of numbers that are always as many, or of texts. */
function fromArrays(column: ColumnFacts, base: Base, { taken }: AttributeContext): InferredAttributes | LeftOut {
  const cells = column.values.map((value) => ({ value, elements: elementsOf(value.text) }));
  const numeric = cells.every(({ elements }) => elements.every((element) => /^-?\d+(?:\.\d+)?$/.test(element)));
  const sizes = new Set(cells.map(({ elements }) => elements.length));
  const [size = 0] = sizes;
  const ascending = cells.every(({ elements: [first, second] }) => Number(first) <= Number(second ?? first));
  if (numeric && Math.max(...sizes) <= 3 && (sizes.size === 1 || ascending)) {
    const parts = sizes.size === 1 ? partNames(column.name, size) : RANGE;
    if (size === 1 && sizes.size === 1)
      return { rules: [attributeRule({ ...base, type: 'number' })], notes: [], values: [] };
    const rules = parts.map(({ part, suffix, word }) =>
      attributeRule({
        ...{
          name: nameWith(base.name, suffix, taken),
          label: `${base.label} ${word}`,
          type: 'number',
          from: base.from,
        },
        ...{ split: ',', part, unit: suffix === 'x' || suffix === 'y' ? 'px' : unitOfName(column.name) },
      }),
    );
    const shown = show(`[${cells[0]?.elements.join(',') ?? ''}]`);
    return {
      rules,
      notes: [`${sizes.size === 1 ? size : 'several'} numbers in an array, ${shown}: each is an attribute`],
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
  if (counted.size > Math.max(400, column.filled * 0.8)) return { reason: 'too many different values' };
  return { rules: [attributeRule({ ...base, type: 'list' })], notes: [], values: [...counted.values()] };
}

function misfitNotes(misfits: readonly CountedValue[]): string[] {
  const [first] = misfits;
  if (first === undefined) return [];
  const cells = misfits.reduce((sum, { count }) => sum + count, 0);
  const verb = cells === 1 ? 'cell is' : 'cells are';
  return [`${cells} ${verb} no number and will be left out, ${show(first.text)} in line ${first.line} for instance`];
}

export const show = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
