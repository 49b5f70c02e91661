// Adds up what each question brings, as it is asked of truthful shoppers.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import type { Reply, Session } from '@guidepost/engine/session';
import type { QuestionFigures } from './compared-figures.ts';
import type { ConversationState } from './conversation-state.ts';
import { type CrowdWatcher, countCounted } from './play-shoppers.ts';
import { onlyQuestion } from './strict-advisor.ts';

export class QuestionTally implements CrowdWatcher {
  readonly #strict: CompiledAdvisor;
  readonly #counted: number;
  readonly #sums: readonly Sum[];
  readonly #questions: readonly CompiledAdvisor[];
  /** The way to the state just reached: after so many replies, which products fit, and what is asked then. */
  readonly #way: Stop[] = [];

  /** `strict`: see `makeStrict`. */
  constructor(strict: CompiledAdvisor, counted: number) {
    this.#strict = strict;
    this.#counted = counted;
    this.#questions = strict.questions.map(({ place }) => onlyQuestion(strict, place));
    this.#sums = strict.questions.map(() => ({ asked: 0, fitting: 0, bits: 0, answers: 0, most: 0 }));
  }

  reached({ session, replies, offer }: ConversationState, shoppers: readonly number[]): void {
    const before = this.#way[replies - 1];
    const fitting = before === undefined ? this.#strict : this.#fittingAfter(before, session);
    this.#way[replies] = { fitting, place: offer?.place ?? -1 };
    const told = this.#sums[before?.place ?? -1];
    if (before === undefined || told === undefined) return;
    told.bits += countCounted(shoppers, this.#counted) * Math.log2(before.fitting.scopeSize / fitting.scopeSize);
  }

  /** Only the last reply is new. */
  #fittingAfter({ fitting, place }: Stop, session: Session): Fitting {
    const only = this.#questions[place];
    if (only === undefined) return fitting;
    const { candidates, count } = narrow({ ...only, scope: fitting.scope, scopeSize: fitting.scopeSize }, session);
    return { scope: candidates.slice(), scopeSize: count };
  }

  asked(
    { replies, replier }: ConversationState,
    shoppers: readonly number[],
    parts: ReadonlyMap<Reply, readonly number[]>,
  ): void {
    const sum = this.#sums[this.#way[replies]?.place ?? -1];
    if (sum === undefined || replier === null) return;
    const all = countCounted(shoppers, this.#counted);
    sum.asked += all;
    sum.fitting += all - countCounted(parts.get(replier.nothing) ?? [], this.#counted);
    sum.answers += all * replier.answers;
    if (all > 0) sum.most = Math.max(sum.most, replier.answers);
  }

  ended(): void {}

  /** The mean number of answers offered by a question asked. */
  get answersOffered(): number {
    const asked = this.#sums.reduce((all, sum) => all + sum.asked, 0);
    return asked === 0 ? 0 : this.#sums.reduce((all, sum) => all + sum.answers, 0) / asked;
  }

  /** By place: the most answers that a question offered at once; 0 where nobody was asked. */
  get mostOffered(): number[] {
    return this.#sums.map(({ most }) => most);
  }

  /** `bitsAlone`: by place. */
  figures(bitsAlone: readonly number[]): QuestionFigures[] {
    return this.#sums.map(({ asked, fitting, bits }, place) => ({
      question: this.#strict.advisor.questions[place]?.id ?? '',
      asked: asked / Math.max(1, this.#counted),
      fitting: fitting / Math.max(1, asked),
      bits: bits / Math.max(1, asked),
      bitsAlone: bitsAlone[place] ?? 0,
    }));
  }
}

/** Products that fit every reply so far. */
type Fitting = Pick<CompiledAdvisor, 'scope' | 'scopeSize'>;

interface Stop {
  readonly fitting: Fitting;
  /** Of the question asked then. */
  readonly place: number;
}

interface Sum {
  asked: number;
  fitting: number;
  bits: number;
  answers: number;
  /** Answers offered at once. */
  most: number;
}
