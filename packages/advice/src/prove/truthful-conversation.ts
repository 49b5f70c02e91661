// A shopper who wants one product and replies so that as few others as possible stay beside it: what they are shown proves that
// it can be recommended. Every reply is true of the product and could be given by anybody.

import { accept } from '@guidepost/engine/accept';
import { isValueAnswers } from '@guidepost/engine/advisor';
import { type Bits, countCommon, hasBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledQuestion, CompiledRange } from '@guidepost/engine/compile';
import { advance, start } from '@guidepost/engine/converse';
import type { Offer, RangeOffer } from '@guidepost/engine/offer';
import { formatRangeId } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import type { Said } from './proof.ts';

/**
 * `telling`: everything that is true; `brief`: one answer at most; `reticent`: nothing that decides which questions follow; a
 * number: now this, now that, the same for the same number.
 */
export type Candour = 'telling' | 'brief' | 'reticent' | number;

const SKIP = { kind: 'accepted', reply: [] } as const;

export interface TruthfulConversation {
  readonly said: readonly Said[];
  /** Every product that was a result at some point of it. */
  readonly shown: ReadonlySet<number>;
}

export class TruthfulShopper {
  readonly #compiled: CompiledAdvisor;
  readonly #rarity = new Map<Bits, number>();
  #luck = 0;

  constructor(compiled: CompiledAdvisor) {
    this.#compiled = compiled;
  }

  converse(product: number, manner: Candour): TruthfulConversation {
    const compiled = this.#compiled;
    this.#luck = typeof manner === 'number' ? manner * 2654435761 + product : 0;
    const said: Said[] = [];
    const shown = new Set<number>();
    let { session, outcome } = start(compiled, compiled.advisor.language);
    while (outcome.question !== null) {
      const { place, question } = outcome.question;
      const asked = compiled.questions[place];
      const reply = asked === undefined ? [] : this.#replyTo(asked, outcome.question, product, manner);
      const taken = accept(compiled, session, question.id, reply);
      // A value with more digits than a shopper can send.
      const accepted = taken.kind === 'accepted' ? taken : { ...SKIP, question: question.id };
      said.push({ question: question.id, reply: accepted.reply });
      ({ session, outcome } = advance(compiled, session, accepted));
      for (const result of outcome.results ?? []) shown.add(result);
    }
    return { said, shown };
  }

  #replyTo(asked: CompiledQuestion, offered: Offer, product: number, manner: Candour): Reply {
    if (manner === 'reticent' && asked.isReferenced) return [];
    if (typeof manner === 'number' && this.#draw(3) === 0) return [];
    if (asked.kind === 'range') return offered.kind === 'range' ? rangeAround(asked, offered, product) : [];
    const { type, role, match } = asked.question;
    const own = this.#trueAnswers(asked, offered, product);
    const isBestComplete = type === 'MULTIPLE' && (role === 'preference' || match === 'all') && manner !== 'brief';
    if (typeof manner !== 'number') return isBestComplete ? own : own.slice(0, 1);
    if (type === 'MULTIPLE' && this.#draw(2) === 0) return own;
    const drawn = this.#draw(Math.max(1, own.length));
    return own.slice(drawn, drawn + 1);
  }

  /** A number from 0 up to `bound`, the next in a row that depends on nothing but the manner and the product. */
  #draw(bound: number): number {
    this.#luck = (Math.imul(this.#luck ^ (this.#luck >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (this.#luck >>> 8) % bound;
  }

  /** The offered answers that the product satisfies, the rarest first. */
  #trueAnswers(asked: Exclude<CompiledQuestion, CompiledRange>, offered: Offer, product: number): string[] {
    if (asked.kind === 'choice' && offered.kind === 'choice' && !isValueAnswers(asked.question.answers)) {
      return offered.answers
        .flatMap((nth) => asked.answers[nth] ?? [])
        .flatMap(({ answer, satisfied }) =>
          satisfied !== null && hasBit(satisfied, product) ? [{ id: answer.id, count: this.#countOf(satisfied) }] : [],
        )
        .sort((a, b) => a.count - b.count)
        .map(({ id }) => id);
    }
    if (asked.kind !== 'values' || offered.kind !== 'values' || asked.values === null) return [];
    const { codes, offsets } = asked.values.column;
    const own =
      offsets === null ? codes.subarray(product, product + 1) : codes.subarray(offsets[product], offsets[product + 1]);
    return offered.values
      .filter(({ code }) => own.includes(code))
      .map(({ id }) => id)
      .reverse();
  }

  #countOf(satisfied: Bits): number {
    const count = this.#rarity.get(satisfied) ?? countCommon(satisfied, this.#compiled.scope);
    this.#rarity.set(satisfied, count);
    return count;
  }
}

/** The narrowest range between steps, as a slider has them, that the product's value lies in; a skip where it has none. */
function rangeAround({ question, values }: CompiledRange, offered: RangeOffer, product: number): Reply {
  const code = values?.column.codes[product] ?? 0;
  const value = values?.column.numbers[code - 1];
  if (value === undefined || value < offered.from || value > offered.to) return [];
  const below = Math.floor((value - offered.from) / question.step);
  const place = (steps: number) => Number((offered.from + steps * question.step).toFixed(6));
  const from = Math.min(value, Math.max(offered.from, place(below)));
  const to = Math.max(value, Math.min(offered.to, place(from === value ? below : below + 1)));
  return [formatRangeId({ from, to })];
}
