// What each column of a file holds, and what an inferred mapping makes of it and why: for a person who decides what it is.

import type { AttributeType } from '@guidepost/engine/product';
import type { Reason } from '@guidepost/fault/reason';
import type { CatalogFormat } from '../catalog-format.ts';
import { type Decimal, PRODUCT_FIELDS, type ProductField, type ValueRule } from '../mapping/mapping.ts';
import { columnsOf } from '../mapping/named-columns.ts';
import type { Survey } from '../survey/survey.ts';
import type { Encoding } from '../text/encoding.ts';
import type { ColumnFacts, CountedValue } from './column/column-facts.ts';
import { plainValue } from './column/describe-values.ts';
import { type Conclusion, conclude, type Inference } from './conclude-mapping.ts';
import { gatherEvidence, type InferenceSettings } from './infer-mapping.ts';

export interface ToldFile {
  readonly format: CatalogFormat;
  readonly encoding: Encoding;
  /** Rows of the file that can be read, and those of them that were looked at. */
  readonly rows: number;
  readonly looked: number;
  readonly inference: Inference;
  /** In the order of the file. */
  readonly columns: readonly ToldColumn[];
}

export interface ToldColumn {
  readonly column: string;
  /** Cells with a value, of the rows that were looked at. */
  readonly filled: number;
  /** Different values. */
  readonly distinct: number;
  /** Those in the most cells come first. */
  readonly common: readonly ToldValue[];
  /** Those in the fewest cells come first; none that is among the common. */
  readonly rare: readonly ToldValue[];
  /** None that is among the others. */
  readonly long: readonly ToldValue[];
  /** Null unless most cells are numbers, with or without a unit. */
  readonly numbers: ToldNumbers | null;
  /** What is taken from it. Empty: nothing. */
  readonly uses: readonly ColumnUse[];
  /** Why nothing is taken from it, where a rule decided that. */
  readonly leftOut: Reason | null;
}

export interface ToldValue {
  /** Cut if it is long. */
  readonly text: string;
  /** Characters of the whole. */
  readonly length: number;
  readonly count: number;
  /** Where it is first. */
  readonly line: number;
}

export interface ToldNumbers {
  /** Cells that are numbers. */
  readonly cells: number;
  readonly smallest: number;
  readonly largest: number;
  /** Of equal widths, from the smallest to the largest. Their counts are of cells. */
  readonly histogram: readonly number[];
}

export type ColumnUse =
  | { readonly kind: 'field'; readonly field: ProductField; readonly why: Reason | null }
  | {
      readonly kind: 'attribute';
      readonly name: string;
      readonly type: AttributeType;
      readonly unit: string | null;
      readonly label: string | null;
      readonly why: readonly Reason[];
    }
  /** The currency of each row, when its reduced price holds, or which rows are left out. */
  | { readonly kind: 'currency' | 'offer' | 'drop' };

/** Throws `CatalogFileError` if the file cannot be read. */
export async function tellColumns(survey: Survey, settings: InferenceSettings = {}): Promise<ToldFile> {
  const evidence = await gatherEvidence(survey, settings);
  const conclusion = conclude(evidence);
  const { inference, columns } = conclusion;
  const { decimal } = inference.mapping;
  const reasons = new Map(inference.unused.map(({ column, reason }) => [column, reason]));
  return {
    ...{ format: evidence.format, encoding: evidence.encoding ?? 'utf-8', inference },
    ...{ rows: evidence.sample.total, looked: evidence.sample.rows },
    columns: columns.map((column) => {
      const uses = usesOf(column.name, conclusion);
      return {
        ...{ column: column.name, filled: column.filled, distinct: column.distinct },
        ...examplesOf(column),
        ...{
          numbers: numbersOf(column, decimal),
          uses,
          leftOut: uses.length > 0 ? null : (reasons.get(column.name) ?? null),
        },
      };
    }),
  };
}

const MOST_COMMON = 8;
const MOST_RARE = 5;
const MOST_LONG = 3;
const LONGEST = 160;

