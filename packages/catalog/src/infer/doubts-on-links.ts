// Says how many products share the page that a template makes for them, which is often the page of another one, and how each gets its own.

import { type Mend, mend, setField } from '@guidepost/fault/remedy';
import { counted, grouped } from '@guidepost/fault/say-number';
import type { TextOf } from '../mapping/cell-text.ts';
import { type CompileContext, compileText } from '../mapping/compile-value.ts';
import type { Mapping, ProductField, TemplatePart, ValueRule } from '../mapping/mapping.ts';
import { columnsOf } from '../mapping/named-columns.ts';
import { writeTemplate } from '../mapping/write-mapping.ts';
import type { ColumnFacts } from './column/column-facts.ts';

const MOST_LOOKED = 20_000;

export function doubtsOnLinks(mapping: Mapping, columns: readonly ColumnFacts[], rows: number): Mend[] {
  const { sku, link, title, group, price } = mapping.fields;
  const [source] = link?.from ?? [];
  if (sku === undefined || link === undefined || source?.kind !== 'template') return [];
  // A key that is made of what the page has and more tells variants on one page apart.
  const ofKey = sku.from.flatMap(columnsOf);
  const ofPage = columnsOf(source);
  if (ofKey.length > ofPage.length && ofPage.every((column) => ofKey.includes(column))) return [];
  const read = readerOf(mapping, columns);
  const [key, page] = [read('sku', sku), read('link', link)];
  // What has the same name may be another thing. Whoever ties variants together means one page.
  const isTied = group !== undefined && JSON.stringify(group.from) !== JSON.stringify(title?.from);
  const one = isTied ? read('group', group) : key;
  if (key === null || page === null || one === null) return [];
  // What has no price is no product.
  const paid = price === undefined ? null : read('price', price);
  const pages = new Map<string, { readonly things: Set<string>; readonly keys: Set<string> }>();
  let products = 0;
  for (let row = 0; row < Math.min(rows, MOST_LOOKED); row++) {
    const [address, own] = [page(row), key(row)];
    if (address === '' || own === '' || paid?.(row) === '') continue;
    const on = pages.get(address) ?? { things: new Set<string>(), keys: new Set<string>() };
    if (!on.keys.has(own)) products++;
    on.keys.add(own);
    on.things.add(one(row) || own);
    pages.set(address, on);
  }
  const shared = [...pages]
    .filter(([, { things }]) => things.size > 1)
    .toSorted(([, a], [, b]) => b.keys.size - a.keys.size);
  const [most] = shared;
  if (most === undefined) return [];
  const sharing = shared.reduce((sum, [, { keys }]) => sum + keys.size, 0);
  const [address, { keys }] = most;
  const said = `${grouped(sharing)} of ${counted(products, 'product')} share their page with others, such as ${keys.size} on ${address}.`;
  const own = ownPage(source.parts, sku);
  if (own === null) return [mend`${said} If they are not variants of one thing, ${setField('link')}.`];
  return [mend`${said} If they are not variants of one thing, give each its own: ${setField('link', own)}.`];
}

/** Null: a rule names something that is no column. */
function readerOf(mapping: Mapping, columns: readonly ColumnFacts[]) {
  const bind = (name: string) => {
    const column = columns.find((one) => one.name === name);
    return column === undefined ? null : (row: number) => column.textAt(row);
  };
  return (field: ProductField, rule: ValueRule): TextOf<number> | null => {
    const context: CompileContext<number> = { mapping, bind, rule: field, columns: null, patternLength: 1_000 };
    return rule.from.flatMap(columnsOf).every((name) => bind(name) !== null) ? compileText(rule, context) : null;
  };
}

/** The same address with the key in it. Null: the key is a part of something. */
function ownPage(parts: readonly TemplatePart[], { from, pattern }: ValueRule): string | null {
  const [key, ...others] = from;
  const [beginning] = parts;
  if (key === undefined || key.kind === 'constant' || others.length > 0 || pattern !== null) return null;
  if (typeof beginning !== 'string') return null;
  const named: readonly TemplatePart[] =
    key.kind === 'column' ? [{ column: key.column, optional: false, filters: [] }] : key.parts;
  const own = named.map(
    (part): TemplatePart => (typeof part === 'string' ? part.replace(/\s+/g, '-') : { ...part, filters: ['url'] }),
  );
  return writeTemplate([beginning, ...own]);
}
