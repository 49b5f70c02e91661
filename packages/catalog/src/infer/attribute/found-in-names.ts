// Finds the brand in product names if no column of the file says it.

import { COMMON_FIRST_WORDS } from '../cell/common-first-words.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { KIND_WORDS } from '../names/kind-words.ts';
import { alternatives } from '../names/name-words.ts';
import { FEATURES } from './feature-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { knownMakersOfWords, makersBeforeMark } from './makers-in-layout.ts';

export interface BrandInNames {
  readonly pattern: string;
  /** Brands of two words. */
  readonly pairs: readonly string[];
}

/** Colours and materials, which follow the kind where there is no brand. Doubtful ones may be brands (`Graphite`). */
const LOOKS = new Set(FEATURES.flatMap(({ words }) => words.map((word) => word.toLowerCase())));

/** Second words of companies' names. Any other second word may be a model. */
const COMPANY_WORDS =
  /^(?:li|master|digital|design|designs|labs|lab|audio|acoustics|power|tech|technology|technologies|systems|electronics|instruments|group|brothers|bros\.?|kloss|beach|olufsen|memory|micro|computer|computers|kludge|lock|optics|sound|sports|home|bikes|cycles|works|co\.?|cie\.?|& \S+)$/i;

/** `In`, `Mad` and `Golden` are no brands by themselves: the word that always follows belongs to them. */
export const ORDINARY =
  /^(?:in|on|at|my|no|mr|mrs|dr|st|san|santa|le|la|les|el|los|il|das|der|die|de|van|von|pc|tv|mad|super|golden|silver|green|black|white|blue|red|big|little|good|fresh|pure|wild|free|true|sweet|happy|royal|solid|hot|new|old|first|max|neo|gear|key|mars|sun|sea|moon|star|sky|north|south|east|west|urban|nature|natural|power|smart|home|easy|simply)$/i;

/** Words for where, whence and how, with which several makers begin: `Mountain Ridge`, `Mountain Peak`. Alone they are none. */
const NEVER_ALONE =
  /^(?:mountain|mountains|outdoors?|snow|alpine|river|lake|forest|ocean|american|british|english|german|french|italian|swiss|swedish|nordic|european|asian|global|universal|general|international|national|united|great|best|top|premium|classic|modern|original|traditional|professional|all|long|short|mud|rain|ice|road|street|trail|terrain|touring|winter|summer|season|seasons|sport|city|cross)$/i;

