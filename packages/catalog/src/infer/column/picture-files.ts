// Columns that have the names of picture files, without the address of the shop: `catalog/lamp.jpg`, `/l/a/lamp.jpg`.

import { firstPath } from '../../mapping/first-address.ts';
import { endsAsPicture, isPictureFile } from '../../product/relative-address.ts';
import type { ColumnFacts, CountedValue } from './column-facts.ts';
import { ELEMENTS } from './column-sample.ts';

/** Other cells may have a word for no picture. */
const MOSTLY = 0.8;

/** Whether it has such names, one or several in a cell. */
export const holdsPictures = ({ values, filled }: ColumnFacts): boolean =>
  filled > 0 && values.reduce((sum, { text, count }) => sum + (endsAsPicture(text) ? count : 0), 0) >= filled * MOSTLY;

/** Whether they are addresses from the slash behind the host on, as in the source of a page. */
export const isPaths = ({ values, filled }: ColumnFacts): boolean =>
  filled > 0 && values.reduce((sum, { text, count }) => sum + (PATH.test(text) ? count : 0), 0) >= filled * NEARLY_ALL;

/** Whether nearly each cell with a value has such names, of one file or of several, as `a.jpg, b.jpg`. */
export const holdsFiles = ({ values, fill, filled }: ColumnFacts): boolean =>
  fill >= OFTEN &&
  values.reduce((sum, { text, count }) => sum + (isPictureFile(firstFile(text)) ? count : 0), 0) >= filled * NEARLY_ALL;

const firstFile = (text: string): string => firstPath(text.replaceAll(ELEMENTS, ', '));

const PATH = /^\/[^/\s]/;
const NEARLY_ALL = 0.95;

/** Whether the paths end as files of pictures do, perhaps with a query behind. */
export const holdsPathsOfPictures = (column: ColumnFacts): boolean =>
  isPaths(column) && holdsPictures({ ...column, values: column.values.map(withoutQuery) });

const withoutQuery = (value: CountedValue): CountedValue => ({ ...value, text: value.text.replace(/[?#].*$/, '') });

const OFTEN = 0.5;

/** Whether each cell with a value, and those of most rows, has one such name that can end an address as it is. */
export const holdsOnePicture = ({ values, fill }: ColumnFacts): boolean =>
  fill >= OFTEN && values.every(({ text }) => isPictureFile(text));
