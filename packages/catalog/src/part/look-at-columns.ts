// Whether a file has the columns that a mapping names, found out before it is read: a renamed column is one thing to tell,
// not one for each row. Of formats whose records say by themselves what they have, the first ones are looked at.

import type { CatalogSource } from '../catalog-source.ts';
import { type Mapping, PRODUCT_FIELDS, REQUIRED_FIELDS, type ValueRule, type ValueSource } from '../mapping/mapping.ts';
import { openRecords } from '../open-records.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import type { CatalogFormat } from '../recognise-format.ts';
import { classicNameOf } from '../shopify/shopify-columns.ts';
import type { RecordReader } from '../source-record.ts';
import type { Encoding } from '../text/encoding.ts';

export interface LookedAtColumns {
  readonly format: CatalogFormat;
  readonly columns: readonly string[];
  /** Rules that have sources, and the file none of them; required fields without a rule are taken from the column of their name. */
  readonly absent: readonly AbsentRule[];
  /** Columns that no rule names. */
  readonly unused: readonly string[];
  /** Every record was looked at, or the header says it of all; else what is absent may come later. */
  readonly isWhole: boolean;
}

export interface AbsentRule {
  /** `title`, `attributes.ram_gb`, `drop[0]` */
  readonly rule: string;
  /** Those that it names and the file has not. */
  readonly columns: readonly string[];
}

/** Records whose values are looked for, and those whose names are gathered: a sparse column costs no second reading. */
const MOST_RECORDS = 20_000;
const MOST_NAMED = 1_000;

/** Throws `CatalogFileError` where the file cannot be opened. */
export async function lookAtColumns(
  source: CatalogSource,
  mapping: Mapping,
  format: CatalogFormat | null,
  encoding: Encoding | null = null,
): Promise<LookedAtColumns> {
  const opened = await openRecords(source, {
    ...{ mapping, format, encoding, limits: DEFAULT_LIMITS, onBytes: () => {} },
  });
  try {
    const implied = REQUIRED_FIELDS.filter((field) => mapping.fields[field] === undefined);
    const named = [...namedColumns(mapping), ...implied];
    const { columns, missing, isWhole } =
      opened.format === 'csv' ? lookAtHeader(opened.reader, named) : await lookAtRecords(opened.reader, named);
    const meant = new Set(opened.format === 'shopify' ? [...named, ...named.map(classicNameOf)] : named);
    const free = PRODUCT_FIELDS.filter((field) => mapping.fields[field] === undefined);
    return {
      ...{ format: opened.format, columns, absent: absentRules(mapping, missing) },
      ...{ unused: unusedColumns(columns, [...meant, ...free]), isWhole },
    };
  } finally {
    await opened.close();
  }
}

/** Of these columns, those that none of the named ones is, lies in or lies around (`specs.ram`, `images.0`). */
export function unusedColumns(columns: Iterable<string>, named: readonly string[]): string[] {
  const known = new Set(named);
  const isUsed = (column: string): boolean =>
    known.has(column) || named.some((name) => name.startsWith(`${column}.`) || column.startsWith(`${name}.`));
  return [...columns].filter((column) => !isUsed(column));
}

/** All columns that the rules of a mapping take something from. */
export function namedColumns({ fields, attributes, drop, currencyFrom }: Mapping): Set<string> {
  const rules = [...Object.values(fields), ...attributes];
  const others = [...drop.map(({ column }) => column), ...(currencyFrom === null ? [] : [currencyFrom])];
  return new Set([...rules.flatMap(({ from }) => from.flatMap(columnsOf)), ...others]);
}

export const columnsOf = (source: ValueSource): string[] => {
  if (source.kind === 'column') return [source.column];
  return source.kind === 'template'
    ? source.parts.flatMap((part) => (typeof part === 'string' ? [] : part.column))
    : [];
};

interface Found {
  readonly columns: readonly string[];
  readonly missing: ReadonlySet<string>;
  readonly isWhole: boolean;
}

function lookAtHeader<F>({ columns, bind }: RecordReader<F>, named: readonly string[]): Found {
  return { columns: columns ?? [], missing: new Set(named.filter((column) => bind(column) === null)), isWhole: true };
}

async function lookAtRecords<F>({ batches, bind, names }: RecordReader<F>, named: readonly string[]): Promise<Found> {
  const columns = new Set<string>();
  const missing = new Map(named.map((column) => [column, bind(column)]));
  let looked = 0;
  let isWhole = true;
  for await (const batch of batches) {
    for (const { fields } of batch) {
      if (fields === null) continue;
      for (const [column, bound] of missing) if (bound?.(fields) !== undefined) missing.delete(column);
      if (looked < MOST_NAMED) for (const name of names(fields)) columns.add(name);
      looked += 1;
    }
    isWhole = looked < MOST_RECORDS && (looked < MOST_NAMED || missing.size > 0);
    if (!isWhole) break;
  }
  return { columns: [...columns], missing: looked === 0 ? new Set() : new Set(missing.keys()), isWhole };
}

function absentRules(mapping: Mapping, missing: ReadonlySet<string>): AbsentRule[] {
  const absent: AbsentRule[] = [];
  const look = (rule: string, { from }: ValueRule): void => {
    const isAbsent = from.length > 0 && from.every((source) => isSourceAbsent(source, missing));
    if (isAbsent) absent.push({ rule, columns: from.flatMap(columnsOf).filter((column) => missing.has(column)) });
  };
  for (const field of PRODUCT_FIELDS) {
    const rule = mapping.fields[field];
    if (rule !== undefined) look(field, rule);
    else if (missing.has(field) && REQUIRED_FIELDS.includes(field)) absent.push({ rule: field, columns: [field] });
  }
  for (const rule of mapping.attributes) look(`attributes.${rule.name}`, rule);
  for (const [index, { column }] of mapping.drop.entries()) {
    if (missing.has(column)) absent.push({ rule: `drop[${index}]`, columns: [column] });
  }
  return absent;
}

/** A template may name a field of the product itself: the link of many shops is made of the sku. */
function isSourceAbsent(source: ValueSource, missing: ReadonlySet<string>): boolean {
  if (source.kind === 'constant') return false;
  if (source.kind === 'column') return missing.has(source.column);
  return source.parts.some(
    (part) => typeof part !== 'string' && !part.optional && missing.has(part.column) && !FIELDS.has(part.column),
  );
}

const FIELDS: ReadonlySet<string> = new Set(PRODUCT_FIELDS);
