// The last resort where good attributes do not lead shoppers to what they want: tags. Of the many that a shop has, those are
// offered that tell most about what is still in question, as words that people read. They only put first what fits: tags are
// too often forgotten for their lack to remove a product.

import type { Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import { type ListColumn, valueAt } from '@guidepost/engine/snapshot';
import { answerId } from './answer-id.ts';
import { countGroups, type Ground, type ShopperState } from './ground.ts';
import { ease } from './judge-attribute.ts';
import type { Phrases } from './phrases.ts';
import type { Plan } from './plan.ts';
import type { Profile } from './profile.ts';
import { questionBase, topicOf } from './question-base.ts';
import { isTheme, themeKey, themeTitle } from './theme-title.ts';

type ThemeProfile = Profile & { readonly column: ListColumn };

/** A reply is one bit for each answer. */
const MOST_THEMES = 30;
/** Of fewer groups, a theme is the name of a product; of more, it says nothing. */
const FEWEST_GROUPS = 2;
const MOST_OF_GROUPS = 0.5;
/** Bits for each shopper who does not find their product yet, below which one more answer is only one more to read. */
const LEAST_GAIN = 0.004;

/** People look for names: of bands, of films, of places. */
const WORTH_OF_NAME = 2;

/** `Castle` and `Old castle` are not both offered where most who want one could say the other. */
const MOST_SHARED = 0.5;

/** A theme outweighs a colour. */
const WEIGHT = 2;

/** A theme: its spellings in the catalog, the most frequent first. */
interface Theme {
  readonly values: string[];
  readonly codes: number[];
}

/** How many bits a theme tells a shopper. */
type Told = readonly [shopper: number, bits: number];

/** `states`: where the questions before this one lead. Null where no two themes would help. */
export function planThemes(
  profile: ThemeProfile,
  size: number,
  states: readonly ShopperState[],
  ground: Ground,
  phrases: Phrases,
): Plan | null {
  const themes = chooseThemes(findThemes(profile), profile, states, ground);
  if (themes.length < 2) return null;
  const taken = new Set<string>();
  const { name } = profile.attribute;
  const answers = themes.map(
    ({ values }, nth): Answer => ({
      id: answerId(values[0] ?? '', nth, taken),
      title: themeTitle(values.find((value) => /\p{Lu}/u.test(value)) ?? values[0] ?? ''),
      description: null,
      image: null,
      backgroundColor: null,
      where: { kind: 'in', attribute: name, values },
    }),
  );
  const question: ChoiceQuestion = {
    ...questionBase(profile, phrases, phrases.askChoice(topicOf(profile), true)),
    weight: WEIGHT,
    type: 'MULTIPLE',
    match: 'any',
    answers,
  };
  const placeOf = placesByCode(themes, profile);
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) {
    for (const place of themesOf(product, profile, placeOf)) replies[product] = (replies[product] ?? 0) | (1 << place);
  }
  return { profile, question, replies, isList: true, largest: 0, most: MOST_THEMES, least: 1, ease: ease(profile) };
}

/** Code → the place of its theme; -1: none. */
function placesByCode(themes: readonly Theme[], { counts }: ThemeProfile): Int32Array {
  const placeOf = new Int32Array(counts.length).fill(-1);
  for (const [place, { codes }] of themes.entries()) for (const code of codes) placeOf[code] = place;
  return placeOf;
}

/** The places of a product's themes, each once. */
function themesOf(product: number, { column: { codes, offsets } }: ThemeProfile, placeOf: Int32Array): Set<number> {
  const own = new Set<number>();
  for (let at = offsets[product] ?? 0; at < (offsets[product + 1] ?? 0); at++) {
    const place = placeOf[codes[at] ?? 0] ?? -1;
    if (place !== -1) own.add(place);
  }
  return own;
}

function findThemes(profile: ThemeProfile): Theme[] {
  const { codes, counts, column } = profile;
  const byKey = new Map<string, Theme>();
  for (const code of [...codes].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)) {
    const value = valueAt(column, code);
    if (!isTheme(value)) continue;
    const key = themeKey(value);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { values: [value], codes: [code] });
    else {
      known.values.push(value);
      known.codes.push(code);
    }
  }
  return [...byKey.values()];
}

