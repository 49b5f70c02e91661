// Texts that are asked for again and again, by key, within a bounded memory. What is asked for once only is never kept: most
// conversations begin alike, and then go ways of their own.

import { type BinaryText, inOnePiece } from '../rendering/binary-text.ts';

/** A key takes more memory than its characters. */
const BESIDE_KEY = 64;

export class KeptTexts {
  /** Characters for half of what is kept. */
  readonly #half: number;
  /** Null: asked for once. */
  #recent = new Map<string, BinaryText | null>();
  /** What was recent before. What is not asked for until the recent ones fill their half again is forgotten. */
  #older = new Map<string, BinaryText | null>();
  #recentSize = 0;

  /** `most`: characters in all, about a byte each. */
  constructor(most: number) {
    this.#half = most / 2;
  }

  /** Null if it has to be made. */
  find(key: string): BinaryText | null {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    if (older === undefined || older === null) return null;
    this.#set(key, older);
    return older;
  }

  /** Takes what was made because it was not found. */
  add(key: string, made: string): void {
    const wasAskedFor = this.#recent.has(key) || this.#older.has(key);
    this.#set(key, wasAskedFor ? inOnePiece(made) : null);
  }

  #set(key: string, text: BinaryText | null): void {
    if (this.#recentSize >= this.#half) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#recentSize = 0;
    }
    this.#recent.set(key, text);
    this.#recentSize += BESIDE_KEY + key.length + (text?.length ?? 0);
  }
}
