// The one thing that would help shoppers most after an import: whoever reads one line of the report should read this one.

import { unitsOfMeasured } from '@guidepost/catalog/infer/column/measured-names';
import type { Attribute } from '@guidepost/engine/product';
import type { ImportReport } from './import-order.ts';

export type Help =
  /** Rows that are no products: nobody is shown them. */
  | { readonly kind: 'mend-rows'; readonly rejected: number; readonly rows: number }
  /** Nothing tells the products apart but their names and prices. */
  | { readonly kind: 'add-attributes' }
  /** Lengths and weights whose unit nothing says: nobody knows what 40 is. */
  | { readonly kind: 'say-units'; readonly attributes: readonly string[]; readonly units: readonly string[] }
  /** Many products do not say what a shopper may ask for. */
  | { readonly kind: 'fill-in'; readonly attribute: string; readonly missing: number; readonly products: number }
  /** The same in several spellings is offered as several answers. */
  | { readonly kind: 'merge-spellings'; readonly attribute: string; readonly spellings: number };

export type Imported = Pick<ImportReport, 'rejected' | 'rows' | 'dropped' | 'attributes' | 'mapping' | 'mode'>;

/** Null if nothing stands out. An update is no picture of the catalog, so there only its rows are judged. */
export function whatHelpsMost(report: Imported): Help | null {
  const rows = report.rows - report.dropped;
  if (report.rejected > rows * FEW) return { kind: 'mend-rows', rejected: report.rejected, rows };
  if (report.mode === 'update') return null;
  if (report.attributes.length === 0) return { kind: 'add-attributes' };
  const unitless = report.attributes.filter(({ type, unit }) => type === 'number' && unit === null).flatMap(withUnits);
  const [first] = unitless;
  if (first !== undefined)
    return { kind: 'say-units', attributes: unitless.map(({ name }) => name), units: first.units };
  const products = rows - report.rejected;
  const [sparse] = report.attributes
    .filter(
      ({ fillRate, distinct, isOfSomeKinds }) =>
        fillRate >= OFTEN && fillRate < NEARLY_ALL && distinct > 1 && distinct <= CHOICE && !isOfSomeKinds,
    )
    .sort((one, other) => one.fillRate - other.fillRate);
  if (sparse !== undefined) {
    return { kind: 'fill-in', attribute: sparse.name, missing: products - sparse.filled, products };
  }
  const spellings = new Map<string, number>();
  for (const { attribute, spellings: others } of report.mapping.inference?.merges ?? [])
    spellings.set(attribute, (spellings.get(attribute) ?? 0) + others.length);
  const [most] = [...spellings].sort(([, one], [, other]) => other - one);
  return most === undefined ? null : { kind: 'merge-spellings', attribute: most[0], spellings: most[1] };
}

function withUnits({ name, label }: Pick<Attribute, 'name' | 'label'>) {
  const units = unitsOfMeasured(name) ?? unitsOfMeasured(label ?? '');
  return units === null ? [] : [{ name, units }];
}

/** Shares of rows or products. */
const FEW = 0.02;
/** What fewer have is the matter of some kinds of products only. */
const OFTEN = 0.5;
const NEARLY_ALL = 0.95;
/** Different values: so many can be offered. Of more, each is hardly asked for. */
const CHOICE = 20;
