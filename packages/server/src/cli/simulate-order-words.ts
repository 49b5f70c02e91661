// Whether shoppers could find their product after fewer replies, in words: how few could do, and what a better order would be.

import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import type { Advisor } from '@guidepost/engine/advisor';
import { fixed, wrapped } from './text-layout.ts';

/** A smaller difference is not worth a change. */
const WORTH_REPLIES = 0.2;

const MOST_MOVED = 2;

/** How many replies were needed, beside how few could do. */
export function describeNeeded({ scope, limit, bound, truthful }: SimulationReport): string {
  const { answersOffered, byAnswers, byQuestions, atBest } = bound;
  if (scope.alternatives <= limit) return 'Everything fits into one list of results: no question is needed.';
  if (byAnswers === null || atBest === null)
    return 'How few replies could do cannot be told: the questions offer one answer only.';
  const of = scope.alternatives < scope.products ? 'groups' : 'products';
  const parts = [
    `How few replies could do: to narrow ${scope.alternatives.toLocaleString('en')} ${of} to a list of ${limit} takes ` +
      `${fixed(byAnswers)}, if each divides them by ${fixed(answersOffered)}, the answers that a question offers in the mean. ` +
      `Some shoppers come upon their product before: the best that your answers allow is ${fixed(atBest)} in the mean.`,
  ];
  const { repliesNeeded: needed } = truthful;
  if (needed !== null) {
    const isClose = needed - atBest < WORTH_REPLIES;
    parts.push(isClose ? `They need ${fixed(needed)}: hardly fewer could do.` : `They need ${fixed(needed)}.`);
  }
  if (byQuestions === null) parts.push(`These questions, all together, do not narrow them to ${limit}.`);
  return parts.join(' ');
}

/** Where the same questions did better in random order: what to do. Nothing where they did not, or nothing can be moved. */
export function describeOrder({ randomOrder, truthful, questions }: SimulationReport, advisor: Advisor): string[] {
  const { repliesNeeded: needed, found } = truthful;
  const random = randomOrder?.repliesNeeded ?? null;
  if (randomOrder === null || random === null || needed === null) return [];
  const isFewer = needed - random.mean >= Math.max(WORTH_REPLIES, random.deviation);
  if (!isFewer || randomOrder.found.mean < found - 0.01) return [];
  const asked = advisor.questions.flatMap(({ id, role, askIf }, place) => {
    const figures = questions[place];
    if (figures === undefined || figures.asked === 0) return [];
    // A preference before a filter only delays results that are given after the filters.
    const isFirst = role === 'filter' || advisor.results.show !== 'after_filters';
    return [{ id, place, bits: figures.bitsAlone, isMovable: isFirst && askIf === null }];
  });
  const moved = asked
    .filter(({ isMovable, place, bits }) => isMovable && asked.some((each) => each.place < place && each.bits < bits))
    .toSorted((a, b) => b.bits - a.bits)
    .slice(0, MOST_MOVED);
  const [best] = moved;
  const weaker = asked.find(({ place, bits }) => best !== undefined && place < best.place && bits < best.bits);
  if (weaker === undefined) return [];
  const named = ({ id, bits }: typeof weaker): string => `\`${id}\` (${fixed(2 ** bits)})`;
  return [
    wrapped(
      `In random order fewer replies were needed (${fixed(random.mean)} instead of ${fixed(needed)}): ask the questions ` +
        `that divide best earlier. Here: ${moved.map(named).join(' and ')} before ${named(weaker)}. ` +
        `In brackets: how many times fewer products fit after the reply, were it the first question.`,
    ),
  ];
}
