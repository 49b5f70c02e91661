// A column that tied variants in a mapping and does so no longer is a property of the products, unless it only tells them apart.

import { attributeName } from '@guidepost/catalog/infer/attribute/attribute-name';
import { namesId } from '@guidepost/catalog/infer/column/column-names';
import { namesRecord } from '@guidepost/catalog/infer/column/record-names';
import { type Document, isMap, isScalar } from 'yaml';

/** Before the rule of the group is cleared: its column becomes an attribute. One that is made of several columns, or of the title's, is none. */
export function freeGroup(document: Document): void {
  const column = columnOf(document.get('group', true));
  if (column === null || namesId(column) || namesRecord(column)) return;
  const fields = ['sku', 'title', 'description', 'image', 'link'].map((field) => columnOf(document.get(field, true)));
  const attributes: unknown = document.get('attributes');
  const known = isMap(attributes) ? attributes.items : [];
  if ([...fields, ...known.map(({ value }) => columnOf(value))].includes(column)) return;
  if (!isMap(attributes)) document.set('attributes', document.createNode({}));
  const language: unknown = document.get('language');
  const taken = new Set(known.map(({ key }) => String(key)));
  const name = attributeName(column, taken, typeof language === 'string' ? language : null);
  document.setIn(['attributes', name], column);
}

/** Null: the rule is not one column as it is. */
function columnOf(rule: unknown): string | null {
  const from: unknown = isMap(rule) ? (rule.get('from') ?? rule.get('column')) : isScalar(rule) ? rule.value : null;
  return typeof from === 'string' && from !== '' && !/[{}]/.test(from) ? from : null;
}
