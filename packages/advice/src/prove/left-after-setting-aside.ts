// What can be left where a kept reply was set aside: it found nothing among what the filters before it had left. Whatever those
// replies were, they leave products that are alike in all that these filters can ask for together, so none that is alike to one
// that passes the reply can be left.

import { type Bits, eachBit, emptyBits, hasBit, setBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledQuestion } from '@guidepost/engine/compile';
import { passing } from './select-reply.ts';

export class LeftAfterSettingAside {
  readonly #compiled: CompiledAdvisor;
  readonly #size: number;
  /** By place: product → number of what the filters before it can ask for; of products that are alike in that, the same. */
  readonly #kinds: Uint32Array[] = [];

  constructor(compiled: CompiledAdvisor) {
    this.#compiled = compiled;
    this.#size = compiled.snapshot.size;
  }

  /** After a reply to the question at `place` that `passed` pass. */
  most(place: number, passed: Bits): Bits {
    const kinds = this.#kindsBefore(place);
    const found = new Set<number>();
    for (const product of eachBit(passed)) found.add(kinds[product] ?? 0);
    const left = emptyBits(this.#size);
    for (let product = 0; product < this.#size; product++) {
      if (!found.has(kinds[product] ?? 0)) setBit(left, product);
    }
    return left;
  }

  #kindsBefore(place: number): Uint32Array {
    const known = this.#kinds[place];
    if (known !== undefined) return known;
    const before = place === 0 ? new Uint32Array(this.#size) : this.#kindsBefore(place - 1);
    const asked = place === 0 ? undefined : this.#compiled.questions[place - 1];
    const kinds = asked?.question.role === 'filter' ? divide(before, asked) : before;
    this.#kinds[place] = kinds;
    return kinds;
  }
}

function divide(before: Uint32Array, compiled: CompiledQuestion): Uint32Array {
  const known = new Map<string, number>();
  const markOf = marksOf(compiled);
  return before.map((kind, product) => {
    const mark = `${kind} ${markOf(product)}`;
    const own = known.get(mark) ?? known.size;
    known.set(mark, own);
    return own;
  });
}

/** Product → what a filter can ask for; of products that no reply to it tells apart the same. */
function marksOf(compiled: CompiledQuestion): (product: number) => string {
  if (compiled.kind === 'choice') {
    const sets = compiled.answers.flatMap((_, nth) => passing(compiled, nth) ?? []);
    return (product) => sets.map((set) => (hasBit(set, product) ? '1' : '0')).join('');
  }
  if (compiled.values === null) return () => '';
  const { codes, offsets } = compiled.values.column;
  if (offsets === null) return (product) => String(codes[product]);
  return (product) => codes.subarray(offsets[product], offsets[product + 1]).join();
}
