// Finds colours, materials and the like in product names, if no column of the file has them. It takes only what is certain: known words,
// in many names, with several different values.

import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { escapePattern } from '../column/derive-column.ts';
import { type Guard, NO_GUARD } from '../names/brand-guard.ts';
import type { LineOfBusiness } from '../names/lines-of-business.ts';
import { ANYTHING, madeFor } from '../names/made-for.ts';
import { alternatives, inUsualCases, mergeCases } from '../names/name-words.ts';
import { FEATURES, type FeatureWords } from './feature-words.ts';
import { METALS_AS_COLOURS, WOODS_AS_DECORS } from './material-words.ts';
import { countRalColours } from './ral-colours.ts';

export interface FeatureInNames {
  readonly name: FeatureWords['name'];
  readonly pattern: string;
  readonly map: readonly (readonly [string, string])[];
  /** Many names have several: `gold and steel`. */
  readonly isList: boolean;
  /** The share of names that must have one. */
  readonly count: number;
}

const FEWEST_NAMES = 8;
const FEWEST_SHARE = 0.15;
/** Where words can mean nothing else. */
const FEWEST_SURE_SHARE = 0.05;
/** Of the names with one. */
const OFTEN_SEVERAL = 0.2;
const FEWEST_VALUES = 2;
/** So many sure words must be there before doubtful ones count. */
const FEWEST_SURE = 3;
/** The share of names that must have doubtful words for them to count without sure ones. */
const MOSTLY = 0.6;
const MOST_LISTED = 80;

/**
 * `columns`: the names of the file's columns. `kinds`: what the things are. A cream is a kind where creams are sold, and no colour. `guard`:
 * against words of brands. `isOf`: whether the catalog is of a line of business.
 */
export function findFeaturesInNames(
  title: ColumnFacts,
  columns: readonly string[],
  kinds: readonly string[] = [],
  guard: Guard = NO_GUARD,
  isOf: (line: LineOfBusiness) => boolean = () => false,
): readonly FeatureInNames[] {
  const plain = columns.map(plainName);
  const goods = new Set(kinds.map((kind) => kind.toLowerCase()));
  const areColours = !isOf('jewellery') && !isOf('watches');
  const areDecors = countRalColours(title) >= title.filled * FEWEST_WITH_NUMBER;
  return FEATURES.flatMap((feature) => {
    if (plain.some((column) => feature.columns.test(column))) return [];
    const isMaterial = feature.name === 'material';
    // A watch that is called after steel or gold is made of it.
    const isSure = isMaterial && isOf('watches');
    const isNone = (word: string): boolean =>
      isMaterial && ((areColours && METALS_AS_COLOURS.has(word)) || (areDecors && WOODS_AS_DECORS.has(word)));
    const without = (words: readonly string[]) =>
      words.filter((word) => !goods.has(word.toLowerCase()) && !isNone(word.toLowerCase()));
    return (
      findFeature(
        title,
        { ...feature, words: without(feature.words), doubtful: without(feature.doubtful) },
        guard,
        isSure,
      ) ?? []
    );
  });
}

/** Of the names, those with the number of a colour where things come in colours, and woods are decors. */
const FEWEST_WITH_NUMBER = 0.2;

/** Of the names, for a word that proper names have, too, to be meant wherever it stands. */
const IN_MANY = 0.4;

function findFeature(title: ColumnFacts, feature: FeatureWords, guard: Guard, isSure: boolean): FeatureInNames | null {
  const anywhere = findPlaced(title, feature, guard, EVERYWHERE, isSure);
  if (feature.isInProperNames !== true || (anywhere?.count ?? 0) >= title.filled * IN_MANY) return anywhere;
  return findPlaced(title, feature, guard, haveVariants(title, feature) ? BEHIND_SIGN_OR_LAST : BEHIND_SIGN);
}

/** Of the names that end with such a word, those that another one has in common but for the word. */
const MOSTLY_VARIANTS = 0.5;

