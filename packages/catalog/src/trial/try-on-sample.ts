// Tries a mapping on the first rows of a file, for a person who is still deciding what its columns are: what comes out, which cells
// were not understood, and, of one column, what becomes of each of its cells. What the mapping still lacks stops nothing.

import type { Product } from '@guidepost/engine/product';
import { reason } from '@guidepost/fault/reason';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import { compileCell } from '../mapping/cell-text.ts';
import { compileMapping } from '../mapping/compile-mapping.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { OpenedRecords } from '../open-records.ts';
import { type DropCount, DropCounter } from '../product/count-drops.ts';
import { brokenRow, keptReason, type Rejection, RowFault } from '../rejection.ts';
import { runWithin } from '../run-within.ts';
import type { RecordReader } from '../source-record.ts';
import { lookAtColumns } from '../survey/look-at-columns.ts';
import type { Survey } from '../survey/survey.ts';
import { detached } from '../text/detached.ts';
import { CellsOfColumn, type CellsWithout, type TriedCell } from './cells-of-column.ts';
import { completeForTrial, type Lacking } from './complete-for-trial.ts';
import { type RefusedRow, RefusedRows } from './refused-rows.ts';
import { type RowCells, tellCells } from './row-cells.ts';
import { type TroubledValue, Troubles } from './troubles.ts';
import { type CountedValue, ValueCounts } from './value-counts.ts';

export interface TrialSettings {
  readonly format?: CatalogFormat | null;
  readonly baseUrl?: string | null;
  /** The column whose cells are told one by one. */
  readonly column?: string | null;
  /** The most rows that are looked at, and the longest that this may take, in milliseconds. */
  readonly rows: number;
  readonly time: number;
  readonly onRejection: (rejection: Rejection) => void;
}

export interface Trial {
  readonly format: CatalogFormat;
  readonly rows: number;
  /** Whether these are all rows of the file. */
  readonly isWhole: boolean;
  /** Whether the time was over before as many rows as may be were looked at. */
  readonly isHurried: boolean;
  readonly products: number;
  readonly rejected: number;
  readonly dropped: number;
  /** Rows that the mapping leaves out, by its rules. */
  readonly drops: readonly DropCount[];
  readonly lacking: Lacking;
  /** By what they were to be, most cells first. */
  readonly troubles: readonly TroubledValue[];
  /** Of the column that was asked for; those that were not understood come first. */
  readonly cells: readonly TriedCell[];
  readonly examples: readonly Product[];
  /** Cells of the rows that the first examples came from. */
  readonly exampleRows: readonly RowCells[];
  /** Cells of the first rows, whatever becomes of them. */
  readonly firstRows: readonly RowCells[];
  /** Rows that become no product, the first ones. */
  readonly refused: readonly RefusedRow[];
  /** How many products have each attribute. */
  readonly filled: Readonly<Record<string, number>>;
  /** The commonest values of each attribute, and all but very many of those that the column that was asked for has. */
  readonly values: Readonly<Record<string, readonly CountedValue[]>>;
  /** How many different values each attribute has. */
  readonly distinct: Readonly<Record<string, number>>;
  /** Of the column that was asked for, by attribute: where it was not found. */
  readonly without: Readonly<Record<string, CellsWithout>>;
  /** How many different groups the products are of; null: they have none. */
  readonly groups: number | null;
  /** The first product of the group that has most of them, and how many it has; null: none has two. */
  readonly largestGroup: LargestGroup | null;
}

export interface LargestGroup {
  readonly title: string;
  readonly count: number;
}

const MOST_EXAMPLES = 5;
/** Of which the cells are told, too. */
const MOST_ROWS = 3;

/** Closes the survey's file. Throws `CatalogFileError` if the file cannot be read. */
export async function tryOnSample(survey: Survey, mapping: Mapping, settings: TrialSettings): Promise<Trial> {
  const { format = null } = settings;
  const looked = await lookAtColumns(survey, mapping, format);
  const { complete, lacking } = completeForTrial(mapping, looked.absent);
  const opened: OpenedRecords = await survey.openRows({ mapping: complete, format, encoding: null }, () => {});
  try {
    const tried =
      opened.format === 'csv'
        ? await convert(survey, complete, opened.reader, mapping.drop, settings)
        : await convert(survey, complete, opened.reader, mapping.drop, settings);
    return { format: opened.format, lacking, ...tried };
  } finally {
    await opened.close();
  }
}

