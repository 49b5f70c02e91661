// Which letters a file is written in, for people who know no encodings. Null: all letters there are, which needs no word.

import { fillIn, type Words } from '../../words/words.ts';

type Letters = Words['catalogs']['add']['letters'];

const ENCODINGS: Readonly<Record<string, Exclude<keyof Letters, 'other'>>> = {
  ...{ 'windows-1252': 'western', 'iso-8859-1': 'western', 'iso-8859-15': 'western' },
  ...{ 'windows-1250': 'central', 'iso-8859-2': 'central', 'windows-1257': 'baltic' },
  ...{ 'windows-1251': 'cyrillic', 'koi8-r': 'cyrillic', 'windows-1253': 'greek', 'iso-8859-7': 'greek' },
  ...{ 'windows-1254': 'turkish', 'iso-8859-9': 'turkish', 'windows-1255': 'hebrew', 'windows-1256': 'arabic' },
  ...{ shift_jis: 'japanese', 'euc-jp': 'japanese', gb18030: 'chinese', big5: 'chinese', 'euc-kr': 'korean' },
};

export function sayLetters(letters: Letters, encoding: string): string | null {
  if (/^utf-/i.test(encoding)) return null;
  return fillIn(letters[ENCODINGS[encoding.toLowerCase()] ?? 'other'], { encoding });
}
