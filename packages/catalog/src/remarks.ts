// Sums up the values that could not be read, in few words however many they are: how many, and the first different ones
// with their lines.

import { LONGEST_TEXT } from './product/value-limits.ts';
import { detached } from './text/detached.ts';

/** Values of an attribute that could not be read. Their products go without it. */
export interface Remark {
  readonly attribute: string;
  readonly count: number;
  readonly firstLine: number;
  /** The first different ones. */
  readonly examples: readonly RemarkExample[];
}

export interface RemarkExample {
  readonly value: string;
  readonly line: number;
  /** The number of the record in the file, from 1, if the line alone does not find it. */
  readonly ordinal?: number;
}

const MOST_EXAMPLES = 3;
const LONGEST_EXAMPLE = 60;

export class Remarks {
  readonly #known = new Map<string, { count: number; firstLine: number; examples: RemarkExample[] }>();

  add(attribute: string, line: number, text: string, ordinal?: number): void {
    const known = this.#known.get(attribute) ?? { count: 0, firstLine: line, examples: [] };
    if (known.count === 0) this.#known.set(attribute, known);
    known.count++;
    if (known.examples.length >= MOST_EXAMPLES) return;
    const value = exampleOf(text);
    if (known.examples.every((example) => example.value !== value))
      known.examples.push({ value, line, ...(ordinal !== undefined && { ordinal }) });
  }

  list(): readonly Remark[] {
    return [...this.#known].map(([attribute, remark]) => ({ attribute, ...remark }));
  }
}

/** If a text is too long for a value, its length is shown, because that is the fault. */
function exampleOf(text: string): string {
  const shown = detached(text.slice(0, LONGEST_EXAMPLE));
  if (text.length <= LONGEST_EXAMPLE) return shown;
  return text.length > LONGEST_TEXT ? `${shown}… (${text.length} characters)` : `${shown}…`;
}
