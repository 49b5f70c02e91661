// Colours and sizes that only the address of a product says: `/p/harbor-tee-sea-green`, `?size=42`. A page of each variant is there for
// shoppers who chose it, so a known word at the end of a part of the address is certain if it differs among products of one
// name. A word that the name has, too, is part of the name.

import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { alternatives } from '../names/name-words.ts';
import { FEATURES } from './feature-words.ts';

export interface FeatureInLinks {
  readonly name: 'color' | 'size';
  readonly pattern: string;
  readonly map: readonly (readonly [string, string])[];
  /** Of the rows. */
  readonly share: number;
  readonly example: string;
}

interface Wanted {
  readonly name: FeatureInLinks['name'];
  /** Columns that say it. */
  readonly columns: RegExp;
  /** As addresses have it → as people write it. */
  readonly words: ReadonlyMap<string, string>;
  readonly parameters: string;
}

const FEWEST_ROWS = 8;
const FEWEST_SHARE = 0.2;
const FEWEST_VALUES = 3;
/** Of the names with several pages. */
const DIFFER_IN = 0.5;
const FEWEST_NAMES = 2;
const MOST_REPEATED = 0.05;

const COLOURS = FEATURES.find(({ name }) => name === 'color');
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '2XL', '3XL', '4XL', '5XL'];

/** `weiß` is `weiss` in an address, `grün` is `gruen` or `grun`. */
const inAddress = (word: string): readonly string[] => {
  const lower = word.toLowerCase();
  const german = lower.replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter);
  const folded = plainName(word).replaceAll(' ', '-');
  return [...new Set([lower, german, folded, encodeURIComponent(lower)])];
};
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const spelled = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(words.flatMap((word) => inAddress(word).map((written) => [written, word] as const)));

const WANTED: readonly Wanted[] = [
  {
    name: 'color',
    columns: COLOURS?.columns ?? /^$/,
    words: spelled(
      [...(COLOURS?.words ?? []), ...(COLOURS?.doubtful ?? [])].filter((word) => !/[^\p{Script=Latin}]/u.test(word)),
    ),
    parameters: 'colou?r|farbe|couleur|kleur|colore|barva|kolor',
  },
  {
    name: 'size',
    columns:
      /(?:^| )(?:sizes?|grossen?|groesse|tailles?|pointure|tallas?|numero|taglia|maat|velikost|rozmiar|str|koko|storlek)(?: |$)/,
    words: new Map(SIZES.map((size) => [size.toLowerCase(), size])),
    parameters: 'size|groesse|grosse|taille|talla|taglia|maat|velikost|rozmiar',
  },
];

/** `columns`: what the columns of the file and its attributes are called. */
export function findFeaturesInLinks(
  link: ColumnFacts,
  titleAt: (row: number) => string,
  rows: number,
  columns: readonly string[],
): readonly FeatureInLinks[] {
  const plain = columns.map(plainName);
  return WANTED.flatMap((wanted) =>
    plain.some((column) => wanted.columns.test(column)) ? [] : (findFeature(link, titleAt, rows, wanted) ?? []),
  );
}

function findFeature(
  link: ColumnFacts,
  titleAt: (row: number) => string,
  rows: number,
  { name, words, parameters }: Wanted,
): FeatureInLinks | null {
  const written = [...words.keys()];
  const meant = (word: string): string => words.get(word.toLowerCase()) ?? word;
  const expression = new RegExp(patternOf(written, parameters), 'iu');
  const found = new Map<number, string>();
  const seen = new Set<string>();
  const byName = new Map<string, { readonly pages: Set<number>; readonly values: Set<string> }>();
  let [having, repeated, example] = [0, 0, ''];
  for (let row = 0; row < Math.min(rows, ENOUGH_ROWS); row++) {
    const id = link.at(row);
    if (id < 0) continue;
    const address = link.sample.values[id] ?? '';
    let word = found.get(id);
    if (word === undefined) {
      word = expression.exec(address)?.[1] ?? '';
      found.set(id, word);
    }
    const title = titleAt(row);
    const same = byName.get(title) ?? { pages: new Set<number>(), values: new Set<string>() };
    byName.set(title, same);
    same.pages.add(id);
    if (word === '') continue;
    having++;
    example ||= address;
    seen.add(word);
    same.values.add(meant(word));
    if (` ${plainName(title)} `.includes(` ${plainName(meant(word))} `)) repeated++;
  }
  const several = [...byName.values()].filter(({ pages }) => pages.size > 1);
  const differing = several.filter(({ values }) => values.size > 1).length;
  const looked = Math.min(link.filled, ENOUGH_ROWS);
  const isCommon = having >= FEWEST_ROWS && having >= looked * FEWEST_SHARE;
  const different = new Set([...seen].map(meant));
  if (!isCommon || different.size < FEWEST_VALUES || repeated > having * MOST_REPEATED) return null;
  if (differing < FEWEST_NAMES || differing < several.length * DIFFER_IN) return null;
  const listed = [...seen];
  const map = listed.flatMap((word) => (meant(word) === word ? [] : [[word, meant(word)] as const]));
  return { name, pattern: patternOf(listed, parameters), map, share: having / looked, example };
}

/** So many rows show what addresses say. */
const ENOUGH_ROWS = 20_000;

/** At the end of a part of the address, perhaps before more such words and numbers, or as a parameter. */
function patternOf(words: readonly string[], parameters: string): string {
  const one = alternatives(words);
  return `(?:[-_/]|[?&](?:${parameters})=)(?<!//[^/]*)(${one})(?:[-_](?:${one}|\\d+))*(?=[/?#&.]|$)`;
}