/** `Harbor Tee Black` beside `Harbor Tee White`, where `Night Orchid Black` is one thing and no other. */
function haveVariants(title: ColumnFacts, { words, doubtful, isExact }: FeatureWords): boolean {
  const last = new RegExp(patternOf([...words, ...doubtful], false, LAST), isExact ? 'u' : 'iu');
  const stems = new Map<string, { readonly words: Set<string>; count: number }>();
  let all = 0;
  for (const { text, count } of title.values) {
    const found = last.exec(text);
    if (found === null) continue;
    all += count;
    const stem = text.slice(0, found.index).trim();
    const known = stems.get(stem) ?? { words: new Set<string>(), count: 0 };
    known.words.add((found[1] ?? '').toLowerCase());
    known.count += count;
    stems.set(stem, known);
  }
  const variants = sumOf([...stems.values()].filter(({ words: different }) => different.size > 1));
  return all > 0 && variants >= all * MOSTLY_VARIANTS;
}

function findPlaced(
  title: ColumnFacts,
  feature: FeatureWords,
  guard: Guard,
  wanted: Place,
  areSure = false,
): FeatureInNames | null {
  const { name, words, doubtful, isExact, isJoined } = feature;
  const flags = isExact ? 'u' : 'iu';
  const all = [...words, ...doubtful];
  const place = placeOf(title, wanted, feature, flags);
  const brands = guard(new RegExp(patternOf(all, isJoined, place), flags));
  const any = new RegExp(patternOf(all, isJoined, place, brands), flags);
  const counts = new Map<string, number>();
  const sure = new Set(words.map((word) => word.toLowerCase()));
  const everywhere = name === 'material' ? new RegExp(any.source, `${flags}g`) : null;
  let [having, several] = [0, 0];
  for (const { text, count } of title.values) {
    const found = any.exec(text)?.[1];
    if (found === undefined) continue;
    having += count;
    const all = everywhere === null ? [found] : Array.from(text.matchAll(everywhere), ([, word = '']) => word);
    if (new Set(all.map((word) => word.toLowerCase())).size > 1) several += count;
    for (const word of new Set(all)) counts.set(word, (counts.get(word) ?? 0) + count);
  }
  const joined = joinGroups(counts, feature);
  const meant = (word: string): string => joined.get(word.toLowerCase()) ?? feature.meant?.[word] ?? word;
  const kinds = new Set([...counts.keys()].map((word) => meant(word).toLowerCase()));
  const sureKinds = [...kinds].filter((word) => isJoined || sure.has(word)).length;
  const isCommon = having >= FEWEST_NAMES && having >= title.filled * (areSure ? FEWEST_SURE_SHARE : FEWEST_SHARE);
  // In a jewellery shop, most names have gold or silver.
  const isSure =
    areSure ||
    sureKinds >= Math.min(kinds.size, FEWEST_SURE) ||
    (name === 'material' && having >= title.filled * MOSTLY);
  if (!isCommon || kinds.size < FEWEST_VALUES || !isSure) return null;
  if (having < title.filled * MOSTLY && isOfManyLanguages(counts, feature)) return null;
  // It has only the spellings in this file, to keep the pattern readable.
  const listed = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([word]) => word)
    .slice(0, MOST_LISTED);
  const cases = new Map(isExact ? [] : mergeCases(counts));
  const value = (word: string): string => joined.get(word.toLowerCase()) ?? cases.get(word) ?? meant(word);
  const map = listed.flatMap((word) => (value(word) === word ? [] : [[word, value(word)] as const]));
  const isList = several >= having * OFTEN_SEVERAL;
  return { name, pattern: patternOf(listed, false, place, brands), map, isList, count: having };
}

/** Word in small letters → the one that stands for it, for groups of which names have several words. */
function joinGroups(counts: ReadonlyMap<string, number>, { groups = [] }: FeatureWords): ReadonlyMap<string, string> {
  const found = new Set([...counts.keys()].map((word) => word.toLowerCase()));
  return new Map(
    groups.flatMap((group) => {
      const [first = ''] = group;
      const own = group.filter((word) => found.has(word.toLowerCase()));
      return own.length < 2 ? [] : own.map((word) => [word.toLowerCase(), first] as const);
    }),
  );
}

