// What the rows of a table are: products, or also headings, further values of the product above, and variants. Looks at the first rows.

import { findReference } from '../families/find-reference.ts';
import { withOptionLists } from '../families/option-lists.ts';
import { findPrefixedSkus, withPrefixedVariants } from '../families/prefixed-variants.ts';
import { withReferredProducts } from '../families/referred-products.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import type { RecordReader } from '../source-record.ts';
import { dialectOfTable } from '../tables/table-dialects.ts';
import { carrying, findCarried } from './carried-rows.ts';
import { withCarried } from './carry-rows.ts';
import { findContinued, withContinued } from './continued-rows.ts';
import { withLiterals } from './literal-cells.ts';
import type { CsvFields } from './read-csv.ts';
import { withSections } from './section-rows.ts';
import { type CsvDialect, CsvSplitter } from './split-csv.ts';
import { withPairs } from './table-pairs.ts';
import { withoutSecondNames } from './two-headings.ts';
import { withTypedRows } from './typed-rows.ts';
import { withVariations } from './variation-rows.ts';

/** The same reader for a plain table. `sample`: the beginning of its text. */
export function tellRows(read: RecordReader<CsvFields>, sample: string, dialect: CsvDialect): RecordReader<CsvFields> {
  const columns = read.columns ?? [];
  const below = firstRows(sample, dialect);
  const csv = withoutSecondNames(read, below[0]);
  const first = csv === read ? below : below.slice(1);
  const valuesOf = (column: string): readonly string[] => {
    const at = columns.indexOf(column);
    return first.map((cells) => (cells[at] ?? '').trim());
  };
  const reference = findReference(columns, valuesOf);
  const carried = reference === null ? findCarried(columns, first) : null;
  const continued = reference === null && carried === null ? findContinued(columns, first) : null;
  const rows = carried === null ? first : first.map(carrying(carried)).filter((cells) => cells !== null);
  const sections = withSections(csv, sample, dialect.delimiter);
  const plain = reference === null && continued === null ? withCarried(sections, carried) : sections;
  const told = withLiterals(withPairs(withContinued(plain, continued), rows), rows);
  const varied = withVariations(told, rows);
  if (varied !== told || carried !== null) return varied;
  if (reference !== null) return withOptionLists(withReferredProducts(told, reference));
  const prefixed = findPrefixedSkus(columns, valuesOf);
  if (prefixed !== null) return withPrefixedVariants(told, prefixed);
  // A known dialect says itself what its rows are.
  const system = dialectOfTable(columns);
  return system === null ? withTypedRows(told, rows) : (system.rows?.(told) ?? told);
}

/** The cells below the header. None where the sample cannot be split: the reader says what is wrong. */
function firstRows(sample: string, dialect: CsvDialect): readonly (readonly string[])[] {
  try {
    return new CsvSplitter('', dialect, DEFAULT_LIMITS)
      .push(sample)
      .slice(1)
      .map(({ cells }) => cells);
  } catch {
    return [];
  }
}
