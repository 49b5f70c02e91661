// Which candidates a filter reply leaves, one reply at a time. The engine narrows by all replies of a session at once; an
// exploration knows what the replies before have left and looks at the new one only. A property test holds it to the engine.

import { addAll, type Bits, emptyBits, fullBits, intersect } from '@guidepost/engine/bits';
import type { CompiledChoice, CompiledQuestion, CompiledRange, CompiledValues } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import { boundsAmong, isWhole } from '@guidepost/engine/range-bounds';
import { acceptedRange } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import { codeOf, firstAbove, firstAtLeast } from '@guidepost/engine/snapshot';
import { addCodes, addUnknown } from '@guidepost/engine/value-index';

export class ReplySelector {
  readonly #size: number;
  /** By place: value → the products that have it. */
  readonly #valueSets: Map<string, Bits>[] = [];
  /** By place: the products of unknown value. */
  readonly #unknown: Bits[] = [];

  /** `size`: how many products there are. */
  constructor(size: number) {
    this.#size = size;
  }

  /** The products that pass the reply: a set that must not be changed, or `into` filled with it; null where it changes nothing. */
  select(compiled: CompiledQuestion, reply: Reply, narrowed: Narrowed, into: Bits): Bits | null {
    if (reply.length === 0) return null;
    if (compiled.kind === 'range') return this.#selectRange(compiled, reply, narrowed, into);
    const selected =
      compiled.kind === 'choice'
        ? combine(
            compiled,
            reply.flatMap((id) => passing(compiled, compiled.answerPlaces.get(id) ?? -1) ?? []),
            into,
          )
        : combine(
            compiled,
            reply.map((value) => this.#setOf(compiled, value)),
            into,
          );
    return compiled.kind === 'values' && selected !== null ? this.#withUnknown(compiled, selected, into) : selected;
  }

  #setOf({ place, values }: CompiledValues, value: string): Bits {
    const sets = this.#valueSets[place] ?? new Map<string, Bits>();
    this.#valueSets[place] = sets;
    let set = sets.get(value);
    if (set !== undefined) return set;
    set = emptyBits(this.#size);
    const code = values === null ? 0 : codeOf(values.column, value);
    if (values !== null && code !== 0) addCodes(values.index, code, code, set);
    if (sets.size < MOST_SETS) sets.set(value, set);
    return set;
  }

  #selectRange(compiled: CompiledRange, reply: Reply, narrowed: Narrowed, into: Bits): Bits | null {
    const range = acceptedRange(reply);
    const { values } = compiled;
    if (range === null) return null;
    const bounds = boundsAmong(compiled, narrowed);
    if (bounds !== null && isWhole(range, bounds)) return null;
    into.fill(0);
    if (values !== null) {
      const { numbers } = values.column;
      addCodes(values.index, firstAtLeast(numbers, range.from) + 1, firstAbove(numbers, range.to), into);
    }
    return this.#withUnknown(compiled, into, into);
  }

  /** With `missing: keep`, and where no product has a value at all, every product of unknown value passes. */
  #withUnknown(compiled: CompiledValues | CompiledRange, selected: Bits, into: Bits): Bits {
    const { place, question, values } = compiled;
    if (question.missing !== 'keep') return selected;
    let unknown = this.#unknown[place];
    if (unknown === undefined) {
      unknown = values === null ? fullBits(this.#size) : emptyBits(this.#size);
      if (values !== null) addUnknown(values.column, values.index, unknown);
      this.#unknown[place] = unknown;
    }
    if (selected !== into) into.set(selected);
    addAll(into, unknown);
    return into;
  }
}

/** Values whose sets are kept; of a question with more, the others are looked for again each time. */
const MOST_SETS = 1000;

/** The products that pass an answer of a filter; null for "no preference". */
export const passing = ({ question, answers }: CompiledChoice, nth: number): Bits | null =>
  (question.missing === 'keep' ? answers[nth]?.possible : answers[nth]?.satisfied) ?? null;

/** Null where there are no sets: then the reply is "no preference". */
function combine(
  { question }: CompiledChoice | CompiledValues,
  [first, ...others]: readonly Bits[],
  into: Bits,
): Bits | null {
  if (first === undefined) return null;
  if (others.length === 0) return first;
  into.set(first);
  for (const set of others) {
    if (question.match === 'all') intersect(into, set);
    else addAll(into, set);
  }
  return into;
}

/**
 * Whether the same products pass a reply, whatever else is replied. A range that is the whole of what is left also keeps what lies outside
 * of the author's bounds, or is unknown.
 */
export const isSteady = (compiled: CompiledQuestion): boolean => {
  if (compiled.kind !== 'range') return true;
  const { question, values } = compiled;
  if (question.from !== 'auto' || question.to !== 'auto') return false;
  return values === null || !values.column.hasUnknown || question.missing === 'keep';
};
