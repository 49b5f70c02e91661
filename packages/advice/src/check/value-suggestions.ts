// Which value of the catalog was meant by one that no product has. A look at every value and every product is needed for
// each, so a check has a budget for it: a file with thousands of wrong values is checked in the time of one with hundreds.

import type { Bits } from '@guidepost/engine/bits';
import {
  type Column,
  firstAtLeast,
  type ListColumn,
  type NumberColumn,
  type TextColumn,
  valueAt,
  valueCount,
} from '@guidepost/engine/snapshot';
import { misspelling } from '@guidepost/fault/closest-name';
import { listed, quoted } from '@guidepost/fault/say-names';
import { countOfCodeWithin } from './column-values.ts';
import { productCount } from './wording.ts';

type Written = string | number | boolean;

/** Values and products that are looked at in one check, a few seconds of work. */
const MOST_WORK = 20_000_000;

/** For so many wrong values there is always an answer. */
const FEWEST = 20;

/** Of shorter words, one letter more or less makes another word. */
const SHORTEST_MISSPELT = 8;

interface Near {
  /** The text nearest to what was written, of equally near ones the one that more products have; 0 for none. */
  readonly code: number;
  /** The only text that is near, with no more than one letter wrong; null where that cannot be told. */
  readonly meant: string | null;
}

interface KnownColumn {
  /** Code → how many products of the catalog have its value. */
  readonly counts: Uint32Array;
  /** Code → text, from 1. */
  readonly texts: readonly string[];
  readonly near: Map<string, Near>;
}

/** Of one check: what was looked for once is known. */
export class ValueSuggestions {
  readonly #columns = new Map<Column, KnownColumn>();
  readonly #suggested = new Map<Column, Map<string, string | null>>();
  #work = 0;
  #looks = 0;

  /**
   * "Did you mean …?" with how many products have it, or the nearest numbers; null where nothing is near. `within`: the
   * products that are counted; null for all of the catalog.
   */
  suggestValue(column: Column, written: Written, within: Bits | null): string | null {
    if (column.type === 'boolean') return null;
    const suggested = this.#suggested.get(column) ?? new Map<string, string | null>();
    this.#suggested.set(column, suggested);
    const name = `${within === null ? 'all' : 'scope'} ${written}`;
    const known = suggested.get(name);
    if (known !== undefined) return known;
    const found = this.#suggest(column, written, within);
    suggested.set(name, found);
    return found;
  }

  /** The value that was certainly meant, so that it can be mended unasked. */
  meantValue(column: Column, written: Written): string | null {
    if (typeof written !== 'string' || column.type === 'boolean' || column.type === 'number') return null;
    return this.#nearText(column, written).meant;
  }

  #suggest(column: NumberColumn | TextColumn | ListColumn, written: Written, within: Bits | null): string | null {
    const codes =
      column.type === 'number'
        ? nearestNumbers(column, Number(written))
        : [this.#nearText(column, String(written)).code].filter((code) => code !== 0);
    if (codes.length === 0) return null;
    if (this.#isSpent(column.codes.length * (within === null ? 0 : codes.length))) return null;
    const { counts } = this.#knownOf(column);
    const countOf = (code: number): string => {
      const all = productCount(counts[code] ?? 0);
      const inside = within === null ? null : countOfCodeWithin(column, code, within);
      return inside === 0 ? `${all}, none in scope` : inside === null ? all : productCount(inside);
    };
    const names = codes.map((code) => `${quoted(valueAt(column, code))} (${countOf(code)})`);
    if (column.type === 'number')
      return `The nearest ${names.length === 1 ? 'value is' : 'values are'} ${listed(names)}.`;
    return `Did you mean ${listed(names)}?`;
  }

  #nearText(column: TextColumn | ListColumn, written: string): Near {
    const ofColumn = this.#knownOf(column);
    const known = ofColumn.near.get(written);
    if (known !== undefined) return known;
    const near = this.#isSpent(valueCount(column)) ? { code: 0, meant: null } : findNear(ofColumn, written);
    ofColumn.near.set(written, near);
    return near;
  }

  /** Whether so much more is too much. */
  #isSpent(work: number): boolean {
    this.#work += work;
    this.#looks += 1;
    return this.#work > MOST_WORK && this.#looks > 2 * FEWEST;
  }

  #knownOf(column: NumberColumn | TextColumn | ListColumn): KnownColumn {
    const known = this.#columns.get(column);
    if (known !== undefined) return known;
    const texts = column.type === 'number' ? [] : codesOf(column).map((code) => valueAt(column, code));
    const found = { counts: countCodes(column), texts: texts.map(String), near: new Map<string, Near>() };
    this.#columns.set(column, found);
    return found;
  }
}

const codesOf = (column: Column): number[] => Array.from({ length: valueCount(column) }, (_, at) => at + 1);

function findNear({ texts, counts }: KnownColumn, written: string): Near {
  const wanted = misspelling(written);
  const most = written.length < SHORTEST_MISSPELT ? 0.5 : 1;
  let smallest = Number.POSITIVE_INFINITY;
  let code = 0;
  let near = 0;
  for (const [at, text] of texts.entries()) {
    const distance = wanted.distanceTo(text);
    if (distance === null) continue;
    near += 1;
    const isMore = distance === smallest && (counts[at + 1] ?? 0) > (counts[code] ?? 0);
    if (distance > smallest || (distance === smallest && !isMore)) continue;
    smallest = distance;
    code = at + 1;
  }
  return { code, meant: near === 1 && smallest <= most ? (texts[code - 1] ?? null) : null };
}

function countCodes(column: Column): Uint32Array {
  const counts = new Uint32Array(valueCount(column) + 1);
  const { codes } = column;
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** The codes on both sides of a number that is none of the values. */
function nearestNumbers(column: NumberColumn, number: number): number[] {
  if (!Number.isFinite(number)) return [];
  const place = firstAtLeast(column.numbers, number);
  return [place, place + 1].filter((code) => code > 0 && code <= valueCount(column));
}
