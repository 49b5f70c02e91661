// Finds out which fields and attributes an update covers, and puts these into the known products. What the file does not
// cover, or says in a way that nobody can read, keeps its value. What the file has blank goes.

import type { CatalogFormat } from '@guidepost/catalog/catalog-format';
import type { Mapping, ProductField } from '@guidepost/catalog/mapping/mapping';
import { PRODUCT_FIELDS, REQUIRED_FIELDS } from '@guidepost/catalog/mapping/mapping';
import { columnsOf, namedColumns } from '@guidepost/catalog/mapping/named-columns';
import { addValues } from '@guidepost/catalog/product/join-listed';
import { unusedColumns } from '@guidepost/catalog/survey/look-at-columns';
import { ownPart } from '@guidepost/catalog/survey/own-columns';
import type { Survey } from '@guidepost/catalog/survey/survey';
import { fitDialect } from '@guidepost/catalog/update/fit-dialect';
import { limitMapping, type Spoken, speaksOf } from '@guidepost/catalog/update/limit-mapping';
import type { Attribute, AttributeValue, Product } from '@guidepost/engine/product';

export interface UpdateCoverage {
  /** To read the file with. */
  readonly rules: Mapping | null;
  readonly spoken: Spoken;
  /** Required fields that the file does not cover. A new product cannot do without them. */
  readonly absent: readonly ProductField[];
  /** Columns of the file that say more of products than which they are. */
  readonly used: readonly string[];
  readonly unused: readonly string[];
}

/** `known`: the attributes that the catalog has. */
export async function findUpdateCoverage(
  survey: Survey,
  rules: Mapping | null,
  format: CatalogFormat | null,
  known: readonly Attribute[],
): Promise<UpdateCoverage> {
  if (rules !== null) {
    const { mapping, columns } = await fitDialect(survey, rules, format);
    return limited(mapping, columns);
  }
  const found = await survey.columns({ mapping: null, format, encoding: null }, { of: 'all', named: [] });
  const columns = new Set(found.columns.keys());
  if (found.format === 'csv') return limited(await ownPart(survey, format, known), columns);
  const spoken = ownSpoken(columns);
  const used = [...columns].filter((column) => column !== 'sku' && !column.startsWith('sku.'));
  return { rules: null, spoken, absent: absentFrom(spoken.fields), used, unused: [] };
}

function limited(rules: Mapping, columns: ReadonlySet<string>): UpdateCoverage {
  const { mapping, spoken } = limitMapping(rules, columns);
  const named = [...namedColumns(mapping)];
  const unused = unusedColumns(columns, named);
  const skus = new Set(mapping.fields.sku?.from.flatMap(columnsOf));
  const used = unusedColumns(columns, unused).filter((column) => !skus.has(column));
  return { rules: mapping, spoken, absent: absentFrom(spoken.fields), used, unused };
}

/** What one row speaks of: as the file does, unless each row has columns of its own (`columns`). */
export function coverageOfRow(
  coverage: UpdateCoverage,
  columns: ReadonlySet<string> | null,
): Pick<UpdateCoverage, 'spoken' | 'absent'> {
  if (columns === null) return coverage;
  const spoken = coverage.rules === null ? ownSpoken(columns) : speaksOf(coverage.rules, coverage.spoken, columns);
  return { spoken, absent: absentFrom(spoken.fields) };
}

const ownSpoken = (columns: ReadonlySet<string>): Spoken => ({
  fields: new Set(PRODUCT_FIELDS.filter((field) => columns.has(field))),
  attributes: new Set([...columns].flatMap((column) => (column.startsWith(INSIDE) ? column.slice(INSIDE.length) : []))),
});

const INSIDE = 'attributes.';

const absentFrom = (fields: ReadonlySet<ProductField>): ProductField[] =>
  REQUIRED_FIELDS.filter((field) => !fields.has(field));

/**
 * A known product with what the file says of it. `unread`: what it says so that nobody can read it; `collecting`: lists of which
 * a row has one value, so that it adds it. Only a whole file takes a value away.
 */
export function mergeProduct(
  known: Product,
  came: Product,
  { fields, attributes }: Spoken,
  unread: ReadonlySet<string>,
  collecting: ReadonlySet<string>,
): Product {
  const from = (field: ProductField): Product => (fields.has(field) ? came : known);
  const isDescriptionUnread = came.description === null && unread.has('description');
  const { price } = from('price');
  const { listPrice } = from('list_price');
  return {
    sku: known.sku,
    title: from('title').title,
    description: isDescriptionUnread ? known.description : from('description').description,
    image: from('image').image,
    link: from('link').link,
    price,
    // A price that went up over the one it was reduced from is not reduced any more.
    listPrice: listPrice !== null && Number(listPrice) > Number(price) ? listPrice : null,
    group: from('group').group,
    available: from('available').available,
    // A file of prices says nothing of them.
    attributes:
      attributes.size === 0 && Object.keys(came.attributes).length === 0
        ? known.attributes
        : mergeAttributes(
            known.attributes,
            came.attributes,
            (name) => attributes.has(name) && !unread.has(name),
            collecting,
          ),
  };
}

/** In the order in which they were: another order would count as a change. */
function mergeAttributes(
  known: Product['attributes'],
  came: Product['attributes'],
  isSaid: (name: string) => boolean,
  collecting: ReadonlySet<string>,
): Product['attributes'] {
  const merged: Record<string, AttributeValue> = {};
  for (const name in known) {
    const isSaidHere = isSaid(name) && (came[name] !== undefined || !collecting.has(name));
    const value = isSaidHere ? came[name] : known[name];
    if (value !== undefined) merged[name] = value;
  }
  for (const name in came) {
    const value = came[name];
    const all = collecting.has(name) ? addValues(known[name], value) : null;
    if (value !== undefined) merged[name] = all ?? value;
  }
  return merged;
}

/** What the catalog has, with what the file declares anew behind it. */
export function mergeDeclarations(known: readonly Attribute[], came: readonly Attribute[]): readonly Attribute[] {
  const names = new Set(known.map(({ name }) => name));
  const news = new Map(came.map((attribute) => [attribute.name, attribute]));
  return [
    ...known.map((attribute) => news.get(attribute.name) ?? attribute),
    ...came.filter(({ name }) => !names.has(name)),
  ];
}
