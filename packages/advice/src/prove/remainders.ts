// Every set of candidates that conversations come to, once; and what replies make of it.

import { type Bits, intersectInto, lowestBit } from '@guidepost/engine/bits';
import { scratchSets } from '@guidepost/engine/scratch';
import type { Reply } from '@guidepost/engine/session';
import type { ModelReply } from './model-replies.ts';
import { type Asked, type Lead, type Left, Remainder } from './remainder.ts';
import type { Room } from './state.ts';
import { partOf, type UniversePart } from './universe-part.ts';

/** Candidates are looked at by themselves where they are at least so many, and this part of those they were found among. */
const LEAST_APART = 96;
const PART = 1 / 3;

/** In bytes, beside the candidates. */
const REMAINDER_ROOM = 500;

export class Remainders {
  readonly #room: Room;
  readonly #byMark = new Map<number, Remainder[]>();
  #made = 0;
  #list = new Uint32Array(1024);

  /** In bytes. Where there is none left, equal candidates are not found again. */
  constructor(room: Room) {
    this.#room = room;
  }

  /** `passedOver`: what is known of them, by place; null where nothing is. */
  find(part: UniversePart, candidates: Bits, count: number, passedOver: readonly boolean[] | null): Remainder {
    const mark = this.#listProducts(part, candidates, count);
    const alike = this.#byMark.get(mark);
    const known = alike?.find((each) => each.count === count && isListed(each, this.#list));
    if (known !== undefined) return known;
    const own = count >= LEAST_APART && count < PART * part.products.length ? partOf(part, candidates, count) : part;
    const kept = own === part ? candidates.slice() : own.compiled.scope;
    const made = new Remainder(this.#made++, own, kept, count, passedOver);
    const room = REMAINDER_ROOM + 4 * kept.length;
    if (this.#room.words < room) return made;
    this.#room.words -= room;
    if (alike === undefined) this.#byMark.set(mark, [made]);
    else alike.push(made);
    return made;
  }

  /** What each reply to the question at `place` leaves of the candidates. */
  leftBy(remainder: Remainder, place: number, asked: Asked): readonly Left[] {
    asked.left ??= asked.replies.map(({ reply }) => this.#narrow(remainder, place, reply));
    return asked.left;
  }

  /** Joins replies that nothing tells apart any more. */
  leadsOf(remainder: Remainder, place: number, asked: Asked): readonly Lead[] {
    asked.leads ??= joinLeads(remainder, place, asked.replies, this.leftBy(remainder, place, asked));
    return asked.leads;
  }

  /** Lists the candidates by their numbers among all products, ascending; returns a mark that equal ones have, too. */
  #listProducts({ products }: UniversePart, candidates: Bits, count: number): number {
    if (this.#list.length < count) this.#list = new Uint32Array(count * 2);
    let mark = count;
    let at = 0;
    for (let w = 0; w < candidates.length; w++) {
      for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
        const product = products[(w << 5) + lowestBit(word)] as number;
        this.#list[at++] = product;
        mark = Math.imul(mark ^ product, 0x85ebca6b);
        mark ^= mark >>> 15;
      }
    }
    return mark;
  }

  #narrow(remainder: Remainder, place: number, reply: Reply): Left {
    const { part, candidates, count, passedOver } = remainder;
    const same = { remainder, isEmptied: false };
    const compiled = part.compiled.questions[place];
    if (compiled === undefined || compiled.question.role !== 'filter' || count === 0) return same;
    const { chosen } = scratchSets(candidates.length);
    const selected = part.selector.select(compiled, reply, remainder.narrowed([], []), chosen);
    if (selected === null) return same;
    const left = intersectInto(candidates, selected, chosen);
    if (left === count) return same;
    if (left === 0 && !compiled.question.must) return { remainder, isEmptied: true };
    return { remainder: this.find(part, chosen, left, passedOver), isEmptied: left === 0 };
  }
}

function isListed({ candidates, part: { products } }: Remainder, list: Uint32Array): boolean {
  let at = 0;
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      if (products[(w << 5) + lowestBit(word)] !== list[at++]) return false;
    }
  }
  return true;
}

function joinLeads(
  remainder: Remainder,
  place: number,
  replies: readonly ModelReply[],
  left: readonly Left[],
): readonly Lead[] {
  const asked = remainder.part.compiled.questions[place];
  const joined = new Map<unknown, Lead>();
  for (const [nth, { reply, likelihood }] of replies.entries()) {
    const to = left[nth]?.remainder ?? remainder;
    const effect = asked?.question.role === 'preference' ? remainder.wishes.effectOf(asked, reply) : to;
    const lead = joined.get(effect);
    const likely = likelihood > 0 ? 1 : 0;
    if (lead === undefined) joined.set(effect, { reply, likelihood, likely, remainder: to });
    else {
      lead.likelihood += likelihood;
      lead.likely += likely;
    }
  }
  return [...joined.values()];
}
