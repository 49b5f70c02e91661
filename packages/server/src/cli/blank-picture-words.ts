// Rows without a picture are no products. What to do about them is said as it can be typed: their products get the neutral picture of
// the service, which the widget shows as no picture, and all others keep their own.

import type { ValueSource } from '@guidepost/catalog/mapping/mapping';
import { writeTemplate } from '@guidepost/catalog/mapping/write-mapping';
import { type Mend, mend, setField } from '@guidepost/fault/remedy';
import type { ChosenMapping } from '../imports/chosen-mapping.ts';
import type { RejectionGroup } from '../imports/rejection-groups.ts';
import { noPictureAt } from '../pages/no-picture.ts';

/** Where `guidepost serve` is if nobody says otherwise. */
const USUAL = 'http://localhost:7070';

/** Null: the rows lack something else, or more than columns and a pattern says where pictures come from. */
export function sayBlankPictures({ first }: RejectionGroup, { rules }: Pick<ChosenMapping, 'rules'>): Mend | null {
  if (first.field !== 'image' || first.coded?.code !== 'cells-blank' || rules === null) return null;
  const { from = [{ kind: 'column', column: 'image' }], pattern = null, map = [] } = rules.fields.image ?? {};
  if (from.length === 0 || map.length > 0) return null;
  const sources = `[${[...from.map(sourceText), noPictureAt(USUAL)].map(inShell).join(', ')}]`;
  const rule = pattern === null ? sources : `{ from: ${sources}, pattern: ${JSON.stringify(pattern)} }`;
  return mend`To have their products all the same, without a picture, ${setField('image', rule)}; in place of ${noPictureAt(USUAL)} you can name a picture of your own.`;
}

/** Single quotes are those of the shell. */
const inShell = (text: string): string => (/^[\p{L}\p{N}_ ]+$/u.test(text) ? text : JSON.stringify(text));

function sourceText(source: ValueSource): string {
  if (source.kind === 'constant') return source.text;
  if (source.kind === 'template') return writeTemplate(source.parts);
  // Alone, a column whose name has braces would be read as a template.
  return /[{}]/.test(source.column)
    ? writeTemplate([{ column: source.column, optional: false, filters: [] }])
    : source.column;
}