async function convert<F>(
  survey: Survey,
  mapping: Mapping,
  { bind, names, columns, batches }: RecordReader<F>,
  rules: Mapping['drop'],
  { baseUrl = null, column = null, rows: most, time, onRejection }: TrialSettings,
): Promise<Omit<Trial, 'format' | 'lacking'>> {
  const { batchTime, patternLength } = survey.limits;
  const converter = compileMapping({ mapping, bind, columns, patternLength }, baseUrl);
  const bound = column === null ? null : bind(column);
  const cell = bound === null ? null : compileCell(bound, []);
  const cells = new CellsOfColumn(mapping, column ?? '');
  const troubles = new Troubles();
  const values = new ValueCounts();
  const drops = new DropCounter(rules);
  const groups = new Map<string, { readonly title: string; count: number }>();
  const refused = new RefusedRows(mapping, bind);
  const [exampleRows, firstRows]: [RowCells[], RowCells[]] = [[], []];
  const counts = { rows: 0, products: 0, rejected: 0, dropped: 0 };
  const [examples, filled, skus] = [[] as Product[], {} as Record<string, number>, new Set<string>()];
  const end = performance.now() + time;
  let [isWhole, isHurried] = [true, false];
  for await (const batch of batches) {
    const isInTime = runWithin(batchTime, () => {
      for (const { line, ordinal, fields, broken, leftOut } of batch) {
        if (counts.rows >= most || performance.now() > end) {
          isWhole = false;
          isHurried = counts.rows < most;
          return;
        }
        counts.rows++;
        if (firstRows.length < MOST_ROWS && fields !== null) firstRows.push(tellCells(fields, { bind, names }));
        const unread: string[] = [];
        const made =
          fields === null
            ? brokenRow(broken)
            : converter.convert(fields, line, (name, at, text) => {
                unread.push(name);
                troubles.add(name, at, text);
              });
        const outcome = leftOut !== undefined ? null : refuseAgain(made, skus);
        if (outcome === null) {
          counts.dropped++;
          const rule = leftOut !== undefined || fields === null ? null : (converter.droppedBy?.(fields) ?? null);
          if (rule !== null) drops.add(rule);
        } else if (outcome instanceof RowFault) {
          counts.rejected++;
          refused.add(outcome, { line, ...(ordinal !== undefined && { ordinal }) }, fields);
          const { sku, field } = outcome;
          const place = { line, ...(ordinal !== undefined && { ordinal }) };
          onRejection({ file: survey.name, ...place, field, ...keptReason(outcome), sku: sku && detached(sku) });
        } else {
          counts.products++;
          skus.add(outcome.sku);
          values.add(outcome);
          if (outcome.group !== null) {
            const known = groups.get(outcome.group);
            if (known !== undefined) known.count++;
            else groups.set(detached(outcome.group), { title: detached(outcome.title), count: 1 });
          }
          if (exampleRows.length < MOST_ROWS && fields !== null) exampleRows.push(tellCells(fields, { bind, names }));
          if (examples.length < MOST_EXAMPLES) examples.push(structuredClone(outcome));
          for (const name of Object.keys(outcome.attributes)) filled[name] = (filled[name] ?? 0) + 1;
        }
        if (cell !== null && fields !== null) cells.add(cell(fields), line, outcome, unread);
      }
    });
    if (!isInTime) throw tooSlow(survey.name);
    if (!isWhole) break;
  }
  const told = {
    drops: drops.report(),
    troubles: troubles.report(),
    cells: cells.report(),
    without: cells.reportWithout(),
    refused: refused.report(),
  };
  return {
    ...{ ...counts, isWhole, isHurried, ...told, examples, exampleRows, firstRows, filled },
    ...{ values: values.report(cells.attributes), distinct: values.distinct() },
    ...{ groups: groups.size === 0 ? null : groups.size, largestGroup: largestOf(groups) },
  };
}

function largestOf(groups: ReadonlyMap<string, LargestGroup>): LargestGroup | null {
  let largest: LargestGroup | null = null;
  for (const group of groups.values()) if (group.count > (largest?.count ?? 1)) largest = group;
  return largest;
}

/** If a sku appears twice, the first product stays. */
function refuseAgain(made: Product | RowFault | null, skus: ReadonlySet<string>): Product | RowFault | null {
  if (made === null || made instanceof RowFault || !skus.has(made.sku)) return made;
  return new RowFault(made.sku, 'sku', reason('sku-again', 'the sku is already used in a row before'));
}

const tooSlow = (file: string): CatalogFileError =>
  new CatalogFileError({
    file,
    what: 'a pattern of the mapping takes too long',
    mend: 'do not repeat a part that already repeats, as in (a+)+; describe what comes before and after the value instead',
  });
