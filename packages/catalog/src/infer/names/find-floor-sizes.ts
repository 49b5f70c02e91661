// The two sides of the floor that a thing covers, as names have them: `Shed 10x12`, `Carport 20x60x14`, `Rug 120 x 170 cm`. People look such goods
// up by both sides together, so they are one size. What is not sold by its floor has sides as well, and is left alone.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { FLOOR_WORDS } from './floor-words.ts';

export interface FloorSizes {
  readonly pattern: string;
  /** Other spellings of the same: `12 × 30` → `12x30`. */
  readonly map: readonly (readonly [string, string])[];
  readonly count: number;
}

/** In the order of languages of `labelIn`. */
export const FLOOR_SIZE =
  'Size|Größe|Taille|Tamaño|Misura|Maat|Velikost|Rozmiar|Розмір|Размер|Tamanho|Storlek|Størrelse|Størrelse|Koko|Méret|Mărime|Boyut|Veľkosť|Veličina|Veličina|Μέγεθος|サイズ|사이즈|尺寸|Ukuran|Kích thước|Размер|ขนาด|Velikost|Dydis|Izmērs|Suurus|Mida';

const UNIT = '(?: ?(?:cm|CM|mm|m|M|ft|feet|in|см|мм|м|[′\'″"”]))';
const NUMBER = '\\d{1,4}(?:[.,]\\d{1,2})?';
const BETWEEN = ' ?[xX×х*] ?';
/** `6 x 20 g` is a pack. */
const NO_SIDE = '(?! ?(?:m?g|k?g|m?l|cl|oz|lbs?|pcs?|packs?|ks|szt|шт|г|кг|мл|л|W|V|A|m?Ah|GB)(?!\\p{L}))';
/** A third side, the height, may follow. */
const SIDES = `(?<![\\p{L}\\d.,/×*+-])(?<!\\d ?[xX×х*] ?)(${NUMBER}${UNIT}?${BETWEEN}${NUMBER}(?:${UNIT}(?![\\p{L}\\d]))?)${NO_SIDE}(?=${BETWEEN}${NUMBER}|(?![\\p{L}\\d]))`;

const FLOOR = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...new Set(Object.values(FLOOR_WORDS).flatMap((row) => row.split('|')))]
    .map((word) => escapePattern(word.replace('*', '')) + (word.endsWith('*') ? '\\p{L}*' : ''))
    .join('|')})(?![\\p{L}\\d])`,
  'iu',
);
/** In languages that write such names in one word: `Hochflorteppich`, `Metallgerätehaus`. */
const COMPOUND =
  /\p{L}(?:teppich|haus|zelt|plane|garage|pavillon|vorhang|decke|tapijt|kleed|tent|zeil|tält|matta|telt|tæppe|teppe|matto)(?![\p{L}\d])/iu;

/** Of all names. */
const FEWEST_SHARE = 1 / 3;
const FEWEST_NAMES = 6;
const FEWEST_VALUES = 3;
/** Of the names with sides. */
const SOLD_BY_FLOOR = 0.5;
const MOST_ALIKE = 0.9;

/** Null: fewer names have two sides, or they are of other goods, or all alike. */
export function findFloorSizes(title: ColumnFacts): FloorSizes | null {
  const expression = new RegExp(SIDES, 'u');
  const counts = new Map<string, number>();
  let [having, floors] = [0, 0];
  for (const { text, count } of title.values) {
    const found = expression.exec(text)?.[1];
    if (found === undefined) continue;
    having += count;
    counts.set(found, (counts.get(found) ?? 0) + count);
    if (FLOOR.test(text) || COMPOUND.test(text)) floors += count;
  }
  if (having < Math.max(FEWEST_NAMES, title.filled * FEWEST_SHARE) || floors < having * SOLD_BY_FLOOR) return null;
  const alike = Map.groupBy(
    [...counts].toSorted(([, a], [, b]) => b - a),
    ([text]) => keyOf(text),
  );
  const most = Math.max(...[...alike.values()].map((texts) => texts.reduce((sum, [, count]) => sum + count, 0)));
  if (alike.size < FEWEST_VALUES || most > having * MOST_ALIKE) return null;
  const map = [...alike.values()].flatMap(([[best = ''] = [], ...others]) =>
    others.map(([text]) => [text, best] as const),
  );
  return { pattern: SIDES, map, count: having };
}

const keyOf = (size: string): string =>
  size.toLowerCase().replaceAll(' ', '').replace(/[×х*]/gu, 'x').replaceAll(',', '.');
