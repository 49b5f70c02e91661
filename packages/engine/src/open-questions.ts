// Which questions are open: those without a reply that will be asked as things stand, and those for which that depends on
// replies still to come.

import { askIf, type Truth } from './ask-if.ts';
import type { CompiledAdvisor, CompiledQuestion } from './compile.ts';
import { findInView, type InView, tellsVariantsApart } from './in-view.ts';
import { isPassedOver } from './matters.ts';
import type { Narrowed } from './narrow.ts';
import type { Reply } from './session.ts';

/** What is known of each question, found when first asked for. */
export class OpenQuestions {
  readonly #compiled: CompiledAdvisor;
  readonly #narrowed: Narrowed;
  readonly #current: number | null;
  readonly #open: Truth[] = [];
  #inView: InView | null = null;

  /** `current`: with listed order, the place of the question that is asked next, if that is settled. */
  constructor(compiled: CompiledAdvisor, narrowed: Narrowed, current: number | null = null) {
    this.#compiled = compiled;
    this.#narrowed = narrowed;
    this.#current = current;
  }

  /** 1: as things stand, it will be asked; 0.5: that depends on replies still to come; 0: it will not be asked. */
  isOpen(place: number): Truth {
    let open = this.#open[place];
    if (open === undefined) {
      open = this.#findOpen(place);
      this.#open[place] = open;
    }
    return open;
  }

  #findOpen(place: number): Truth {
    const compiledQuestion = this.#compiled.questions[place];
    if (compiledQuestion === undefined) return 0;
    if (place === this.#current) return 1;
    // With listed order, nothing before the current question is open, or that would be the current one.
    if (this.#current !== null && place < this.#current) return 0;
    const { question } = compiledQuestion;
    if (this.#isReplied(place)) return 0;
    const truth = askIf(question.askIf, (id) => this.#replyTo(id));
    if (truth === 0 || (!question.alwaysAsk && this.#isTooLate(compiledQuestion))) return 0;
    return isPassedOver(compiledQuestion, this.#narrowed) ? 0 : truth;
  }

  /** With adaptive order, once all that fits is in view, only what tells variants in view apart is still asked. */
  #isTooLate(asked: CompiledQuestion): boolean {
    if (this.#compiled.advisor.order === 'listed') return false;
    this.#inView ??= findInView(this.#compiled, this.#narrowed);
    const { isAll, fitting } = this.#inView;
    return isAll && !tellsVariantsApart(this.#compiled, asked, fitting);
  }

  #isReplied(place: number): boolean {
    return this.#narrowed.given[place] !== null;
  }

  #replyTo(id: string): Reply | null | 'open' {
    const place = this.#compiled.places.get(id);
    if (place === undefined) return null;
    const reply = this.#narrowed.replies[place] ?? null;
    return reply === null && (this.isOpen(place) > 0 || this.#mayCountAgain(place)) ? 'open' : reply;
  }

  /** A reply that does not count just now counts again when the branch comes back. */
  #mayCountAgain(place: number): boolean {
    const question = this.#compiled.questions[place]?.question;
    if (question === undefined || !this.#isReplied(place)) return false;
    return askIf(question.askIf, (id) => this.#replyTo(id)) === 0.5;
  }
}
