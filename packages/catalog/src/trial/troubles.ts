// Cells that were not understood, by what they were to be: the different texts with their counts, so that whoever mends it sees what is common.

import { detached } from '../text/detached.ts';

export interface TroubledValue {
  /** The attribute. */
  readonly name: string;
  readonly count: number;
  readonly texts: readonly CountedText[];
}

export interface CountedText {
  readonly text: string;
  readonly count: number;
  /** Where it is first. */
  readonly line: number;
}

const MOST_TEXTS = 12;
/** Different texts that are counted. */
const MOST_COUNTED = 2000;
const LONGEST = 160;

export class Troubles {
  readonly #known = new Map<string, { count: number; readonly texts: Map<string, { count: number; line: number }> }>();

  add(name: string, line: number, text: string): void {
    const known = this.#known.get(name) ?? { count: 0, texts: new Map() };
    this.#known.set(name, known);
    known.count++;
    const told = known.texts.get(text);
    if (told !== undefined) told.count++;
    else if (known.texts.size < MOST_COUNTED) known.texts.set(detached(text), { count: 1, line });
  }

  report(): readonly TroubledValue[] {
    return [...this.#known]
      .map(([name, { count, texts }]) => ({
        name,
        count,
        texts: [...texts]
          .map(([text, told]) => ({ text: shortCell(text), ...told }))
          .sort((a, b) => b.count - a.count || a.line - b.line)
          .slice(0, MOST_TEXTS),
      }))
      .sort((a, b) => b.count - a.count);
  }
}

export const shortCell = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
