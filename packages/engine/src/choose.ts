// Which question comes next, and whether results are due: one pass over the questions in listed order.

import { askIf, type Truth } from './ask-if.ts';
import type { CompiledAdvisor } from './compile.ts';
import { isPassedOver } from './matters.ts';
import type { Narrowed } from './narrow.ts';
import type { Reply, Session } from './session.ts';

/** The place of the first question that has no reply, whose `ask_if` holds and that is not passed over; null at the end. */
export function chooseQuestion(compiled: CompiledAdvisor, narrowed: Narrowed): number | null {
  const pass = new Pass(compiled, narrowed);
  for (let place = 0; place < compiled.questions.length; place++) if (pass.isOpen(place) === 1) return place;
  return null;
}

/** Whether results are given from this step on, if the question at `current` is asked next. */
export function areResultsDue(
  compiled: CompiledAdvisor,
  session: Session,
  narrowed: Narrowed,
  current: number | null,
): boolean {
  if (session.resultsGiven || current === null) return true;
  const { show } = compiled.advisor.results;
  if (show === 'at_end') return false;
  if (show !== 'after_filters') return Object.keys(session.replies).length >= show.afterQuestions;
  const pass = new Pass(compiled, narrowed, current);
  for (let place = current; place < compiled.questions.length; place++) {
    if (compiled.questions[place]?.question.role === 'filter' && pass.isOpen(place) > 0) return false;
  }
  return true;
}

/** What is known of each question, found when first asked for. */
class Pass {
  readonly #compiled: CompiledAdvisor;
  readonly #narrowed: Narrowed;
  readonly #current: number | null;
  readonly #open: Truth[] = [];

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
    // Nothing before the current question is open, or that would be the current one.
    if (this.#current !== null && place < this.#current) return 0;
    const { question } = compiledQuestion;
    if (this.#isReplied(place)) return 0;
    const truth = askIf(question.askIf, (id) => this.#replyTo(id));
    return truth === 0 || isPassedOver(compiledQuestion, this.#narrowed) ? 0 : truth;
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
