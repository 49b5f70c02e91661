// Facts that many lists have in the same words. Those that no list has two of and that share all words but one tell one thing in several
// ways (`manual focus`, `automatic focus`) and are a choice; all others are features, which a product has or has not.

import { alternatives } from '../names/name-words.ts';
import { JOINING_WORDS, PROMISES } from './fact-words.ts';
import { BEFORE_FACT, BEHIND_FACT } from './lists-of-facts.ts';

interface Recurring {
  /** Small letters. */
  readonly key: string;
  readonly spellings: readonly string[];
  /** The lists that have it. */
  readonly lists: ReadonlySet<number>;
}

export interface ChoiceOfFacts {
  /** The words that all have. */
  readonly name: string;
  /** Its group is the word that differs. */
  readonly pattern: string;
  readonly map: readonly (readonly [string, string])[];
  readonly count: number;
  readonly example: string;
}

export interface FeatureFacts {
  readonly pattern: string;
  readonly map: readonly (readonly [string, string])[];
  readonly features: readonly string[];
  readonly count: number;
}

/** What nearly all have tells none apart. */
const MOST_SHARE = 0.95;
const MOST_FEATURES = 60;
const FEWEST_FEATURES = 2;
const FEWEST_VALUES = 2;
const FEWEST_OF_VALUE = 2;
const MOST_VALUES = 12;
/** Of the lists with a choice, those that may have two of its values. */
const MOST_WITH_TWO = 0.02;
const SHORTEST_WORD = 3;

const PROMISED = new RegExp(`(?<!\\p{L})(?:${alternatives(PROMISES)})`, 'iu');

/** `isOther`: whether a fact, in small letters, is said elsewhere. */
export function findRecurring(
  lists: readonly (readonly string[])[],
  fewest: number,
  isOther: (fact: string) => boolean,
): { readonly choices: readonly ChoiceOfFacts[]; readonly features: FeatureFacts | null } {
  const all = collected(lists).filter(({ key }) => /\p{L}{3}/u.test(key) && !PROMISED.test(key) && !isOther(key));
  const often = all.filter(({ lists: having }) => having.size >= fewest && having.size <= lists.length * MOST_SHARE);
  const chosen = new Set<string>();
  const choices = groupsOf(all, new Set(often.map(({ key }) => key))).flatMap((group) => {
    if (group.members.some(({ fact }) => chosen.has(fact.key)) || !isChoice(group, fewest, lists.length)) return [];
    for (const { fact } of group.members) chosen.add(fact.key);
    return [asChoice(group)];
  });
  const left = often.filter(({ key }) => !chosen.has(key)).slice(0, MOST_FEATURES);
  return { choices, features: left.length < FEWEST_FEATURES ? null : asFeatures(left) };
}

/** The commonest first. */
function collected(lists: readonly (readonly string[])[]): readonly Recurring[] {
  const found = new Map<string, { spellings: Map<string, number>; lists: Set<number> }>();
  for (const [nth, facts] of lists.entries()) {
    for (const fact of facts) {
      const key = fact.toLowerCase();
      const known = found.get(key) ?? { spellings: new Map<string, number>(), lists: new Set<number>() };
      known.spellings.set(fact, (known.spellings.get(fact) ?? 0) + 1);
      known.lists.add(nth);
      found.set(key, known);
    }
  }
  return [...found]
    .filter(([, { lists: having }]) => having.size >= FEWEST_OF_VALUE)
    .toSorted(([, a], [, b]) => b.lists.size - a.lists.size)
    .map(([key, { spellings, lists: having }]) => ({
      ...{ key, lists: having },
      spellings: [...spellings].toSorted(([, a], [, b]) => b - a).map(([spelling]) => spelling),
    }));
}

interface Member {
  readonly fact: Recurring;
  /** The word that differs. */
  readonly own: string;
}

interface Group {
  readonly shared: string;
  /** Whether the shared words stand behind the other one. */
  readonly isBehind: boolean;
  readonly members: readonly Member[];
}