function examplesOf({ values }: ColumnFacts): Pick<ToldColumn, 'common' | 'rare' | 'long'> {
  const byCount = values.toSorted((a, b) => b.count - a.count || a.line - b.line);
  const common = byCount.slice(0, MOST_COMMON);
  const others = byCount.slice(MOST_COMMON);
  const rare = others.slice(-MOST_RARE).reverse();
  const told = new Set([...common, ...rare]);
  const long = values.filter((value) => !told.has(value)).toSorted((a, b) => b.text.length - a.text.length);
  return { common: common.map(tell), rare: rare.map(tell), long: long.slice(0, MOST_LONG).map(tell) };
}

function tell({ text, count, line }: CountedValue): ToldValue {
  const plain = plainValue(text);
  return { text: plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain, length: plain.length, count, line };
}

const BARS = 12;
/** Of the filled cells. */
const MOSTLY = 0.8;

function numbersOf({ values, filled }: ColumnFacts, decimal: Decimal | null): ToldNumbers | null {
  const numbers = values.flatMap(({ text, count }) => {
    const number = numberIn(text, decimal);
    return number === null ? [] : { number, count };
  });
  const cells = numbers.reduce((sum, { count }) => sum + count, 0);
  if (cells === 0 || cells < filled * MOSTLY) return null;
  const smallest = numbers.reduce((least, { number }) => Math.min(least, number), Number.POSITIVE_INFINITY);
  const largest = numbers.reduce((most, { number }) => Math.max(most, number), Number.NEGATIVE_INFINITY);
  const histogram = Array<number>(smallest === largest ? 1 : BARS).fill(0);
  for (const { number, count } of numbers) {
    const bar =
      smallest === largest ? 0 : Math.min(BARS - 1, Math.floor(((number - smallest) / (largest - smallest)) * BARS));
    histogram[bar] = (histogram[bar] ?? 0) + count;
  }
  return { cells, smallest, largest, histogram };
}

/** `1.299,00 €`, `8 GB`, `-40`; nothing that goes on with another number, as a date or a telephone number does. */
const NUMBER = /^[^\d+-]{0,4}([-+]?\d[\d.,' \u00a0\u202f]*)\p{L}{0,12}[^\d\p{L}]{0,4}$/u;

function numberIn(text: string, decimal: Decimal | null): number | null {
  const digits = NUMBER.exec(text)?.[1]
    ?.replace(/[' \u00a0\u202f]/g, '')
    .replace(/[.,]$/, '');
  if (digits === undefined) return null;
  const number = Number(
    decimal === 'comma' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''),
  );
  return Number.isFinite(number) ? number : null;
}

function usesOf(column: string, { inference, chosen, inferred }: Conclusion): ColumnUse[] {
  const { fields, currencyFrom, offer, drop } = inference.mapping;
  const takes = ({ from }: Pick<ValueRule, 'from'>): boolean =>
    from.some((source) => columnsOf(source).includes(column));
  const missing = inference.missing.map(({ field }) => field);
  const isFrom = (field: ProductField): boolean => {
    const rule = fields[field];
    // Without a rule it comes from the column of its own name.
    return rule === undefined ? column === field && !missing.includes(field) : takes(rule);
  };
  const ofFields = PRODUCT_FIELDS.filter(isFrom).map(
    (field): ColumnUse => ({
      ...{ kind: 'field', field, why: chosen.fields.get(field)?.why ?? null },
    }),
  );
  const ofAttributes = inferred.flatMap(({ rules, notes }) =>
    rules.filter(takes).map(
      ({ name, type, unit, label }): ColumnUse => ({
        ...{ kind: 'attribute', name, type, unit, label, why: notes },
      }),
    ),
  );
  const others: ColumnUse[] = [
    ...(currencyFrom === column ? [{ kind: 'currency' } as const] : []),
    ...(offer?.starts === column || offer?.ends === column ? [{ kind: 'offer' } as const] : []),
    ...(drop.some((rule) => rule.column === column) ? [{ kind: 'drop' } as const] : []),
  ];
  return [...ofFields, ...ofAttributes, ...others];
}
