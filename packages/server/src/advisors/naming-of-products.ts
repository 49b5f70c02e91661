// Where a catalog's titles and groups come from, and whether its columns could make titles by which shoppers tell products apart: for
// remedies that lead somewhere.

import type { NamingOfProducts } from '@guidepost/advice/draft/unfit-products';
import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import { isNamed } from '@guidepost/catalog/infer/column/column-names';
import type { Mapping, ValueRule } from '@guidepost/catalog/mapping/mapping';
import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import { knownCodes, type Snapshot, valueAt, valueCount } from '@guidepost/engine/snapshot';

/** `mapping`: the text that is kept with the catalog, if one is. `titles`: one for each product, in catalog order. */
export function findNaming(mapping: string | null, snapshot: Snapshot, titles: readonly string[]): NamingOfProducts {
  const rules = mapping === null ? null : readKept(mapping);
  const groupColumn = mapping === null ? 'group' : rules === null ? null : columnThatStates(rules);
  return { groupColumn, tellingTitle: rules === null ? null : findTellingTitle(rules, snapshot, titles, groupColumn) };
}

function readKept(text: string): Mapping | null {
  try {
    return readMapping('', text);
  } catch (error) {
    if (error instanceof CatalogFileError) return null;
    throw error;
  }
}

/** Null: groups were found otherwise, such as by titles that are the same. */
function columnThatStates({ fields: { group } }: Mapping): string | null {
  const columns = group === undefined ? [] : columnsOf(group);
  const [first] = columns;
  return first !== undefined && columns.every((column) => isNamed('group', column)) ? first : null;
}

const columnsOf = ({ from }: ValueRule): string[] =>
  from.flatMap((source) => (source.kind === 'column' ? [source.column] : []));

/** Of what is added to titles. */
const MOST_ADDED = 4;
/** More of all products may not share a title. */
const MOST_SHARED = 0.1;
/** Longer texts are no part of a name. */
const LONGEST_VALUE = 30;
/** Every product of a larger catalog need not be looked at. */
const MOST_LOOKED_AT = 5_000;

/** A rule for the title, `{Name} {Size}`. Null: titles would still be shared by many. */
function findTellingTitle(
  { fields, attributes }: Mapping,
  snapshot: Snapshot,
  titles: readonly string[],
  groupColumn: string | null,
): string | null {
  const named = fields.title?.from ?? [];
  const [title] = named;
  if (named.length !== 1 || title?.kind !== 'column') return null;
  const products = Math.min(titles.length, MOST_LOOKED_AT);
  let best = titles.slice(0, products).map((text) => text.trim().toLowerCase());
  const groups = groupColumn === null ? null : snapshot.groups;
  const open = new Map(
    attributes.flatMap((rule) => {
      const [source] = rule.from;
      const isWhole =
        rule.from.length === 1 && source?.kind === 'column' && rule.pattern === null && rule.split === null;
      const values = isWhole && source.column !== title.column ? shortValues(snapshot, rule.name, products) : null;
      return values === null || source?.kind !== 'column' ? [] : [[source.column, values] as const];
    }),
  );
  const added: string[] = [];
  let shared = countShared(best, groups);
  while (shared.products > 0 && added.length < MOST_ADDED) {
    let next: { column: string; texts: string[]; shared: Shared } | null = null;
    for (const [column, values] of open) {
      const texts = best.map((text, product) => `${text}\n${values[product]}`);
      const left = countShared(texts, groups);
      if (left.pairs < (next?.shared ?? shared).pairs) next = { column, texts, shared: left };
    }
    if (next === null) break;
    open.delete(next.column);
    added.push(next.column);
    best = next.texts;
    shared = next.shared;
  }
  if (added.length === 0 || shared.products > MOST_SHARED * products) return null;
  return [`{${nameIn(title.column)}}`, ...added.map((column) => `{${nameIn(column)}?}`)].join(' ');
}

/** In a template. */
const nameIn = (column: string): string => (/[?|{}"]/.test(column) ? `"${column.replaceAll('"', '""')}"` : column);

/** Null: they are no part of a name. */
function shortValues(snapshot: Snapshot, attribute: string, products: number): readonly string[] | null {
  const column = snapshot.columns.get(attribute);
  if (column === undefined || column.type === 'boolean') return null;
  for (let code = 1; code <= Math.min(valueCount(column), 200); code++)
    if (valueAt(column, code).length > LONGEST_VALUE) return null;
  return Array.from({ length: products }, (_, product) => knownCodes(column, product).join(' '));
}

/** How many products have the text of another one, and how many pairs of them there are; variants of one thing may share it. */
interface Shared {
  readonly products: number;
  readonly pairs: number;
}

function countShared(texts: readonly string[], groups: Snapshot['groups']): Shared {
  const things = new Map<string, { readonly own: Set<number>; products: number }>();
  for (const [product, text] of texts.entries()) {
    const thing = things.get(text) ?? { own: new Set(), products: 0 };
    thing.own.add(groups?.[product] ?? product);
    thing.products++;
    things.set(text, thing);
  }
  const shared = [...things.values()].filter(({ own }) => own.size > 1);
  return {
    products: shared.reduce((sum, { products }) => sum + products, 0),
    pairs: shared.reduce((sum, { products }) => sum + products * products, 0),
  };
}
