// Cells with several numbers, which become attributes of their own: the ends of a range, pixels across and down, sides of a box;
// and JSON arrays, which have them as they are.

import type { AttributeRule } from '../../mapping/mapping.ts';
import { unitOfName } from '../cell/known-units.ts';
import type { CountedValue } from '../cell/recognise-number.ts';
import { recogniseNumbersInCell } from '../cell/recognise-numbers-in-cell.ts';
import { type ColumnFacts, elementsOf } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { describeMisfits, show } from '../column/describe-values.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import { attributeLabel, attributeName } from './attribute-name.ts';
import type { AttributeContext, InferredAttributes, LeftOut } from './infer-attribute.ts';

export interface AttributeBase {
  readonly name: string;
  readonly label: string;
  readonly from: AttributeRule['from'];
}

/** Two or three numbers in a cell become attributes of their own. */
export function inferSeveralNumbers(
  column: ColumnFacts,
  { decimal, taken }: AttributeContext,
): InferredAttributes | null {
  const reading = recogniseNumbersInCell(column.values, decimal.setting);
  if (reading === null) return null;
  const { split, unit } = reading;
  const plain = column.called.replace(SIDES, '').trim() || column.called;
  const name = attributeName(plain, taken);
  const label = attributeLabel(plain);
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
  return { rules, notes: [what, ...describeMisfits(reading.misfits)], values: [] };
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

/** `Maße (B x H x T)`, `Size (W x H)` */
const SIDES = /\(\s*(\p{L}+)\s*[x×*]\s*(\p{L}+)(?:\s*[x×*]\s*(\p{L}+))?\s*\)\s*$/u;

function partNames(column: string, size: number): readonly PartName[] {
  const pixels = size === 2 && /resol|auflos|rozlis|rozdz|pixel|display/.test(plainName(column));
  if (pixels) {
    return [
      { part: 1, suffix: 'x', word: 'across' },
      { part: 2, suffix: 'y', word: 'down' },
    ];
  }
  const sides =
    SIDES.exec(column)
      ?.slice(1)
      .filter((side) => side !== undefined) ?? [];
  if (sides.length === size) {
    return sides.map((side, index) => ({ part: index + 1, suffix: attributeName(side, new Set()), word: side }));
  }
  return Array.from({ length: size }, (_, index) => ({
    part: index + 1,
    suffix: String(index + 1),
    word: String(index + 1),
  }));
}

export function nameWith(name: string, suffix: string, taken: ReadonlySet<string>): string {
  return name.endsWith(`_${suffix}`) ? name : attributeName(`${name}_${suffix}`, taken);
}

const example = (column: ColumnFacts, split: string): string =>
  show(column.values.find(({ text }) => text.includes(split))?.text ?? '');

/** JSON arrays: of numbers that are always as many, or of texts. */
export function inferFromArrays(
  column: ColumnFacts,
  base: AttributeBase,
  { taken }: AttributeContext,
): InferredAttributes | LeftOut {
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
