// Says of each list which is read as its first entry how many entries are not read, and how each of them becomes a product.

import { type Mend, mend, setField } from '@guidepost/fault/remedy';
import { counted, grouped } from '@guidepost/fault/say-number';
import { type Mapping, PRODUCT_FIELDS } from '../mapping/mapping.ts';
import { columnsOf } from '../mapping/named-columns.ts';
import { givenColumn } from '../mapping/parse-template.ts';
import type { RecordSample } from './column/sample-records.ts';
import { listOfColumn } from './column/unread-entries.ts';

/** Nobody misses the other pictures of a product. */
const PICTURES: ReadonlySet<string> = new Set(['image', 'link']);

export function doubtsOnLists({ fields, attributes }: Mapping, { lists, rows, total }: RecordSample): Mend[] {
  const ofFields = PRODUCT_FIELDS.filter((field) => !PICTURES.has(field)).flatMap((field) => fields[field] ?? []);
  const used = [...ofFields, ...attributes].flatMap(({ from }) => from.flatMap(columnsOf));
  const paid = (fields.price?.from ?? []).flatMap(columnsOf);
  return lists.flatMap(({ list, entries, unread }) => {
    if (unread === 0 || !used.some((column) => listOfColumn(column) === list)) return [];
    const among = rows < total ? ` in ${grouped(rows)} of the ${counted(total, 'row')}` : '';
    const said = `${list} is a list, and only the first entry of each record is read: ${grouped(unread)} of ${counted(entries, 'entry', 'entries')} ${unread === 1 ? 'is' : 'are'} not${among}.`;
    const price = paid.find((column) => listOfColumn(column) === list);
    if (price === undefined || list.includes('.')) return [mend`${said}`];
    const remedy = setField('price', givenColumn(price.replace(`${list}.0.`, `${list}.`)));
    return [mend`${said} If each entry is sold by itself, ${remedy}.`];
  });
}
