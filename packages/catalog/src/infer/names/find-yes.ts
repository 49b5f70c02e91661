// Yes, from words that only some names or descriptions have: vegan, used, waterproof. A text that does not say it has no value: whether
// such a lamp can be dimmed is not known, and a `no` would be the shop's promise.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { type Guard, NO_GUARD } from './brand-guard.ts';
import type { LineOfBusiness } from './lines-of-business.ts';
import { alternatives, BEFORE_WORD, BEHIND_WORD, inUsualCases } from './name-words.ts';
import { YES_WORDS, type YesWord } from './yes-words.ts';

export interface YesInNames {
  readonly word: YesWord;
  /** Its group is one of `spellings`. */
  readonly pattern: string;
  /** All that mean yes, in lower case. */
  readonly spellings: readonly string[];
  /** False: whatever names say, the texts say, too. */
  readonly isInNames: boolean;
  /** What says it where the name does not. */
  readonly saidIn: readonly ColumnFacts[];
  readonly count: number;
}

const FEWEST_NAMES = 3;
const FEWEST_SHARE = 0.02;
const MOST_SHARE = 0.97;

/** `not waterproof` */
const NO_BEFORE =
  '(?<!(?<![\\p{L}])(?:[Nn]ot|[Nn]on|[Nn]o|[Nn]icht|[Kk]eine?|[Pp]as|[Nn]iet|[Gg]een|[Nn]e|[Nn]ie|[Нн]е|[Ss]in|[Ss]ans|[Ww]ithout|[Oo]hne) )';

/** `Dimmable: no` */
const NO_BEHIND =
  '(?!\\s?[:=(]\\s?(?:[Nn]ot?|[Nn]ein|[Nn]icht|[Nn]on|[Nn]ee|[Nn]iet|[Nn]ie|[Nn]ej|[Nn]ei|[Nn]em|[Nn]u|[Nn]ão|[Nn]e|[Ee]i|[Hh]ayır|[Нн]ет|[Нн]і|✗|✘|❌|×)(?![\\p{L}]))';

/** `J-SMART` is what a maker calls it, and `semi-automatic` is not automatic; `Home-Smart-Lamp` is a name with hyphens for blanks. */
const NOT_JOINED = '(?:(?<!\\p{L}-)|(?=\\p{L}+-\\p{L}))';

type Meant = Pick<YesWord, 'unlessBeside' | 'unlessWith'>;

const patternOf = (words: string, { unlessBeside, unlessWith }: Meant, guard = ''): string => {
  const before = notBehind(unlessBeside) + notIn(unlessWith, '(?<!', '[^]*)');
  const behind = notBefore(unlessBeside) + notIn(unlessWith, '(?![^]*', ')');
  return `${NO_BEFORE}${BEFORE_WORD}${NOT_JOINED}${guard}${before}(${words})${BEHIND_WORD}${NO_BEHIND}${behind}`;
};

/** `wireless charging`, `charging pad, wireless`: each of these words may have an ending, and one word may stand between. */
const notBehind = (words: string | undefined): string =>
  words === undefined ? '' : `(?<!(?<!\\p{L})(?:${inAnyCase(words)})\\p{L}*,? )`;
const notBefore = (words: string | undefined): string =>
  words === undefined ? '' : `(?![ -](?:\\p{L}+ )?(?:${inAnyCase(words)}))`;
const notIn = (words: string | undefined, begin: string, end: string): string =>
  words === undefined ? '' : `${begin}(?:${inAnyCase(words)})${end}`;

const inAnyCase = (words: string): string =>
  inUsualCases(
    words.split('|').flatMap((word) => [word, word.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())]),
  );

const wordsIn = (words: string): string => {
  const written = words.split('|').map((word) => {
    const pattern = escapePattern(word.replace('*', '')) + (word.endsWith('*') ? '\\p{L}*' : '');
    return /\p{Lu}/u.test(word) ? pattern : `(?i:${pattern})`;
  });
  return written.join('|');
};

const ALL = YES_WORDS.map((word) => ({
  word,
  words: wordsIn(word.words),
  anywhere: new RegExp(patternOf(wordsIn(word.words), word), 'gu'),
  beginnings: word.words.split('|').map((one) => one.replace('*', '').toLowerCase()),
}));

/**
 * `columns`: what the columns of the file are called. `kinds`: a word of these says what a thing is and nothing more. `texts`: the clean
 * description, tags and categories. `isOf`: whether the catalog is of a line. `guard`: against words of brands.
 */
export function findYesInNames(
  title: ColumnFacts,
  texts: readonly ColumnFacts[],
  rows: number,
  columns: readonly string[],
  kinds: readonly string[],
  isOf: (line: LineOfBusiness) => boolean,
  guard: Guard = NO_GUARD,
): readonly YesInNames[] {
  return ALL.flatMap(({ word, words, anywhere, beginnings }) => {
    const brands = guard(anywhere);
    const expression = brands === '' ? anywhere : new RegExp(patternOf(words, word, brands), 'gu');
    const rowsOf = (column: ColumnFacts, spellings: Set<string>) =>
      rowsWith(column, { expression, beginnings }, rows, spellings);
    if ([...columns, ...kinds].some((name) => name.search(anywhere) >= 0)) return [];
    const spellings = new Set<string>();
    const inNames = rowsOf(title, spellings);
    const having = new Set(inNames);
    const inTexts = new Set<number>();
    const saidIn = (word.isSaidInText ? texts : []).filter((text) => {
      const own = new Set<string>();
      const said = rowsOf(text, own);
      const more = [...said].filter((row) => !having.has(row));
      if (more.length < FEWEST_NAMES) return false;
      for (const row of said) inTexts.add(row);
      for (const row of more) having.add(row);
      for (const spelling of own) spellings.add(spelling);
      return true;
    });
    const count = having.size;
    if (count < FEWEST_NAMES || count < rows * FEWEST_SHARE || count > rows * MOST_SHARE) return [];
    if (word.lines?.some(isOf) === false) return [];
    const pattern = patternOf(alternatives([...spellings]), word, brands);
    const isSaid = saidIn.length > 0 && [...inNames].every((row) => inTexts.has(row));
    const inLowerCase = [...new Set([...spellings].map((spelling) => spelling.toLowerCase()))];
    return [{ word, pattern, spellings: inLowerCase, isInNames: !isSaid, saidIn, count }];
  });
}

function rowsWith(
  column: ColumnFacts,
  { expression, beginnings }: { readonly expression: RegExp; readonly beginnings: readonly string[] },
  rows: number,
  spellings: Set<string>,
): ReadonlySet<number> {
  const having = new Set<string>();
  for (const { text } of column.values) {
    const lower = text.toLowerCase();
    if (!beginnings.some((beginning) => lower.includes(beginning))) continue;
    const found = Array.from(text.matchAll(expression), ([, word = '']) => word);
    for (const word of found) spellings.add(word);
    if (found.length > 0) having.add(text);
  }
  const found = new Set<number>();
  if (having.size > 0) for (let row = 0; row < rows; row++) if (having.has(column.textAt(row))) found.add(row);
  return found;
}
