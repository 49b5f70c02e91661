// How many tries it takes to guess a password, for somebody who knows what people choose. The password is cut into pieces: common words,
// rows of keys, years, repetitions, what is known of its owner, and single characters for all else. What counts is the cut that is guessed
// soonest. The idea is that of zxcvbn (D. L. Wheeler, USENIX Security 2016).

import { COMMON_WORDS, KEY_ROWS } from './common-words.ts';

/**
 * The binary logarithm of the number of tries. `known`: words about its owner, which are tried first. Only the beginning of a long password is
 * looked at.
 */
export function guessBits(password: string, known: readonly string[]): number {
  const text = [...password].slice(0, LOOKED_AT);
  return costOf(text, new Map(known.map((word) => [simplify(word), 1])));
}

/** Characters. */
const LOOKED_AT = 80;

/** For each piece: an attacker does not know where it ends and of what kind it is. */
const PIECE = 1;
const CAPITALS = 1;
const SWAPPED = 1;

/** Bits of the cheapest cut. All stretches are cut, the short ones first, as repetitions consist of them. */
function costOf(text: readonly string[], known: ReadonlyMap<string, number>): number {
  const length = text.length;
  const costs = new Float64Array((length + 1) ** 2);
  const at = (from: number, to: number): number => from * (length + 1) + to;
  const cost = (from: number, to: number): number => costs[at(from, to)] ?? 0;
  for (let size = 1; size <= length; size += 1) {
    for (let from = 0; from + size <= length; from += 1) {
      const to = from + size;
      let least = PIECE + pieceBits(text.slice(from, to), known);
      for (const unit of unitsOf(text, from, to))
        least = Math.min(least, cost(from, from + unit) + Math.log2(size / unit));
      for (let cut = from + 1; cut < to; cut += 1) least = Math.min(least, cost(from, cut) + cost(cut, to));
      costs[at(from, to)] = least;
    }
  }
  return cost(0, length);
}

/** Lengths of what this stretch repeats. */
function* unitsOf(text: readonly string[], from: number, to: number): Generator<number> {
  const size = to - from;
  for (let unit = 1; unit <= size / 2; unit += 1) {
    if (size % unit !== 0) continue;
    let at = from + unit;
    while (at < to && text[at] === text[at - unit]) at += 1;
    if (at === to) yield unit;
  }
}

/** Bits of a stretch as one piece; infinite where it is none. */
function pieceBits(piece: readonly string[], known: ReadonlyMap<string, number>): number {
  const text = piece.join('');
  if (piece.length === 1) return characterBits(text);
  const lower = text.toLowerCase();
  const capitals = lower === text ? 0 : CAPITALS;
  const simple = simplify(text);
  const swapped = simple === lower ? 0 : SWAPPED;
  const word = known.get(simple) ?? known.get(lower) ?? RANKS.get(simple) ?? RANKS.get(lower);
  const bits = [
    ...(word === undefined ? [] : [word + capitals + swapped]),
    ...(piece.length >= 3 && WALKS.some((row) => row.includes(lower)) ? [5 + Math.log2(piece.length) + capitals] : []),
    ...(YEAR.test(text) ? [6] : []),
    ...(DAY.test(text) ? [15] : []),
  ];
  return Math.min(Number.POSITIVE_INFINITY, ...bits);
}

/** The first words are tried first. */
const RANKS: ReadonlyMap<string, number> = new Map(COMMON_WORDS.map((word, place) => [word, Math.log2(place + 2)]));

const backwards = (text: string): string => [...text].reverse().join('');
const WALKS: readonly string[] = KEY_ROWS.flatMap((row) => [row, backwards(row)]);

const YEAR = /^(?:19|20)\d\d$/;
/** 24121990, 241290, 1990-12-24, 24.12.1990. */
const DAY =
  /^(?:(?:0[1-9]|[12]\d|3[01])[-./]?(?:0[1-9]|1[0-2])[-./]?(?:(?:19|20)?\d\d)|(?:19|20)\d\d[-./]?(?:0[1-9]|1[0-2])[-./]?(?:0[1-9]|[12]\d|3[01]))$/;

function characterBits(character: string): number {
  if (/\d/.test(character)) return Math.log2(10);
  if (/[a-z]/.test(character)) return Math.log2(26);
  return /[ -~]/.test(character) ? Math.log2(60) : Math.log2(200);
}

const LETTERS: Readonly<Record<string, string>> = {
  ...{
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'l',
    '€': 'e',
  },
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
};

/** Lower case, letters for the digits and signs that stand for them, without accents. */
const simplify = (text: string): string =>
  [...text.toLowerCase()]
    .map((character) => LETTERS[character] ?? character)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
