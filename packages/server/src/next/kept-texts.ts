// Texts that are asked for again and again, by key, within a bounded memory, each with what is given by it (see `sessions/given.ts`).
// Those that are asked for most are kept. What is asked
// for once only never is: most conversations begin alike, and then go ways of their own.

import { type BinaryText, inOnePiece } from '../rendering/binary-text.ts';

/** A key takes more memory than its characters. */
const BESIDE_KEY = 64;

/** The part of the memory that holds what is known of texts that are not kept. */
const FOR_COUNTS = 1 / 8;

/**
 * After so many questions for each text that is known, what was asked before counts half. If counts faded sooner, texts that are all
 * asked for alike would never be kept, or take each other's place without end.
 */
const HALF_LIFE = 16;

/** So many texts count as known while there are fewer. */
const LEAST_KNOWN = 1024;

/** How often one text was asked for. */
interface Asked {
  count: number;
  /** The number of half-lives that had passed when it was last asked for. */
  halved: number;
}

export interface KeptText {
  readonly text: BinaryText;
  /** Null if nothing is. */
  readonly given: string | null;
}

type Kept = Asked & KeptText;

export class KeptTexts {
  /** Characters, of texts with their keys. */
  readonly #most: number;
  /** Characters of keys, for half of what is not kept. */
  readonly #half: number;
  /** The first is the next that may have to make room. */
  readonly #kept = new Map<string, Kept>();
  #size = 0;
  #recent = new Map<string, Asked>();
  /** What was recent before. What is not asked for until the recent ones fill their half again is forgotten. */
  #older = new Map<string, Asked>();
  #recentSize = 0;
  /** Since the last half-life had passed. */
  #questions = 0;
  #halved = 0;

  /** `most`: characters in all, about a byte each. */
  constructor(most: number) {
    this.#half = (most * FOR_COUNTS) / 2;
    this.#most = most * (1 - FOR_COUNTS);
  }

  /** Null if it has to be made. */
  find(key: string): KeptText | null {
    if (++this.#questions >= HALF_LIFE * Math.max(this.#known, LEAST_KNOWN)) {
      this.#questions = 0;
      this.#halved++;
    }
    const kept = this.#kept.get(key);
    if (kept === undefined) return null;
    this.#count(kept);
    return kept;
  }

  get #known(): number {
    return this.#kept.size + this.#recent.size + this.#older.size;
  }

  /** Takes what was made because it was not found. */
  add(key: string, made: string, given: string | null): void {
    const asked = this.#recall(key);
    this.#count(asked);
    const size = sizeOf(key, made, given);
    if (asked.count === 1 || !this.#makeRoom(size, asked.count)) return;
    this.#kept.set(key, { ...asked, text: inOnePiece(made), given });
    this.#size += size;
  }

  #recall(key: string): Asked {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const asked = this.#older.get(key) ?? { count: 0, halved: this.#halved };
    if (this.#recentSize >= this.#half) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#recentSize = 0;
    }
    this.#recent.set(key, asked);
    this.#recentSize += BESIDE_KEY + key.length;
    return asked;
  }

  #count(asked: Asked): void {
    asked.count = this.#countNow(asked) + 1;
    asked.halved = this.#halved;
  }

  #countNow({ count, halved }: Asked): number {
    return count >>> Math.min(this.#halved - halved, 31);
  }

  /** False if what is there is asked for as often as what would come: the next time something else is asked to go. */
  #makeRoom(size: number, count: number): boolean {
    if (size > this.#most) return false;
    for (const [key, kept] of this.#kept) {
      if (this.#size + size <= this.#most) return true;
      this.#kept.delete(key);
      if (this.#countNow(kept) >= count) {
        this.#kept.set(key, kept);
        return false;
      }
      this.#size -= sizeOf(key, kept.text, kept.given);
    }
    return true;
  }
}

const sizeOf = (key: string, text: string, given: string | null): number =>
  BESIDE_KEY + key.length + text.length + (given?.length ?? 0);
