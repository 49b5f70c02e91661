// Which question comes next, and whether results are due.

import { type Choice, chooseAdaptively, chooseOpening, type Gains, gainsAmong } from './choose-adaptively.ts';
import type { CompiledAdvisor } from './compile.ts';
import type { Narrowed } from './narrow.ts';
import { OpenQuestions } from './open-questions.ts';
import type { Session } from './session.ts';

/** Tells which questions are open. */
export type Open = Pick<OpenQuestions, 'isOpen'>;

/** What every conversation begins with; it is neither passed over nor pruned. */
export const chooseFirst = (compiled: CompiledAdvisor): Choice =>
  compiled.advisor.order === 'adaptive' ? chooseOpening(compiled) : { place: 0, chosenBy: null };

/** `open`: what is known of questions, and `gains` of asking them, if something is. */
export const chooseNext = (
  compiled: CompiledAdvisor,
  narrowed: Narrowed,
  open: Open = new OpenQuestions(compiled, narrowed),
  gains: () => Gains = () => gainsAmong(compiled, narrowed),
): Choice =>
  compiled.advisor.order === 'adaptive'
    ? chooseAdaptively(compiled, open, gains)
    : { place: findFirstOpen(compiled, open), chosenBy: null };

/** The place of the question that comes next; null at the end. */
export const chooseQuestion = (compiled: CompiledAdvisor, narrowed: Narrowed): number | null =>
  chooseNext(compiled, narrowed).place;

/** The place of the first question that has no reply, whose `ask_if` holds and that is not passed over. */
function findFirstOpen(compiled: CompiledAdvisor, open: Open): number | null {
  for (let place = 0; place < compiled.questions.length; place++) if (open.isOpen(place) === 1) return place;
  return null;
}

/**
 * Whether results are given from this step on, if the question at `current` is asked next. `known`: what was found out about
 * the questions when it was chosen.
 */
export function areResultsDue(
  compiled: CompiledAdvisor,
  session: Session,
  narrowed: Narrowed,
  current: number | null,
  known: Open | null = null,
): boolean {
  if (session.resultsGiven || current === null) return true;
  const { show } = compiled.advisor.results;
  if (show === 'at_end') return false;
  if (show !== 'after_filters') return Object.keys(session.replies).length >= show.afterQuestions;
  const isFilter = (place: number): boolean => compiled.questions[place]?.question.role === 'filter';
  if (isFilter(current)) return false;
  // With adaptive order, questions listed before the current one may be open, too.
  const isListed = compiled.advisor.order === 'listed';
  const open = known ?? new OpenQuestions(compiled, narrowed, isListed ? current : null);
  for (let place = isListed ? current : 0; place < compiled.questions.length; place++) {
    if (isFilter(place) && open.isOpen(place) > 0) return false;
  }
  return true;
}
