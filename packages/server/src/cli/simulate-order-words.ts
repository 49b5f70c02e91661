// Whether shoppers could find their product after fewer replies, in words: how few could do, and what a better order would be.

import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import { grouped, percentWith } from '@guidepost/fault/say-number';
import { fixed, wrapped } from './text-layout.ts';

/** A smaller difference is hardly one. */
const WORTH_REPLIES = 0.2;

/** How many replies were needed, beside how few could do. */
export function describeNeeded({ scope, limit, bound, truthful }: SimulationReport): string {
  const { answersOffered, byAnswers, byQuestions, atBest } = bound;
  if (scope.alternatives <= limit) return 'Everything fits into one list of results: no question is needed.';
  if (byAnswers === null || atBest === null)
    return 'How few replies could do cannot be said: the questions offer one answer only.';
  const of = scope.alternatives < scope.products ? 'groups' : 'products';
  const parts = [
    `How few replies could do: to narrow ${grouped(scope.alternatives)} ${of} to a list of ${limit} takes ` +
      `${fixed(byAnswers)}, if each divides them by ${fixed(answersOffered)}, the answers that a question offers on average. ` +
      `Some shoppers find their product earlier: the best that your answers allow is ${fixed(atBest)} on average.`,
  ];
  const { repliesNeeded: needed } = truthful;
  if (needed !== null) {
    const isClose = needed - atBest < WORTH_REPLIES;
    parts.push(isClose ? `They need ${fixed(needed)}: hardly fewer could do.` : `They need ${fixed(needed)}.`);
  }
  if (byQuestions === null) parts.push(`These questions, all together, do not narrow them to ${limit}.`);
  return parts.join(' ');
}

/** Which questions to ask first, and what that was measured to bring; nothing where no order that was tried is better. */
export function describeOrder({ better: { order }, truthful }: SimulationReport): string[] {
  if (order === null) return [];
  const { moved, before, after } = order;
  const some = before.shoppers < truthful.shoppers ? `, of ${grouped(before.shoppers)} shoppers` : '';
  const number = (value: number | null): string => (value === null ? '–' : fixed(value));
  const parts = [
    `Tried${some}: with ${moved.map((id) => `\`${id}\``).join(', then ')} asked first, ` +
      `${number(after.repliesNeeded)} replies are needed instead of ${number(before.repliesNeeded)}`,
  ];
  if (fixed(after.repliesBeforeResults) !== fixed(before.repliesBeforeResults))
    parts.push(
      `; the first results come after ${fixed(after.repliesBeforeResults)} replies instead of ${fixed(before.repliesBeforeResults)}`,
    );
  if (percentWith(1, after.foundFirst) !== percentWith(1, before.foundFirst))
    parts.push(
      `; ${percentWith(1, after.foundFirst)} find their product among these instead of ${percentWith(1, before.foundFirst)}`,
    );
  if (percentWith(1, after.found) !== percentWith(1, before.found))
    parts.push(`; in the end ${percentWith(1, after.found)} find it instead of ${percentWith(1, before.found)}`);
  return [wrapped(`${parts.join('')}.`)];
}
