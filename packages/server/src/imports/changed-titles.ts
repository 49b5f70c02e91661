// Whether keys still stand for the products that they stood for. If most titles under the same key are another product's, a row's
// number became the key, or the column of the key was moved; every price and picture would be wrong then.

import { isMost, SHOWN } from './moved-prices.ts';

export interface ChangedTitle {
  readonly sku: string;
  readonly before: string;
  readonly after: string;
}

/** Most products would be other ones. */
export interface ChangedTitles {
  readonly code: 'titles-changed';
  readonly changed: number;
  /** How many were compared. */
  readonly products: number;
  /** The first ten. */
  readonly examples: readonly ChangedTitle[];
}

export class TitleChanges {
  readonly #before = new Set<string>();
  readonly #changed: ChangedTitle[] = [];
  #compared = 0;

  add(sku: string, before: string, after: string): void {
    if (this.#compared >= MOST_COMPARED) return;
    this.#compared += 1;
    this.#before.add(before);
    if (before !== after) this.#changed.push({ sku, before, after });
  }

  /** Null: they are the products that they were. */
  danger(): ChangedTitles | null {
    const others = this.#changed.filter(({ before, after }) => this.#before.has(after) || isAnother(before, after));
    if (!isMost(others.length, this.#compared)) return null;
    const [changed, products] = [others.length, this.#compared];
    return { code: 'titles-changed', changed, products, examples: others.slice(0, SHOWN) };
  }
}

/** Bounded, so that a large catalog takes no more memory than a small one. */
const MOST_COMPARED = 10_000;

/** Whoever words titles better keeps most of the words: fewer than half of the shorter title's are in both. */
function isAnother(before: string, after: string): boolean {
  const [words, others] = [wordsOf(before), wordsOf(after)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared * 2 < Math.min(words.size, others.size);
}

const wordsOf = (title: string): Set<string> => new Set(title.toLowerCase().match(WORDS));
/** Scripts without spaces: every character is a word. */
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
