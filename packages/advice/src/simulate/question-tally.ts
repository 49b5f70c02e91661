// Adds up what each question brings, as it is asked of truthful shoppers.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import type { Reply } from '@guidepost/engine/session';
import { countCounted, type Watcher } from './play-shoppers.ts';
import type { QuestionFigures } from './simulation-report.ts';
import type { State } from './state.ts';

export class QuestionTally implements Watcher {
  readonly #strict: CompiledAdvisor;
  readonly #counted: number;
  readonly #sums: readonly Sum[];
  /** The way to the state just reached: after so many replies, how many products fit, and which question comes then. */
  readonly #way: { fitting: number; asked: Sum | undefined }[] = [];

  /** `strict`: see `makeStrict`. */
  constructor(strict: CompiledAdvisor, counted: number) {
    this.#strict = strict;
    this.#counted = counted;
    this.#sums = strict.questions.map(() => ({ asked: 0, fitting: 0, bits: 0, answers: 0 }));
  }

  reached({ session, replies, offer }: State, shoppers: readonly number[]): void {
    const fitting = narrow(this.#strict, session).count;
    const before = this.#way[replies - 1];
    if (before?.asked !== undefined) {
      before.asked.bits += countCounted(shoppers, this.#counted) * Math.log2(before.fitting / fitting);
    }
    this.#way[replies] = { fitting, asked: this.#sums[offer?.place ?? -1] };
  }

  asked({ replies, replier }: State, shoppers: readonly number[], parts: ReadonlyMap<Reply, readonly number[]>): void {
    const sum = this.#way[replies]?.asked;
    if (sum === undefined || replier === null) return;
    const all = countCounted(shoppers, this.#counted);
    sum.asked += all;
    sum.fitting += all - countCounted(parts.get(replier.nothing) ?? [], this.#counted);
    sum.answers += all * replier.answers;
  }

  ended(): void {}

  /** The mean number of answers offered by a question asked. */
  get answersOffered(): number {
    const asked = this.#sums.reduce((all, sum) => all + sum.asked, 0);
    return asked === 0 ? 0 : this.#sums.reduce((all, sum) => all + sum.answers, 0) / asked;
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

interface Sum {
  asked: number;
  fitting: number;
  bits: number;
  answers: number;
}
