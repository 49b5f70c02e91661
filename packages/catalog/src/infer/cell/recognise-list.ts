// Recognises lists in a cell, `Wired, Wireless` or `Black / Silver`. Parts make a list only if they come again in other
// cells, because sentences have commas too, and `14/12/2/2` is one thing.

import { COLOUR_WORDS } from '../attribute/colour-words.ts';
import type { CountedValue } from '../column/column-facts.ts';
import { quantityOf } from './known-units.ts';

export interface ListReading {
  /** The separator between the values. */
  readonly split: string;
  readonly parts: readonly CountedValue[];
}

/** Tried in this order. Separators with spaces around them are surer. */
const SEPARATORS = ['|', ';', ' / ', ',', '/', ' + ', ' & '] as const;
/** These are also common inside single values (`AC/DC`), so the parts must stand alone in other cells. */
const DOUBTFUL: ReadonlySet<string> = new Set(['/', ' & ', ' + ']);

export function recogniseList(values: readonly CountedValue[]): ListReading | null {
  let best: { reading: ListReading; several: number } | null = null;
  for (const split of SEPARATORS) {
    const found = trySeparator(values, split);
    if (found !== null && (best === null || found.several > best.several * 1.5)) best = found;
  }
  return best === null ? null : withTight(values, best.reading);
}

/** Of cells in which the separator has no blanks around it, this share must have known parts only. */
const MOSTLY_KNOWN = 0.8;
const COLOURS: ReadonlySet<string> = new Set(COLOUR_WORDS.flat());

/** People who write `Grey / White` also write `White/Grey`. It is split, too, if its parts are values of other cells or colours. */
function withTight(values: readonly CountedValue[], spaced: ListReading): ListReading {
  const tight = spaced.split.trim();
  if (tight === spaced.split) return spaced;
  const isTight = (text: string): boolean => text.includes(tight);
  const open = values.filter(({ text }) => isTight(text.replaceAll(spaced.split, '')));
  const known = new Set(spaced.parts.filter(({ text }) => !isTight(text)).map(({ text }) => text.toLowerCase()));
  const isKnown = (piece: string): boolean => known.has(piece) || COLOURS.has(piece);
  const areKnown = ({ text }: CountedValue): boolean =>
    text
      .toLowerCase()
      .split(tight)
      .map((piece) => piece.trim())
      .every((piece) => piece === '' || isKnown(piece));
  const sum = (some: readonly CountedValue[]): number => some.reduce((all, { count }) => all + count, 0);
  if (open.length === 0 || sum(open.filter(areKnown)) < sum(open) * MOSTLY_KNOWN) return spaced;
  return splitList(values, tight);
}

/** Where it is known that cells are lists. */
export function splitList(values: readonly CountedValue[], split: string): ListReading {
  const parts = new Map<string, CountedValue>();
  for (const { text, count, line } of values) {
    for (const piece of new Set(text.split(split).map((part) => part.trim()))) {
      const known = parts.get(piece);
      if (piece !== '')
        parts.set(piece, { text: piece, count: count + (known?.count ?? 0), line: known?.line ?? line });
    }
  }
  return { split, parts: [...parts.values()] };
}

function trySeparator(
  values: readonly CountedValue[],
  split: string,
): { reading: ListReading; several: number } | null {
  const parts = new Map<string, { count: number; line: number; values: number }>();
  const alone = new Set<string>();
  let several = 0;
  let cells = 0;
  const multiple: string[][] = [];
  for (const { text, count, line } of values) {
    const written = text.split(split).map((piece) => piece.trim());
    // Some programs write the separator after the last value, too.
    if (written.length > 1 && written.at(-1) === '') written.pop();
    const pieces = [...new Set(written)];
    cells += count;
    if (pieces.length > 1) {
      several += count;
      if (pieces.includes('')) return null;
      multiple.push(pieces);
    } else if (pieces[0] !== undefined) alone.add(pieces[0]);
    for (const piece of pieces) {
      const known = parts.get(piece) ?? { count: 0, line, values: 0 };
      parts.set(piece, { count: known.count + count, line: known.line, values: known.values + 1 });
    }
  }
  const pieces = multiple.flat();
  // A single cell such as `32,64` is a list only if both values stand alone elsewhere.
  if (multiple.length < 2 && !pieces.every((piece) => alone.has(piece))) return null;
  if (several < Math.max(3, cells * 0.01)) return null;
  if (pieces.filter(isShort).length < pieces.length * 0.95) return null;
  if (multiple.filter(areDifferentMeasures).length > multiple.length / 2) return null;
  const numbers = pieces.filter((piece) => /^[\d.,\s-]*$/.test(piece)).length;
  if (numbers > pieces.length * 0.2 && (parts.size > 8 || split === '/')) return null;
  // Different texts are counted, not cells: a value that a hundred variants share still counts once.
  const colours = pieces.filter(isColour).length;
  const areColours = colours > pieces.length * MOSTLY_COLOURS;
  const again = pieces.filter((piece) => (parts.get(piece)?.values ?? 0) > 1 || (areColours && isColour(piece))).length;
  if (again < pieces.length * 0.7) return null;
  if (DOUBTFUL.has(split) && pieces.filter((piece) => alone.has(piece)).length < pieces.length * 0.6) return null;
  if (parts.size > Math.max(12, values.length * (areColours ? 2 : 1))) return null;
  const counted = [...parts].map(([text, { count, line }]) => ({ text, count, line }));
  return { reading: { split, parts: counted }, several };
}

/** `Space Grey`: shades have names that come once, but a colour is in them. */
const isColour = (piece: string): boolean =>
  piece
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => COLOURS.has(word) || METALS.has(word));
/** In a list of shades they are colours, and no materials. */
const METALS: ReadonlySet<string> = new Set(
  'gold silver copper bronze graphite titanium silber kupfer argent doré oro plata dorado argento goud zilver zlatá stříbrná złoty srebrny guld sølv золотой серебряный золотий сріблястий'.split(
    ' ',
  ),
);
const MOSTLY_COLOURS = 0.6;

/** `6.1 inches, 91.4 cm2` says two things of one, where `64 GB, 128 GB` are two to choose from. */
function areDifferentMeasures(pieces: readonly string[]): boolean {
  const units = pieces.flatMap((piece) => /^\d[\d.,]*\s?(\p{L}+[²³\d]?|["″%])/u.exec(piece)?.[1]?.toLowerCase() ?? []);
  const known = units.filter((unit) => quantityOf(unit) !== null || /^[cm]?m[²³23]$/.test(unit));
  return known.length > 1 && new Set(known).size > 1;
}

/** A value, not a sentence. */
const isShort = (piece: string): boolean => piece.length <= 40 && piece.split(' ').length <= 6;