/** Without what makes another thing of a word: `HD Recording`, `Leather Cleaner`. */
function placeOf(title: ColumnFacts, place: Place, feature: FeatureWords, flags: string): Place {
  const { name, words, doubtful, unlessBefore } = feature;
  const isColour = name === 'color';
  const made =
    isColour || name === 'material' ? madeFor(title, alternatives([...words, ...doubtful]), flags, isColour) : ANYTHING;
  const others = unlessBefore === undefined ? '' : `(?! (?:${inUsualCases(unlessBefore.split('|'))})(?!\\p{L}))`;
  return { before: place.before + made.before, behind: place.behind + made.behind + others };
}

/** A shop writes its own language, and another one that its makers write. */
const LANGUAGES_OF_ONE_SHOP = 2;
/** The share of names whose words are of those languages. */
const FROM_THEM = 0.9;

/** `Pinot Grigio`, `Blanc de Noirs`, `Terra Rossa`, `Black Label`: words of that many languages are parts of names, not colours. */
function isOfManyLanguages(counts: ReadonlyMap<string, number>, { languages = [], doubtful }: FeatureWords): boolean {
  const unsure = new Set(doubtful.map((word) => word.toLowerCase()));
  let left = [...counts]
    .map(([word, count]) => ({ word: word.toLowerCase(), count }))
    .filter(({ word }) => !unsure.has(word));
  const all = sumOf(left);
  const lists = languages.map((words) => new Set(words.map((word) => word.toLowerCase())));
  if (lists.length === 0 || all === 0) return false;
  for (let nth = 0; nth < LANGUAGES_OF_ONE_SHOP; nth++) {
    const rests = lists.map((list) => left.filter(({ word }) => !list.has(word)));
    left = rests.reduce((least, rest) => (sumOf(rest) < sumOf(least) ? rest : least), left);
  }
  return sumOf(left) > all * (1 - FROM_THEM);
}

const sumOf = (words: readonly { readonly count: number }[]): number =>
  words.reduce((sum, { count }) => sum + count, 0);

/** What stands around a word that is meant. */
interface Place {
  readonly before: string;
  readonly behind: string;
}

// `80+ Gold` is a class of power supplies.
const WHOLE: Place = { before: '(?<![\\p{L}\\d]|80 ?(?:\\+|Plus) ?)', behind: '(?![\\p{L}\\d])' };
const EVERYWHERE: Place = WHOLE;

const SIGN = '(?:[,;|/(\\[]|\\s[-–—])\\s*';
const BEFORE_SIGN = '(?=\\s*(?:$|[,;|/)\\]]|[-–—]\\s))';
/** `Tee - dark blue`, `Tee, blue, XL`, `Tee (black/red)`: behind a sign, with a word for its shade at most. */
const BEHIND_SIGN: Place = {
  before: `(?<=${SIGN}(?:\\p{L}+[ -])?)${WHOLE.before}`,
  behind: `${WHOLE.behind}${BEFORE_SIGN}`,
};
const LAST: Place = { before: WHOLE.before, behind: `${WHOLE.behind}(?=\\s*$)` };
const BEHIND_SIGN_OR_LAST: Place = {
  before: WHOLE.before,
  behind: `${WHOLE.behind}(?=\\s*$|(?<=${SIGN}(?:\\p{L}+[ -])?\\p{L}+)${BEFORE_SIGN})`,
};

/** The longest first, as whole words. */
function patternOf(words: readonly string[], isJoined: boolean, place: Place, guard = ''): string {
  const listed = words
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  const one = `(?:${listed})`;
  return `${place.before}${guard}(${isJoined ? `${one}(?: ${one})*` : one})${place.behind}`;
}
