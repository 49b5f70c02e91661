// What things are, from their names: `Vélo de route`, `Wanderschuhe`. Known words are looked for where names of the file have them: at
// the beginning, or as the last word before what it is for.

import { FEATURES } from '../attribute/feature-words.ts';
import { baseOf } from '../attribute/label-words.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { isAdjective, kindAtStart } from './beginnings-of-names.ts';
import { type Guard, NO_GUARD } from './brand-guard.ts';
import { joinKinds } from './join-kinds.ts';
import { BEHIND_THE_KIND, COMPOUNDS, KIND_STANDS_LAST, KIND_WORDS } from './kind-words.ts';
import { KINDS_WITHOUT_BLANKS, WRITES_WITHOUT_BLANKS } from './kinds-without-blanks.ts';
import { mainKindFirst } from './main-kind.ts';
import {
  alternatives,
  BEFORE_WORD,
  BEHIND_WORD,
  countSpellings,
  inUsualCases,
  wholeAlternatives,
} from './name-words.ts';

export interface KindsInNames {
  readonly pattern: string;
  readonly map: readonly (readonly [string, string])[];
  /** The kinds as the names have them. */
  readonly kinds: readonly string[];
  readonly count: number;
}

const FEWEST_NAMES = 8;
/** Of the names. */
const FEWEST_SHARE = 0.5;
const MOSTLY_FIRST = 0.5;
const MOST_ALIKE = 0.97;
/** Of the names with a kind in the shop's main line of business, and of all names. */
const FEWEST_OF_LINE = 0.05;
const FEWEST_IN_LINE = 3;
const FEWEST_ALIKE = 3;
const MOST_LISTED = 120;
const SHORTEST_COMPOUND = 4;

const LINES = KIND_WORDS.map((words) => new Map(words.map((word) => [word.toLowerCase(), word])));
const MOST_WORDS = 4;

/**
 * Words of the lines of business that the shop is in: all of them, and those that stand in its names as they are. A name with a word of the main
 * line says nothing of another one: a shop of creams with rice and of masks with green tea sells no food.
 */
function wordsOfShop(title: ColumnFacts): { readonly all: readonly string[]; readonly seen: readonly string[] } {
  const found = LINES.map(() => new Set<string>());
  const linesOf = title.values.map(({ text, count }) => {
    const parts = wordSequences(text);
    const own = LINES.map((line, nth) => {
      const known = parts.filter((part) => line.has(part));
      for (const part of known) found[nth]?.add(line.get(part) ?? part);
      return known.length > 0;
    });
    return { own, count };
  });
  const having = (nth: number, without: number | null): number =>
    linesOf.reduce(
      (sum, { own, count }) => (own[nth] === true && (without === null || own[without] === false) ? sum + count : sum),
      0,
    );
  const anywhere = LINES.map((_, nth) => having(nth, null));
  const most = Math.max(...anywhere);
  const main = anywhere.indexOf(most);
  const isOfShop = (nth: number): boolean => {
    if (nth === main) return true;
    const others = having(nth, main);
    return others >= FEWEST_IN_LINE && others > most * FEWEST_OF_LINE;
  };
  const all = LINES.flatMap((line, nth) => (isOfShop(nth) ? [...line.values()] : []));
  const seen = found.flatMap((words, nth) => (isOfShop(nth) ? [...words] : []));
  return { all: [...new Set(all)], seen: [...new Set(seen)] };
}

/** Words in small letters, alone and with those that follow. */
function wordSequences(text: string): readonly string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\d'’-]+/u);
  const all: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let sequence = '';
    for (const word of words.slice(at, at + MOST_WORDS)) {
      sequence = sequence === '' ? word : `${sequence} ${word}`;
      all.push(sequence);
    }
  }
  return all;
}

const atStart = (words: readonly string[], guard: Guard = NO_GUARD): RegExp => {
  const plain = new RegExp(patternAtStart(words), 'iu');
  const before = guard(plain);
  return before === '' ? plain : new RegExp(patternAtStart(words, before), 'iu');
};

/** What follows a plus sign comes with it, but two shares are of one thing: `Niacinamide 10% + TXA 4% Serum`. */
const BEHIND = ` (?:(?:${inUsualCases(BEHIND_THE_KIND)}) |[wW]/)|(?<!%) [+|] |[,(]`;