/** `Vincent Chase`: a maker that is called after a person, by first and last name. */
const isPerson = (first: string, second: string): boolean =>
  GIVEN_NAMES.has(first.toLowerCase()) && /^\p{Lu}(?:\p{Ll}{2,}|\p{Lu}{2,}|['’c]\p{Lu}\p{Ll}+)$/u.test(second);

/** Whether a word is no colour, material or place, and none of those that stand before anything. */
export const mayBeMaker = (word: string): boolean => {
  const lower = word.toLowerCase();
  return ![ORDINARY, NEVER_ALONE, ARTICLE].some((words) => words.test(word)) && !LOOKS.has(lower) && !isCommon(lower);
};

const isCommon = (word: string): boolean => COMMON_FIRST_WORDS.has(word) || KINDS.has(word);

const KINDS: ReadonlySet<string> = new Set(KIND_WORDS.flat().map((word) => word.toLowerCase()));

/** No name ends with it: `The North Face`. */
const ARTICLE = /^(?:the|le|la|les|el|los|las|il|der|die|das)$/i;
const LONGEST_NAME = 3;
/** Of the names that begin with the same words. */
const ALWAYS = 0.9;
const FEWEST_ALIKE = 3;
const FEWEST_OF_PERSON = 2;
/** Of all names, those that may begin with a maker. */
const FEWEST_SAYING = 0.8;
const MOST_LISTED = 60;
const MOST_REFUSED = 200;

/**
 * The first word of a name is its brand if a few first words begin most names and are rare inside other names, where a word
 * such as `Black` is common. `kinds`: words for what is sold, which stand before it in these names. `nounsAmong`: which of some words
 * are words for things, in small letters.
 */
export function findBrandsInNames(
  title: ColumnFacts,
  kinds: readonly string[],
  nounsAmong: (words: Iterable<string>) => ReadonlySet<string> = () => new Set(),
): BrandInNames | null {
  const firsts = new Map<string, Map<string, number>>();
  const inside = new Map<string, number>();
  const names: string[] = [];
  let marked = 0;
  const kind = kinds.length === 0 ? '' : `^(?:${alternatives(kinds)})\\s+`;
  const beginning = kind === '' ? null : new RegExp(kind, 'u');
  for (const { text: whole, count } of title.values) {
    const text = beginning === null ? whole : whole.replace(beginning, '');
    names.push(text);
    const [written = '', second = '', ...others] = text.split(/\s+/);
    const first = withoutMark(written);
    if (first !== written) marked++;
    const seconds = firsts.get(first) ?? new Map<string, number>();
    seconds.set(second, (seconds.get(second) ?? 0) + count);
    firsts.set(first, seconds);
    for (const word of [second, ...others]) inside.set(word, (inside.get(word) ?? 0) + count);
  }
  const counted = [...firsts].map(([word, seconds]) => ({ word, seconds, count: sum(seconds.values()) }));
  const measures = measuresAmong(firsts.keys());
  const nouns = nounsAmong(firsts.keys());
  const knownOfWords = knownMakersOfWords(names);
  const ofWords = [...makersBeforeMark(names), ...knownOfWords];
  const isNoPart = (word: string): boolean =>
    ARTICLE.test(word) || NEVER_ALONE.test(word) || nouns.has(word.toLowerCase());
  const makers = new Map(
    counted.map(({ word, seconds, count }) => {
      const known = ofWords.filter((maker) => maker.startsWith(`${word} `));
      if (ARTICLE.test(word)) return [word, [...known, ...behindArticle(word, names)]];
      if (known.length > 0) return [word, known];
      const isHalf = /^\p{Ll}+$/u.test(word) || ORDINARY.test(word) || NEVER_ALONE.test(word);
      if (nouns.has(word.toLowerCase()) && !isHalf) return [word, []];
      const [second, most] = [...seconds].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
      const isWhole = count >= FEWEST_ALIKE && most >= count * ALWAYS && second !== '' && !/\d/.test(second);
      const isPair = isWhole && (COMPANY_WORDS.test(second) || isHalf || isPerson(word, second));
      return [word, isPair ? [`${word} ${second}`] : []];
    }),
  );
  const isNone = (word: string): boolean => isNoPart(word) && makers.get(word)?.length === 0;
  const brands = counted.filter(
    ({ word, count }) =>
      count >= FEWEST_ALIKE &&
      /\p{L}/u.test(word) &&
      !NUMBERED.test(word) &&
      !measures.has(word) &&
      !isNone(word) &&
      (inside.get(word) ?? 0) <= count * 0.2,
  );
  const covered = sum(brands.map(({ count }) => count));
  const left = title.filled - sum(counted.filter(({ word }) => isNone(word)).map(({ count }) => count));
  const areMost = covered >= left * 0.8 && left >= title.filled * FEWEST_SAYING;
  if (title.filled < 20 || brands.length < 2 || !areMost || firsts.size > title.filled * 0.3) return null;
  if (areDescribed(brands) || areModels(names, title)) return null;
  const persons = counted.flatMap(({ word, seconds, count }) => {
    const [second = '', ...others] = seconds.keys();
    const isFew = count >= FEWEST_OF_PERSON && count < FEWEST_ALIKE;
    return isFew && others.length === 0 && isPerson(word, second) ? [`${word} ${second}`] : [];
  });
  const pairs = [...new Set([...brands.flatMap(({ word }) => makers.get(word) ?? []), ...persons, ...knownOfWords])];
  if (kind !== '' && (!haveModels(brands, names) || brands.some(({ word }) => LOOKS.has(word.toLowerCase()))))
    return null;
  const refused = counted.filter(({ word }) => isNoPart(word)).map(({ word }) => word);
  const guard = refused.length === 0 ? '' : `(?!(?:${alternatives(refused.slice(0, MOST_REFUSED))})(?!\\S))`;
  const listed = alternatives(pairs.slice(0, MOST_LISTED));
  const alone = `${guard}${marked > 0 ? '\\S*[^\\s,:]' : '\\S+'}`;
  const brand = listed === '' ? alone : `(?:${listed}|${alone})`;
  return { pattern: kind === '' ? `^${brand}` : `^(?:${kind.slice(1)})?(${brand})`, pairs };
}

/** The makers whose names begin with an article. `North` is no end of a name either. */
function behindArticle(article: string, names: readonly string[]): readonly string[] {
  const begun = names.flatMap((name) => {
    const words = name.split(/\s+/);
    return words[0] === article ? [words] : [];
  });
  const seconds = Map.groupBy(begun, ([, second = '']) => second);
  return [...seconds].flatMap(([second, alike]) => {
    if (alike.length < FEWEST_ALIKE || !/^\p{L}+$/u.test(second)) return [];
    const whole = [article, second];
    while (whole.length < LONGEST_NAME && ORDINARY.test(whole.at(-1) ?? '')) {
      const at = whole.length;
      const [next = '', others] =
        [...Map.groupBy(alike, (words) => words[at] ?? '')].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
      if (others === undefined || others.length < alike.length * ALWAYS || !/^\p{L}+$/u.test(next)) return [];
      whole.push(next);
    }
    return [whole.join(' ')];
  });
}

/**
 * `Aurora in white gold`, `Giulia with a diamond`: a small word behind the first one says what the thing is like, where a
 * maker's name is followed by a model.
 */
function areDescribed(
  brands: readonly { readonly seconds: ReadonlyMap<string, number>; readonly count: number }[],
): boolean {
  const all = sum(brands.map(({ count }) => count));
  const small = sum(
    brands.map(({ seconds }) =>
      sum([...seconds].map(([second, count]) => (/^\p{Ll}{1,5}$/u.test(second) ? count : 0))),
    ),
  );
  return small >= all * DESCRIBED;
}

const DESCRIBED = 0.5;

/** Names of models alone, as lists of tyres have them: many are one word, and few are different. A maker alone is no name of a thing. */
function areModels(names: readonly string[], { values, filled, distinct }: ColumnFacts): boolean {
  const alone = values.reduce((sum, { count }, nth) => (/^\S+$/.test(names[nth]?.trim() ?? '') ? sum + count : sum), 0);
  return alone >= filled * ALONE && distinct <= filled * REPEATED;
}

const ALONE = 0.3;
const REPEATED = 0.5;

/** `No3`, `V2`, `S24`: a number in a row of models. */
const NUMBERED = /^\p{L}{1,2}\d+$/u;

/** `9ct`, `14ct` and `18ct` are no brands, and `3M` alone may be one: several numbers with the same letters behind them. */
function measuresAmong(words: Iterable<string>): ReadonlySet<string> {
  const byUnit = new Map<string, string[]>();
  for (const word of words) {
    const unit = /^\d+(?:[.,]\d+)?(\p{L}{1,5})$/u.exec(word)?.[1]?.toLowerCase();
    if (unit !== undefined) byUnit.set(unit, [...(byUnit.get(unit) ?? []), word]);
  }
  return new Set([...byUnit.values()].filter((alike) => alike.length > 1).flat());
}

/** A maker has many models, where a pattern or a design is the same few words again and again. */
function haveModels(
  brands: readonly { readonly word: string; readonly count: number }[],
  names: readonly string[],
): boolean {
  const makers = new Set(brands.map(({ word }) => word));
  const made = names.filter((name) => makers.has(firstOf(name)));
  return new Set(made).size >= made.length * MODELS;
}

const MODELS = 0.7;

const firstOf = (name: string): string => withoutMark(name.split(/\s+/, 1)[0] ?? '');

/** `Kestra, Alto 20` is of Kestra. */
const withoutMark = (word: string): string => word.replace(/(?<=\p{L})[,:]$/u, '');

const sum = (counts: Iterable<number>): number => {
  let total = 0;
  for (const count of counts) total += count;
  return total;
};
