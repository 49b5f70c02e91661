// Chooses the themes worth offering: those that tell most to shoppers who have not found their product yet.

import { placesByCode, type Theme, type ThemeProfile, themesOf } from '../attribute/find-themes.ts';
import { type ChoiceSetting, countGroups, type ShopperState } from '../choice/choice-setting.ts';
import { themeKey } from '../words/theme-title.ts';

/** A theme that fewer groups have is the name of a product. A theme that too many have tells nothing. */
const FEWEST_GROUPS = 2;
const MOST_OF_GROUPS = 0.5;
/** If an answer tells each of these shoppers fewer bits, it is only one more answer to read. */
const LEAST_GAIN = 0.004;
/** Names count more, because people look for names of bands, films and places. */
const WORTH_OF_NAME = 2;
/** `Castle` and `Old castle` are not both offered if more than this share of those who want one could also choose the other. */
const MOST_SHARED = 0.5;
/** The frequency of themes is counted in a sample of so many candidates, spread evenly over all. */
const MOST_LOOKED_AT = 2_000;

/** How many bits a theme tells a shopper. */
type Told = readonly [shopper: number, bits: number];

/** Returns at most `most` themes, most frequent first. Each is chosen by what it tells shoppers whom no chosen theme serves yet. */
export function chooseThemes(
  themes: readonly Theme[],
  profile: ThemeProfile,
  states: readonly ShopperState[],
  setting: ChoiceSetting,
  mostThemes: number,
): Theme[] {
  const { usable, told, shoppers } = foretell(themes, profile, states, setting);
  const keys = themes.map(({ values: [value = ''] }) => themeKey(value));
  const saysTheSame = (a: number, b: number): boolean => {
    const [one = '', other = ''] = [keys[a], keys[b]];
    return (one.includes(other) || other.includes(one)) && shared(told[a] ?? [], told[b] ?? []) >= MOST_SHARED;
  };
  const best = new Float64Array(shoppers);
  const chosen: number[] = [];
  while (chosen.length < mostThemes) {
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

/** In tags, names begin with a capital letter. */
const isName = (theme: Theme | undefined): boolean =>
  theme?.values.some((value) => /^\p{Lu}\p{Ll}/u.test(value)) ?? false;

/** The share of shoppers with either of two themes who have both. */
function shared(a: readonly Told[], b: readonly Told[]): number {
  const own = new Set(a.map(({ 0: shopper }) => shopper));
  const both = b.filter(({ 0: shopper }) => own.has(shopper)).length;
  return both / (a.length + b.length - both);
}

/** How much each possible theme tells the shoppers who have not found their product yet. */
function foretell(
  themes: readonly Theme[],
  profile: ThemeProfile,
  states: readonly ShopperState[],
  setting: ChoiceSetting,
): { usable: number[]; told: Told[][]; shoppers: number } {
  const placeOf = placesByCode(themes, profile);
  const told = themes.map((): Told[] => []);
  let shoppers = 0;
  for (const { candidates, wanted } of states) {
    if (candidates.length <= setting.limit) continue;
    const every = Math.ceil(candidates.length / MOST_LOOKED_AT);
    const looked = every === 1 ? candidates : candidates.filter((_, nth) => nth % every === 0);
    const open = countGroups(looked, setting);
    const among = countGroupsByTheme(looked, profile, placeOf, setting);
    for (const product of wanted) {
      for (const place of themesOf(product, profile, placeOf)) {
        const left = Math.max(among.get(place) ?? 0, setting.limit / 2);
        told[place]?.push([shoppers, Math.max(0, Math.log2(open / left))]);
      }
      shoppers++;
    }
  }
  const groups = countGroups(profile.scope, setting);
  const among = countGroupsByTheme(profile.scope, profile, placeOf, setting);
  const usable = themes.flatMap((_, place) => {
    const own = among.get(place) ?? 0;
    return own >= FEWEST_GROUPS && own <= MOST_OF_GROUPS * groups ? [place] : [];
  });
  return { usable, told, shoppers };
}

function countGroupsByTheme(
  products: Uint32Array,
  profile: ThemeProfile,
  placeOf: Int32Array,
  { groups }: ChoiceSetting,
): ReadonlyMap<number, number> {
  const having = new Map<number, Set<number>>();
  for (const product of products) {
    const group = groups[product] ?? 0;
    for (const place of themesOf(product, profile, placeOf)) {
      const known = having.get(place);
      if (known === undefined) having.set(place, new Set([group]));
      else known.add(group);
    }
  }
  return new Map(Array.from(having, ([place, own]) => [place, own.size]));
}
