// Finds in product names what no column of the file says: the brand, and for whom clothes and shoes are.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';

export interface BrandInNames {
  readonly pattern: string;
  /** Brands of two words. */
  readonly pairs: readonly string[];
}

/** Second words of companies' names. Any other second word may be a model. */
const COMPANY_WORDS =
  /^(?:li|master|digital|design|designs|labs|lab|audio|acoustics|power|tech|technology|technologies|systems|electronics|instruments|group|brothers|bros\.?|kloss|beach|olufsen|memory|micro|computer|computers|kludge|lock|optics|sound|sports|home|bikes|cycles|works|co\.?|cie\.?|& \S+)$/i;

/** Words for the kind of product, which come before its brand. Any other word with which all names begin may be the brand itself. */
const KINDS =
  /^(?:tv|televisor|televisión|televisore|fernseher|laptop|notebook|portátil|ordinateur|monitor|moniteur|smartphone|celular|teléfono|telefon|téléphone|tablet|tablette|kamera|cámara|drucker|impresora|imprimante|smartwatch|uhr|reloj|montre|ноутбук|телевізор|телевизор|смартфон|планшет|монітор|монитор|часы|годинник)$/i;
const MOST_BEGINNINGS = 0.7;

/** `TV `, if nearly all names begin with it; else an empty text. */
function commonBeginning(title: ColumnFacts): string {
  const counts = new Map<string, number>();
  for (const { text, count } of title.values) {
    const first = text.split(/\s+/, 1)[0] ?? '';
    if (KINDS.test(first)) counts.set(`${first} `, (counts.get(`${first} `) ?? 0) + count);
  }
  return [...counts].find(([, count]) => count >= title.filled * MOST_BEGINNINGS)?.[0] ?? '';
}

/**
 * The first word of a name is its brand if a few first words begin most names and are rare inside other names, where a word
 * such as `Black` is common.
 */
export function findBrandsInNames(title: ColumnFacts): BrandInNames | null {
  const firsts = new Map<string, Map<string, number>>();
  const inside = new Map<string, number>();
  const kind = commonBeginning(title);
  for (const { text: whole, count } of title.values) {
    const text = whole.startsWith(kind) ? whole.slice(kind.length) : whole;
    const [first = '', second = '', ...others] = text.split(/\s+/);
    const seconds = firsts.get(first) ?? new Map<string, number>();
    seconds.set(second, (seconds.get(second) ?? 0) + count);
    firsts.set(first, seconds);
    for (const word of [second, ...others]) inside.set(word, (inside.get(word) ?? 0) + count);
  }
  const counted = [...firsts].map(([word, seconds]) => ({ word, seconds, count: sum(seconds.values()) }));
  const brands = counted.filter(
    ({ word, count }) => count >= 3 && /\p{L}/u.test(word) && (inside.get(word) ?? 0) <= count * 0.2,
  );
  const covered = sum(brands.map(({ count }) => count));
  if (title.filled < 20 || brands.length < 2 || covered < title.filled * 0.8 || firsts.size > title.filled * 0.3)
    return null;
  const pairs = brands.flatMap(({ word, seconds, count }) => {
    const [second, most] = [...seconds].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
    const whole = most >= count * 0.9 && second !== '' && !/\d/.test(second);
    return whole && (COMPANY_WORDS.test(second) || /^\p{Ll}+$/u.test(word)) ? [`${word} ${second}`] : [];
  });
  const listed = pairs.slice(0, 60).map(escapePattern);
  const brand = listed.length === 0 ? '\\S+' : `(?:${[...listed, '\\S+'].join('|')})`;
  return { pattern: kind === '' ? `^${brand}` : `^(?:${escapePattern(kind)})?(${brand})`, pairs };
}

const sum = (counts: Iterable<number>): number => {
  let total = 0;
  for (const count of counts) total += count;
  return total;
};

const GENDER_WORDS =
  "Women Women's Womens Men Men's Mens Unisex Kids Kids' Ladies Damen Herren Kinder Femme Homme Enfant Mujer Hombre Niños Donna Uomo Bambini Dames Heren Kinderen Dámské Pánské Dětské Damskie Męskie".split(
    ' ',
  );

/** `Nova Women`, `Sneaker Herren`: a pattern for these words, or null if too few names have one. */
export function findGenderInNames(title: ColumnFacts): string | null {
  const expression = new RegExp(`(?:^|\\s)(${GENDER_WORDS.join('|')})(?:\\s|$)`, 'u');
  const found = new Set<string>();
  let having = 0;
  for (const { text, count } of title.values) {
    const word = expression.exec(text)?.[1];
    if (word === undefined) continue;
    found.add(word);
    having += count;
  }
  if (found.size < 2 || having < title.filled * 0.5) return null;
  const words = GENDER_WORDS.filter((word) => found.has(word));
  return `(?:^|\\s)(${words.join('|')})(?:\\s|$)`;
}