/**
 * The name up to what the thing is for, comes with, or is told after a comma or dash; of `BX-40 – Floor Lamp` only a code or a brand stands
 * before the dash. `kinds`: a number behind a name's first one counts what the thing has, `Dresser 3 drawers`.
 */
function headBefore(kinds: string): string {
  const end = `${BEHIND}|(?<=^(?:${kinds})) [1-9] `;
  return `(?:^(?:(?!${end}| [-–—] )[^])*|^(?:(?!${end})[^])*)`;
}

/** Null: too few names say it, or all say the same. `guard`: against words of brands. */
export function findKindsInNames(
  title: ColumnFacts,
  brand: ColumnFacts | null,
  language: string | null,
  guard: Guard = NO_GUARD,
): KindsInNames | null {
  if (WRITES_WITHOUT_BLANKS.has(baseOf(language))) {
    const found = kindsAnywhere(title, language);
    if (found !== null) return found;
  }
  const { all, seen } = wordsOfShop(title);
  const leading = leadingKinds(title, seen, brand, guard);
  const found =
    leading === null
      ? kindsInside(title, COMPOUNDS.has(baseOf(language)) ? all : seen, language, guard)
      : concluded(title, leading, patternAtStart(leading, guard(new RegExp(patternAtStart(leading), 'u'))), language);
  return found !== null && baseOf(language) === 'tr' ? withoutPossessives(found) : found;
}

/** No blanks divide the words; the first kind in a name is what the thing is. */
function kindsAnywhere(title: ColumnFacts, language: string | null): KindsInNames | null {
  const { counts } = countSpellings(title, new RegExp(`(${alternatives(KINDS_WITHOUT_BLANKS)})`, 'u'));
  const kinds = [...counts.keys()];
  return kinds.length === 0 ? null : concluded(title, kinds, `(${alternatives(kinds)})`, language);
}

/** `Kumanda Panosu` is a `Pano`: Turkish puts an ending to a noun behind another one. */
function withoutPossessives(found: KindsInNames): KindsInNames {
  const bare = (kind: string): string => {
    const base = kind.replace(/s?[ıiuü]$/u, '');
    return LINES.some((line) => line.has(base.toLowerCase())) ? base : kind;
  };
  const map = new Map(found.map);
  for (const kind of found.kinds) {
    const base = bare(map.get(kind) ?? kind);
    if (base !== kind) map.set(kind, base);
  }
  return { ...found, map: [...map] };
}

/** The kinds that names begin with, if most of those that have one do. Null: they stand elsewhere. */
export const findLeadingKinds = (title: ColumnFacts): readonly string[] | null =>
  leadingKinds(title, wordsOfShop(title).seen, null);

function leadingKinds(title: ColumnFacts, words: readonly string[], brand: ColumnFacts | null, guard = NO_GUARD) {
  if (words.length === 0) return null;
  const { counts, having } = countSpellings(title, atStart(words, guard));
  const { having: anywhere } = countSpellings(
    title,
    new RegExp(`${BEFORE_WORD}(${alternatives(words)})${BEHIND_WORD}`, 'iu'),
  );
  if (having < title.filled * FEWEST_SHARE || having < anywhere * MOSTLY_FIRST) return null;
  const further = brand === null ? [] : furtherBeginnings(title, words, brand);
  return [...new Set([...withAdjectives(title, counts), ...counts.keys(), ...further])];
}

/** Colours and materials, which are attributes of their own. */
const LOOKS = FEATURES.flatMap(({ words, doubtful }) => [...words, ...doubtful].map((word) => word.toLowerCase()));

/** `Wiertarka udarowa`: a word in small letters behind a kind that many names have. */
function withAdjectives(title: ColumnFacts, kinds: ReadonlyMap<string, number>): readonly string[] {
  const expression = new RegExp(`^((?:${alternatives([...kinds.keys()])}) \\p{Ll}{4,})(?= \\p{Lu}| \\p{L}*\\d)`, 'u');
  const { counts } = countSpellings(title, expression);
  const others = new Set([...BEHIND_THE_KIND, ...LOOKS]);
  return [...counts]
    .filter(([text, count]) => {
      const word = text.slice(text.lastIndexOf(' ') + 1);
      return count >= FEWEST_ALIKE && !others.has(word) && !STEMS_OF_LOOKS.some((stem) => word.startsWith(stem));
    })
    .map(([text]) => text);
}

