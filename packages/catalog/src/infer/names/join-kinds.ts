// Which words for kinds mean one thing: `Drill` and `drills`, a `Cordless Drill` and a `Drill`, a `Kappersstoel` and a `Barber Chair`. Only words
// that the file has are joined, and only where a table says so, as whoever picks one of two words would lose the goods of the other.

import { baseOf } from '../attribute/label-words.ts';
import { LANGUAGES_OF_KINDS, SAME_KINDS } from './same-kinds.ts';

/** Words before a kind that say how it is driven or how large it is, and make no other thing of it. */
const QUALIFIERS = new Set('cordless corded brushless rechargeable compact portable mini'.split(' '));

interface Group {
  /** Words in small letters, by language. */
  readonly cells: readonly (readonly string[])[];
}

const GROUPS: readonly Group[] = Object.values(SAME_KINDS).flatMap((table) =>
  table.split('\n').map((line) => ({
    cells: line.split('|').map((cell) =>
      cell
        .split('/')
        .filter(Boolean)
        .map((word) => word.toLowerCase()),
    ),
  })),
);

/** Word in small letters → its group, for words of one group only. */
const GROUP_OF: ReadonlyMap<string, Group> = (() => {
  const all = new Map<string, Set<Group>>();
  for (const group of GROUPS)
    for (const word of group.cells.flat()) all.set(word, (all.get(word) ?? new Set()).add(group));
  return new Map(
    [...all].flatMap(([word, [group, ...others]]) => (group && others.length === 0 ? [[word, group]] : [])),
  );
})();

/** `counts`: the kinds as names have them, with the number of names. Each that means the same as another → the one that stands for both. */
export function joinKinds(
  counts: ReadonlyMap<string, number>,
  language: string | null,
): readonly (readonly [string, string])[] {
  const lower = new Map<string, number>();
  for (const [text, count] of counts) lower.set(text.toLowerCase(), (lower.get(text.toLowerCase()) ?? 0) + count);
  const keys = Map.groupBy(counts.keys(), (text) => keyOf(text.toLowerCase(), lower));
  return [...keys.values()].flatMap((texts) => {
    const chosen = chooseWord(texts, counts, language);
    return texts.flatMap((text) => (text === chosen ? [] : [[text, chosen] as const]));
  });
}

/** The same for words of one kind. */
function keyOf(word: string, known: ReadonlyMap<string, number>): Group | string {
  const group = GROUP_OF.get(word);
  if (group !== undefined) return group;
  const [first = '', ...others] = word.split(' ');
  const rest = others.join(' ');
  if (QUALIFIERS.has(first) && known.has(rest)) return keyOf(rest, known);
  const singular = word.replace(/s$/, '');
  return singular !== word && known.has(singular) ? keyOf(singular, known) : word;
}

/** A word of the file's language, and of these the commonest. What only some goods are is none of their name. */
function chooseWord(texts: readonly string[], counts: ReadonlyMap<string, number>, language: string | null): string {
  const plain = texts.filter((text) => !QUALIFIERS.has(text.toLowerCase().split(' ', 1)[0] ?? ''));
  const sorted = (plain.length > 0 ? plain : texts).toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const group = sorted.map((text) => GROUP_OF.get(text.toLowerCase())).find((one) => one !== undefined);
  const own = new Set(group?.cells[LANGUAGES_OF_KINDS.indexOf(baseOf(language))]);
  return sorted.find((text) => own.has(text.toLowerCase())) ?? sorted[0] ?? '';
}
