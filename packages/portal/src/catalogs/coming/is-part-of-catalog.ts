// Whether a newer file is only a part of its catalog, such as a list of prices: it has the key and a few of the columns that the catalog is made
// from. Imported as the whole catalog, it would take everything else away or could not go in at all.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import {
  asRule,
  attributesOf,
  columnsOfField,
  columnsOfRule,
  type EditedMapping,
  FIELDS,
} from '../mapping/edited-mapping.ts';
import type { TriedView } from '../mapping/mapping-in-hand.ts';
import { type LookedColumn, likelyColumns, looksLikeMoney } from '../required/likely-columns.ts';
import { onePriceOf } from '../required/one-price.ts';

type File = Pick<SurveyView, 'looked' | 'more_columns'> & {
  readonly columns: readonly (LookedColumn & Pick<SurveyView['columns'][number], 'uses'>)[];
};
type Lacking = Pick<TriedView, 'missing' | 'absent'>;

/** `mapping`: what the catalog was made with. A file in which the columns are merely called otherwise is none. */
export function isPartOfCatalog(file: File, mapping: EditedMapping, { missing, absent }: Lacking): boolean {
  if (missing.includes('sku') || file.more_columns > 0) return false;
  const all = rulesOf(mapping).filter((columns) => columns.length > 0).length;
  const others = unusedColumns(file, mapping);
  if (absent.length * 2 > all && others.length < absent.length) return true;
  return (
    missing.length > 0 &&
    missing.every((field) =>
      FIELDS.every((each) => each !== field || likelyColumns(each, others, file.looked).length === 0),
    )
  );
}

/** The column that has the prices where the catalog has only one for all, or had them in a column that this file lacks; null: none that is clear. */
export function priceInPart(file: File, mapping: EditedMapping, { missing }: Pick<Lacking, 'missing'>): string | null {
  if (onePriceOf(mapping) === null && !missing.includes('price')) return null;
  const others = unusedColumns(file, mapping);
  const named = others.filter(({ uses }) => uses.some((use) => use.kind === 'field' && use.field === 'price'));
  const [only, second] = named.length > 0 ? named : others.filter(looksLikeMoney);
  return only === undefined || second !== undefined ? null : only.column;
}

const rulesOf = (mapping: EditedMapping): readonly (readonly string[])[] => [
  ...FIELDS.filter((field) => mapping[field] !== null).map((field) => columnsOfField(mapping, field)),
  ...Object.values(attributesOf(mapping)).map((raw) => columnsOfRule(asRule(raw))),
];

function unusedColumns({ columns }: File, mapping: EditedMapping): File['columns'] {
  const used = new Set(rulesOf(mapping).flat());
  return columns.filter(({ column }) => !used.has(column));
}
