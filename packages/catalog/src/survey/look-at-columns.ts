// Checks before the reading whether a file has the columns that a mapping names. A renamed column is then reported once,
// and not once for each row. In formats without a header, the first records are looked at.

import type { CatalogFormat } from '../catalog-format.ts';
import { pathsOfPairs } from '../csv/table-pairs.ts';
import {
  type Mapping,
  type OfferRule,
  PRODUCT_FIELDS,
  REQUIRED_FIELDS,
  type ValueRule,
  type ValueSource,
} from '../mapping/mapping.ts';
import { columnsOf, namedColumns } from '../mapping/named-columns.ts';
import { splitPairColumn } from '../named-pairs.ts';
import { classicNameOf } from '../shopify/shopify-columns.ts';
import type { Survey } from './survey.ts';

export interface LookedAtColumns {
  readonly format: CatalogFormat;
  readonly columns: readonly string[];
  /**
   * Rules whose sources are all missing in the file. Required fields without a rule come from the column of the same
   * name.
   */
  readonly absent: readonly AbsentRule[];
  /** Columns that no rule names. */
  readonly unused: readonly string[];
  /** Every record was looked at, or the header says it for all. Otherwise what is absent may come later. */
  readonly isWhole: boolean;
}

export interface AbsentRule {
  /** `title`, `attributes.ram_gb`, `drop[0]` */
  readonly rule: string;
  /** The columns that the rule names and the file lacks. */
  readonly columns: readonly string[];
}

/** Throws `CatalogFileError` if the file cannot be opened. */
export async function lookAtColumns(
  survey: Survey,
  mapping: Mapping,
  format: CatalogFormat | null,
): Promise<LookedAtColumns> {
  const implied = REQUIRED_FIELDS.filter((field) => mapping.fields[field] === undefined);
  const named = [...namedColumns(mapping), ...implied];
  const found = await survey.columns({ mapping, format, encoding: null }, { of: 'first', named });
  const meant = new Set(found.format === 'shopify' ? [...named, ...named.map(classicNameOf)] : named);
  const free = PRODUCT_FIELDS.filter((field) => mapping.fields[field] === undefined);
  const columns = [...found.columns.keys()];
  return {
    ...{ format: found.format, columns, absent: absentRules(mapping, found.missing) },
    ...{ unused: unusedColumns(columns, [...meant, ...free]), isWhole: found.isWhole },
  };
}

/**
 * The columns that are not named, are not inside a named one, and have no named one inside (`specs.ram`, `images.0`). Columns with names and
 * values of pairs are used if one of the pairs is.
 */
export function unusedColumns(columns: Iterable<string>, named: readonly string[]): string[] {
  const known = new Set(named);
  const all = [...columns];
  const pathOf = pathsOfPairs(all);
  const paths = new Set(named.flatMap((name) => splitPairColumn(name)?.path ?? []));
  const isUsed = (column: string): boolean =>
    known.has(column) ||
    paths.has(pathOf.get(column) ?? '') ||
    named.some((name) => name.startsWith(`${column}.`) || column.startsWith(`${name}.`));
  return all.filter((column) => !isUsed(column));
}

function absentRules(mapping: Mapping, missing: ReadonlySet<string>): AbsentRule[] {
  const absent: AbsentRule[] = [];
  const look = (rule: string, value: ValueRule): void => {
    const columns = absentColumns(value, missing);
    if (columns.length > 0) absent.push({ rule, columns });
  };
  for (const field of PRODUCT_FIELDS) {
    const rule = mapping.fields[field];
    if (rule !== undefined) look(field, rule);
    else if (missing.has(field) && REQUIRED_FIELDS.includes(field)) absent.push({ rule: field, columns: [field] });
  }
  for (const rule of mapping.attributes) look(`attributes.${rule.name}`, rule);
  const ofOffer = mapping.offer === null ? [] : absentOfOffer(mapping.offer, missing);
  if (ofOffer.length > 0) absent.push({ rule: 'offer', columns: ofOffer });
  for (const [index, { column }] of mapping.drop.entries()) {
    if (missing.has(column)) absent.push({ rule: `drop[${index}]`, columns: [column] });
  }
  return absent;
}

/** One of its dates is enough. */
function absentOfOffer({ price, regular, starts, ends }: OfferRule, missing: ReadonlySet<string>): string[] {
  const lacks = (column: string): boolean => missing.has(column);
  const dates = [starts, ends].filter((column) => column !== null);
  return [price, ...(regular === null ? [] : [regular])].filter(lacks).concat(dates.every(lacks) ? dates : []);
}

/** The columns that a rule names and the file lacks, if it has none of its sources. */
export function absentColumns({ from }: ValueRule, missing: ReadonlySet<string>): string[] {
  const isAbsent = from.length > 0 && from.every((source) => isSourceAbsent(source, missing));
  return isAbsent ? from.flatMap(columnsOf).filter((column) => missing.has(column)) : [];
}

/** A template may name a field of the product itself. Many shops make the link from the sku. */
function isSourceAbsent(source: ValueSource, missing: ReadonlySet<string>): boolean {
  if (source.kind === 'constant') return false;
  if (source.kind === 'column') return missing.has(source.column);
  return source.parts.some(
    (part) => typeof part !== 'string' && !part.optional && missing.has(part.column) && !FIELDS.has(part.column),
  );
}

const FIELDS: ReadonlySet<string> = new Set(PRODUCT_FIELDS);