/** Whoever writes tags writes names with a capital. */
const isName = (theme: Theme | undefined): boolean =>
  theme?.values.some((value) => /^\p{Lu}\p{Ll}/u.test(value)) ?? false;

/** One after the other the theme that tells most to those who do not know what to say yet. */
function chooseThemes(
  themes: readonly Theme[],
  profile: ThemeProfile,
  states: readonly ShopperState[],
  ground: Ground,
): Theme[] {
  const { usable, told, shoppers } = foretell(themes, profile, states, ground);
  const keys = themes.map(({ values: [value = ''] }) => themeKey(value));
  const saysTheSame = (a: number, b: number): boolean => {
    const [one = '', other = ''] = [keys[a], keys[b]];
    return (one.includes(other) || other.includes(one)) && shared(told[a] ?? [], told[b] ?? []) >= MOST_SHARED;
  };
  const best = new Float64Array(shoppers);
  const chosen: number[] = [];
  while (chosen.length < MOST_THEMES) {
    let most = 0;
    let next = -1;
    for (const theme of usable) {
      if (chosen.some((other) => other === theme || saysTheSame(theme, other))) continue;
      let gain = 0;
      for (const [shopper, bits] of told[theme] ?? []) gain += Math.max(0, bits - (best[shopper] ?? 0));
      gain *= isName(themes[theme]) ? WORTH_OF_NAME : 1;
      if (gain > most) [most, next] = [gain, theme];
    }
    if (next === -1 || most < LEAST_GAIN * shoppers) break;
    chosen.push(next);
    for (const [shopper, bits] of told[next] ?? []) best[shopper] = Math.max(best[shopper] ?? 0, bits);
  }
  const groups = (theme: number): number => told[theme]?.length ?? 0;
  return chosen.sort((a, b) => groups(b) - groups(a) || a - b).flatMap((theme) => themes[theme] ?? []);
}

/** Of the shoppers who have either of two themes, the share who have both. */
function shared(a: readonly Told[], b: readonly Told[]): number {
  const own = new Set(a.map(({ 0: shopper }) => shopper));
  const both = b.filter(({ 0: shopper }) => own.has(shopper)).length;
  return both / (a.length + b.length - both);
}

/** What each theme that can be offered tells the shoppers who have not found their product yet. */
function foretell(
  themes: readonly Theme[],
  profile: ThemeProfile,
  states: readonly ShopperState[],
  ground: Ground,
): { usable: number[]; told: Told[][]; shoppers: number } {
  const placeOf = placesByCode(themes, profile);
  const told = themes.map((): Told[] => []);
  let shoppers = 0;
  for (const { candidates, wanted } of states) {
    const all = countGroups(candidates, ground);
    if (all <= ground.limit) continue;
    const among = countGroupsByTheme(candidates, profile, placeOf, ground);
    for (const product of wanted) {
      for (const place of themesOf(product, profile, placeOf)) {
        const left = Math.max(among.get(place) ?? 0, ground.limit / 2);
        told[place]?.push([shoppers, Math.max(0, Math.log2(all / left))]);
      }
      shoppers++;
    }
  }
  const groups = countGroups(profile.scope, ground);
  const among = countGroupsByTheme(profile.scope, profile, placeOf, ground);
  const usable = themes.flatMap((_, place) => {
    const own = among.get(place) ?? 0;
    return own >= FEWEST_GROUPS && own <= MOST_OF_GROUPS * groups ? [place] : [];
  });
  return { usable, told, shoppers };
}

/** Products are ordered by group. */
function countGroupsByTheme(
  products: Uint32Array,
  profile: ThemeProfile,
  placeOf: Int32Array,
  { groups }: Ground,
): ReadonlyMap<number, number> {
  const count = new Map<number, number>();
  const last = new Map<number, number>();
  for (const product of products) {
    const group = groups[product] ?? 0;
    for (const place of themesOf(product, profile, placeOf)) {
      if (last.get(place) === group) continue;
      last.set(place, group);
      count.set(place, (count.get(place) ?? 0) + 1);
    }
  }
  return count;
}
