// Which columns a file speaks of at all. The header says it of a CSV file; of the other formats every record has to be
// looked at: what any of them has is spoken of, and blank in those that lack it.

import type { CatalogSource } from '../catalog-source.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { type OpenedRecords, openRecords } from '../open-records.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import type { CatalogFormat } from '../recognise-format.ts';
import type { RecordReader } from '../source-record.ts';

export interface SurveyedColumns {
  readonly format: CatalogFormat;
  readonly columns: ReadonlySet<string>;
}

/** Beyond it nobody means them as columns; those found by then are told. */
const MOST_COLUMNS = 10_000;

export async function surveyColumns(
  source: CatalogSource,
  mapping: Mapping | null,
  format: CatalogFormat | null,
): Promise<SurveyedColumns> {
  const opened: OpenedRecords = await openRecords(source, {
    ...{ mapping, format, encoding: null, limits: DEFAULT_LIMITS, onBytes: () => {} },
  });
  try {
    const { reader } = opened;
    const columns = reader.columns === null ? await namesOf(opened) : new Set(reader.columns);
    return { format: opened.format, columns };
  } finally {
    await opened.close();
  }
}

const namesOf = (opened: OpenedRecords): Promise<Set<string>> =>
  opened.format === 'csv' ? gatherNames(opened.reader) : gatherNames(opened.reader);

async function gatherNames<F>({ batches, names }: RecordReader<F>): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const batch of batches) {
    for (const { fields } of batch) {
      if (fields === null || found.size > MOST_COLUMNS) continue;
      for (const name of names(fields)) found.add(name);
    }
  }
  return found;
}
