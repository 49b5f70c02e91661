// Cells that are ranges of what a thing is for: `35/41` are seven sizes, `March - May` three months. A cell may have several, and
// single values beside them. A cell that is anything else has no value.

import type { Between } from './mapping.ts';
import { monthIn, nameOfMonth } from './months.ts';
import { isSameUnitWord } from './same-unit-word.ts';

export interface RangeSettings {
  /** A word that may stand behind numbers: `3-6 years`. Null: none. */
  readonly unit: string | null;
  /** Of the names of months. Null: English. */
  readonly language: string | null;
}

export interface Range {
  readonly first: number;
  /** Of months it may be before the first. */
  readonly last: number;
}

/** A function from a cell to its values in their order. Null: it is not made of ranges. */
export function rangeReader(between: Between, settings: RangeSettings): (text: string) => readonly string[] | null {
  const rangesOf = rangesReader(between, settings);
  const name = between === 'months' ? nameOfMonth(settings.language) : String;
  return (text) => {
    const ranges = rangesOf(text);
    if (ranges === null) return null;
    const numbers = ranges.flatMap((range) => numbersIn(range, between));
    return numbers.length > MOST ? null : [...new Set(numbers)].map(name);
  };
}

/** A function from a cell to its ranges as they are written. A single value is a range of one. */
export function rangesReader(between: Between, settings: RangeSettings): (text: string) => readonly Range[] | null {
  const numberIn = between === 'months' ? monthIn(settings.language) : wholeNumberIn(settings.unit);
  return (text) => {
    if (text.length > LONGEST) return null;
    const ranges: Range[] = [];
    for (const part of text.split(SEVERAL)) {
      const ends = part.replace(FROM, '').split(TO);
      const [first = '', last = first, ...more] = ends;
      const [from, to] = [numberIn(first), numberIn(last)];
      if (from === null || to === null || more.length > 0) return null;
      if (between === 'numbers' && to < from) return null;
      ranges.push({ first: from, last: to });
    }
    return ranges;
  };
}

const LONGEST = 100;
/** Values of a list. */
const MOST = 200;
const MONTHS = 12;

const SEVERAL = /\s*[,;&+]\s*|\s+(?:and|und|et|y|e|en|a zároveň|oraz|og|och|ja|és|și|i|и|та)\s+/iu;
const FROM = /^(?:from|von|ab|de|du|des|dal?|od|van|vanaf|fra|från|desde|din|с|з|від)\s+(?=.*[\s–—-])/iu;
const TO =
  /\s*(?:-|–|—|−|\/|\.\.\.?|…|~)\s*|\s+(?:to|until|till|through|bis|à|au|jusqu'à|jusqu’à|a|al|hasta|até|ao|fino a|tot|t\/m|tot en met|až|do|til|till|asti|-ig|până la|до|по)\s+/iu;

/** From the first to the last; months go on past the end of the year. */
function numbersIn({ first, last }: Range, between: Between): number[] {
  const count = last >= first ? last - first + 1 : between === 'months' ? last + MONTHS - first + 1 : 0;
  const numbers = Array.from({ length: Math.min(count, MOST + 1) }, (_, at) => first + at);
  return between === 'months' ? numbers.map((month) => ((month - 1) % MONTHS) + 1) : numbers;
}

const WHOLE = /^(\d{1,4})(?:\s*(\p{L}[\p{L}.]*))?$/u;

function wholeNumberIn(unit: string | null): (text: string) => number | null {
  return (text) => {
    const [, digits, word] = WHOLE.exec(text) ?? [];
    if (digits === undefined) return null;
    const isUnit = word === undefined || (unit !== null && (word === unit || isSameUnitWord(word, unit)));
    return isUnit ? Number(digits) : null;
  };
}
