// What an answer would do if a question were asked after all, in a sentence.

import type { DraftView } from '@guidepost/contract/views/draft-view';
import { fillIn, type Language, sayCount, type Words } from '../../words/words.ts';

export function sayLeaves(
  { products: left, staying }: NonNullable<DraftView['left_out'][number]['leaves']>,
  products: number,
  language: Language,
  { narrows, staying: stays }: Words['making'],
): string {
  const number = (value: number): string => new Intl.NumberFormat(language).format(value);
  const said = fillIn(narrows, { products: number(products), left: number(left) });
  return staying === 0 ? said : `${said}, ${sayCount(language, stays, staying)}`;
}
