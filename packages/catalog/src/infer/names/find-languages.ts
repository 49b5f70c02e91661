// The languages of books and games, which names have in brackets: `Farland (TH/EN)`. Two letters may be a country or a plug as well, so some
// names must have two languages, one of them English.

import { baseOf } from '../attribute/label-words.ts';
import type { ColumnFacts } from '../column/column-facts.ts';

export interface LanguagesInNames {
  readonly pattern: string;
  /** Code → name of the language, in the language of the catalog. */
  readonly map: readonly (readonly [string, string])[];
  readonly count: number;
}

/** As shops write them → ISO 639-1. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  'EN:en DE:de FR:fr ES:es IT:it NL:nl PT:pt PL:pl CZ:cs CS:cs SK:sk HU:hu RO:ro BG:bg HR:hr SR:sr SL:sl SI:sl RU:ru UA:uk SE:sv SV:sv DK:da DA:da NO:nb FI:fi EE:et LT:lt LV:lv GR:el EL:el TR:tr TH:th JP:ja JA:ja CN:zh ZH:zh KR:ko KO:ko VN:vi VI:vi HE:he AR:ar'
    .split(' ')
    .map((pair) => pair.split(':')),
);

const BETWEEN = '\\s?[/,+&-]\\s?|\\s';
const ALL = `[A-Z]{2}(?:(?:${BETWEEN})[A-Z]{2})*`;
const BRACKETS = new RegExp(`\\((${ALL})\\)`, 'u');
const FEWEST_NAMES = 5;
const FEWEST_SHARE = 0.1;

/** `columns`: what the columns of the file are called. Null: a column says it, names do not, or all say the same. */
export function findLanguagesInNames(
  title: ColumnFacts,
  columns: readonly string[],
  language: string | null,
): LanguagesInNames | null {
  if (columns.some((name) => LANGUAGE_COLUMN.test(name))) return null;
  const found = new Set<string>();
  const together = new Set<string>();
  let [having, bilingual] = [0, 0];
  for (const { text, count } of title.values) {
    const codes: readonly string[] = BRACKETS.exec(text)?.[1]?.match(/[A-Z]{2}/g) ?? [];
    if (codes.length === 0 || codes.some((code) => CODES[code] === undefined)) continue;
    having += count;
    together.add(codes.join());
    for (const code of codes) found.add(code);
    if (codes.length > 1 && codes.includes('EN')) bilingual++;
  }
  const isCommon = having >= FEWEST_NAMES && having >= title.filled * FEWEST_SHARE;
  if (!isCommon || bilingual === 0 || together.size < 2) return null;
  const names = new Intl.DisplayNames([baseOf(language)], { type: 'language' });
  const map = [...found]
    .toSorted()
    .map((code): readonly [string, string] => [code, names.of(CODES[code] ?? code) ?? code]);
  const codes = [...found].toSorted().join('|');
  const pattern = `(?<=\\((?:[A-Z]{2}(?:${BETWEEN}))*)(?:${codes})(?=(?:(?:${BETWEEN})[A-Z]{2})*\\))`;
  return { pattern, map, count: having };
}

const LANGUAGE_COLUMN =
  /(?:^| )(?:languages?|sprachen?|langues?|idiomas?|lingua|lingue|taal|jazyk|język|мова|язык|språk|sprog|kieli|nyelv|limba|dil|jezik)(?: |$)/iu;