/** Facts that share all words but the first or the last one, and of which one at least recurs often. */
function groupsOf(all: readonly Recurring[], often: ReadonlySet<string>): readonly Group[] {
  const groups = new Map<string, { shared: string; isBehind: boolean; members: Member[] }>();
  const add = (shared: string, own: string, isBehind: boolean, fact: Recurring) => {
    const key = `${isBehind} ${shared}`;
    const group = groups.get(key) ?? { shared, isBehind, members: [] };
    group.members.push({ fact, own });
    groups.set(key, group);
  };
  for (const fact of all) {
    const words = fact.key.split(' ');
    if (words.length < 2) continue;
    add(words.slice(1).join(' '), words[0] ?? '', true, fact);
    add(words.slice(0, -1).join(' '), words.at(-1) ?? '', false, fact);
  }
  return [...groups.values()]
    .filter(({ members }) => members.length >= FEWEST_VALUES && members.some(({ fact }) => often.has(fact.key)))
    .toSorted((a, b) => b.members.reduce(countLists, 0) - a.members.reduce(countLists, 0));
}

const countLists = (sum: number, { fact }: Member): number => sum + fact.lists.size;

function isChoice({ shared, members }: Group, fewest: number, lists: number): boolean {
  const words = shared.split(' ');
  const edge = [words[0] ?? '', words.at(-1) ?? ''];
  const isNamed = words.some((word) => word.length > SHORTEST_WORD) && edge.every((word) => !JOINING_WORDS.has(word));
  const areWords = members.every(
    ({ own }) => own.length >= SHORTEST_WORD && /\p{L}{2}/u.test(own) && !JOINING_WORDS.has(own),
  );
  if (!isNamed || !areWords || members.length > MOST_VALUES) return false;
  const having = new Set(members.flatMap(({ fact }) => [...fact.lists]));
  const twice = members.reduce(countLists, 0) - having.size;
  const often = members.filter(({ fact }) => fact.lists.size >= fewest).length;
  const most = Math.max(...members.map(({ fact }) => fact.lists.size));
  return often >= FEWEST_VALUES && twice <= having.size * MOST_WITH_TWO && most <= lists * MOST_SHARE;
}

function asChoice({ shared, isBehind, members }: Group): ChoiceOfFacts {
  const written = members.flatMap(({ fact }) => fact.spellings);
  const wordOf = (fact: string): string => (isBehind ? fact.split(' ')[0] : fact.split(' ').at(-1)) ?? '';
  const restOf = (fact: string): string =>
    fact
      .split(' ')
      .slice(isBehind ? 1 : 0, isBehind ? undefined : -1)
      .join(' ');
  const rests = [...new Set(written.map(restOf))];
  const words = [...new Set(written.map(wordOf))];
  const [one, other] = [`(${alternatives(words)})`, `(?:${alternatives(rests)})`];
  const map = members.flatMap(({ fact }) => merged(fact.spellings.map(wordOf)));
  return {
    name: shared,
    pattern: `${BEFORE_FACT}${isBehind ? `${one} ${other}` : `${other} ${one}`}${BEHIND_FACT}`,
    map,
    count: new Set(members.flatMap(({ fact }) => [...fact.lists])).size,
    example: written[0] ?? '',
  };
}

/** All spellings mean the first one. */
const merged = (spellings: readonly string[]): readonly (readonly [string, string])[] => {
  const [first = '', ...others] = new Set(spellings);
  return others.map((other) => [other, first] as const);
};

const asFeatures = (facts: readonly Recurring[]): FeatureFacts => ({
  pattern: `${BEFORE_FACT}(${alternatives(facts.flatMap(({ spellings }) => spellings))})${BEHIND_FACT}`,
  map: facts.flatMap(({ spellings }) => merged(spellings)),
  features: facts.map(({ spellings }) => spellings[0] ?? ''),
  count: new Set(facts.flatMap(({ lists }) => [...lists])).size,
});