/** The beginnings of adjectives that say of what it is made, or in which colour. */
const STEMS_OF_LOOKS = (
  'нейлон силикон силікон кожан шкірян металл металев металич стальн сталев деревян дерев’ян пластик пластмас резинов гумов титанов керами ' +
  'тканев хлопк бавовн черн чёрн чорн красн червон зелен коричн nylon silikon skórzan drewnian metalow gumow plastik czarn czerwon niebiesk ' +
  'zielon kožen dřevěn kovov gumov plast čern červen modr zelen'
).split(' ');

/** Where most names begin with a kind, so do those that begin with another word again and again, but the brand. */
function furtherBeginnings(title: ColumnFacts, known: readonly string[], brand: ColumnFacts): readonly string[] {
  const start = atStart(known);
  const brands = new Set(brand.values.map(({ text }) => firstOf(text).toLowerCase()));
  const [firsts, inside] = [new Map<string, number>(), new Map<string, number>()];
  for (const { text, count } of title.values) {
    const [first, others] = kindAtStart(text);
    if (!start.test(text)) firsts.set(first, (firsts.get(first) ?? 0) + count);
    for (const word of others) inside.set(word, (inside.get(word) ?? 0) + count);
  }
  return [...firsts]
    .filter(([word, count]) => {
      const isWord =
        /^\p{Lu}?\p{Ll}[\p{Ll}-]{2,}( \p{Ll}{3,})?$/u.test(word) &&
        !isAdjective(word) &&
        !brands.has(word.toLowerCase());
      return isWord && count >= FEWEST_ALIKE && (inside.get(word) ?? 0) <= count;
    })
    .map(([word]) => word);
}

const firstOf = (text: string): string => text.split(/\s+/, 1)[0] ?? '';

const patternAtStart = (kinds: readonly string[], guard = ''): string =>
  `^${guard}(${alternatives(kinds)})${BEHIND_WORD}`;

function kindsInside(
  title: ColumnFacts,
  words: readonly string[],
  language: string | null,
  guard: Guard,
): KindsInNames | null {
  if (words.length === 0) return null;
  const base = baseOf(language);
  const isLast = KIND_STANDS_LAST.has(base);
  const long = alternatives(words.filter((word) => word.length >= SHORTEST_COMPOUND && !word.includes(' ')));
  const found = `${wholeAlternatives(words)}${COMPOUNDS.has(base) ? `|\\p{L}+(?:${long})` : ''}`;
  const before = (all: string): string => (isLast ? headBefore(all) : '') + BEFORE_WORD;
  const guarded = guard(new RegExp(`${BEFORE_WORD}(${found})${BEHIND_WORD}`, 'iu'));
  const { counts } = countSpellings(title, new RegExp(`${before(found)}${guarded}(${found})${BEHIND_WORD}`, 'iu'));
  const kinds = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([word]) => word)
    .slice(0, MOST_LISTED);
  if (kinds.length === 0) return null;
  const pattern = `${before(alternatives(kinds))}${guarded}(${wholeAlternatives(kinds)})${BEHIND_WORD}`;
  const first = isLast
    ? mainKindFirst(title, [...words, ...kinds], { pattern, end: BEHIND, guard: guarded }, language)
    : null;
  return concluded(title, kinds, first ?? pattern, language);
}

function concluded(
  title: ColumnFacts,
  kinds: readonly string[],
  pattern: string,
  language: string | null,
): KindsInNames | null {
  const { counts, having } = countSpellings(title, new RegExp(pattern, 'u'));
  const map = joinKinds(counts, language);
  const meant = new Map(map);
  const different = new Map<string, number>();
  for (const [text, count] of counts) {
    const kind = meant.get(text) ?? text;
    different.set(kind, (different.get(kind) ?? 0) + count);
  }
  const most = Math.max(0, ...different.values());
  const isCommon = having >= FEWEST_NAMES && having >= title.filled * FEWEST_SHARE;
  if (!isCommon || different.size < 2 || most > title.filled * MOST_ALIKE) return null;
  return { pattern, map, kinds, count: having };
}
