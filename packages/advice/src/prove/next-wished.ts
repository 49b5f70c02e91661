// What preferences are for after one more reply, told from what they were for before it. Many conversations take the same reply at the
// same point, and what most of them wish begins alike, so that each beginning is looked at once.

import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Reply } from '@guidepost/engine/session';
import type { Remainder } from './remainder.ts';
import { type Fit, isOver, OVER, type Wished } from './wishes.ts';

/** The reply to the question `last` leaves `to` of `from`, and takes no earlier one back. */
export interface Step {
  readonly from: Remainder;
  readonly to: Remainder;
  readonly last: number;
  readonly reply: Reply;
}

/** One for all: what a wish became in one turn says nothing in another. */
let turns = 0;

/** Takes all wishes in listed order again, with the new one in its place. */
abstract class Turn<T extends Wished | Fit> {
  readonly #step: Step;
  /** Null: no wish is added. */
  readonly #added: CompiledQuestion | null;
  readonly #turn = ++turns;

  constructor(step: Step) {
    this.#step = step;
    const asked = step.to.part.compiled.questions[step.last];
    const isWish = asked?.question.role === 'preference' && asked.question.weight > 0 && step.reply.length > 0;
    this.#added = isWish ? asked : null;
  }

  protected abstract beginWith(wished: Wished): T;

  protected abstract add(to: T, asked: CompiledQuestion, reply: Reply): T;

  protected take(wished: Wished): T {
    const kept = this.#keep(wished);
    return this.#added !== null && placeOf(wished) < this.#added.place ? this.#addLast(kept) : kept;
  }

  /** What was wished before, with the new wish before those on questions listed after its own. */
  #keep(wished: Wished): T {
    if (wished.turn === this.#turn) return wished.turned as T;
    const turned = this.#turnOf(wished);
    wished.turned = turned;
    wished.turn = this.#turn;
    return turned;
  }

  #turnOf(wished: Wished): T {
    const { from, last } = wished;
    const { to } = this.#step;
    if (from === null || last === null) return this.beginWith(this.#step.from === to ? wished : to.wishes.none);
    const { place } = last.asked;
    const added = this.#added;
    let before = this.#keep(from);
    if (added !== null && placeOf(from) < added.place && added.place < place) before = this.#addLast(before);
    const asked = to.part.compiled.questions[place];
    return asked === undefined ? before : this.add(before, asked, last.reply);
  }

  #addLast(to: T): T {
    return this.#added === null ? to : this.add(to, this.#added, this.#step.reply);
  }
}

export class NextWished extends Turn<Wished> {
  readonly #to: Remainder;
  /** The wishes on questions listed before this place come first, and nothing comes between them any more. */
  readonly #settledBefore: number;
  readonly #closed: readonly boolean[];

  /** `settledBefore` and `closed`, by place, after the reply; see {@link SessionKeys.settledBefore}. */
  constructor(step: Step, settledBefore: number, closed: readonly boolean[]) {
    super(step);
    this.#to = step.to;
    this.#settledBefore = settledBefore;
    this.#closed = closed;
  }

  /** `OVER` where all that fits is in view and nothing is asked any more. */
  after(wished: Wished): Wished {
    const all = this.take(wished);
    return all === OVER || this.#settledBefore === Number.POSITIVE_INFINITY ? all : this.#settle(all);
  }

  protected beginWith(wished: Wished): Wished {
    return wished;
  }

  protected add(to: Wished, asked: CompiledQuestion, reply: Reply): Wished {
    if (to === OVER) return OVER;
    const before = asked.place > this.#settledBefore ? this.#settle(to) : to;
    const more = this.#to.wishes.add(before, asked, reply);
    return more !== before && isOver(more.fit.view, this.#closed) ? OVER : more;
  }

  /** Of a wish behind which no other is settled yet. */
  #settle(wished: Wished): Wished {
    return placeOf(wished) > this.#settledBefore ? wished : this.#to.wishes.settle(wished);
  }
}

/** Only what fits: where nothing can be wished any more that what was wished would have to be known for. */
export class NextFit extends Turn<Fit> {
  readonly #to: Remainder;

  constructor(step: Step) {
    super(step);
    this.#to = step.to;
  }

  after(wished: Wished): Fit {
    return this.take(wished);
  }

  protected beginWith({ fit }: Wished): Fit {
    return fit;
  }

  protected add(to: Fit, asked: CompiledQuestion, reply: Reply): Fit {
    return this.#to.wishes.fitWith(to, asked, reply);
  }
}

/** The place of the last wish; −1 where there is none, or what there was is settled. */
const placeOf = ({ last }: Wished): number => last?.asked.place ?? -1;
