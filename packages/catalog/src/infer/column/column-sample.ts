// What inference knows of one column: its distinct values, how often and where they occur, and which of them each sampled
// row has. Everything is concluded from this, so a cell costs one look into a map.

import { detached } from '../../text/detached.ts';

/** A cell without value. */
export const BLANK = -1;

/** The separator for elements of JSON arrays. No text contains it, so the elements can be separated again. */
export const ELEMENTS = '\u001f';

/** Only the beginning of longer texts is kept, which is enough to see what they are. The first texts are kept whole, up to a limit. */
const LONGEST = 600;
const LONGEST_WHOLE = 8_000;
/** Characters of the texts that are kept whole. */
const MOST_WHOLE = 2_000_000;

export class ColumnSample {
  readonly name: string;
  readonly values: string[] = [];
  readonly counts: number[] = [];
  /** Where each value was first seen. */
  readonly lines: number[] = [];
  /** The values that some cell has as a text; the others are numbers of a JSON file. */
  readonly texts = new Set<number>();
  /** Cells with a value. */
  filled = 0;
  /** Cells that were JSON arrays. */
  arrays = 0;
  /** Characters of all values. */
  characters = 0;
  #cells = new Int32Array(256).fill(BLANK);
  readonly #known = new Map<string, number>();

  constructor(name: string) {
    this.name = name;
  }

  /** `text` is trimmed and not empty. `isNumber`: the cell is a number of a JSON file. */
  add(row: number, text: string, line: number, isNumber = false): void {
    const longest = this.characters < MOST_WHOLE ? LONGEST_WHOLE : LONGEST;
    const kept = text.length > longest ? `${text.slice(0, longest)}…${text.length}` : text;
    let id = this.#known.get(kept);
    if (id === undefined) {
      id = this.values.length;
      const copy = detached(kept);
      this.#known.set(copy, id);
      this.values.push(copy);
      this.counts.push(0);
      this.lines.push(line);
      this.characters += copy.length;
    }
    if (!isNumber) this.texts.add(id);
    this.counts[id] = (this.counts[id] ?? 0) + 1;
    if (row >= this.#cells.length) this.#grow(row);
    this.#cells[row] = id;
    this.filled++;
  }

  /** The index of the row's value, or `BLANK`. */
  at(row: number): number {
    return this.#cells[row] ?? BLANK;
  }

  #grow(row: number): void {
    const larger = new Int32Array(Math.max(row + 1, this.#cells.length * 2)).fill(BLANK);
    larger.set(this.#cells);
    this.#cells = larger;
  }

  /** The index of a value, or `BLANK`. */
  idOf(text: string): number {
    return this.#known.get(text) ?? BLANK;
  }
}
