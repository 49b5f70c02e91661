// Whether fewer questions could do, in words: beside the order of the advisor the best that could be, and what a better order is.

import type { MeanAndDeviation, SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import { grouped, percentWith } from '@guidepost/fault/say-number';
import { fixed, wrapped } from './text-layout.ts';

/** Of truthful shoppers. In view: had results been shown from the start. */
export function orderRows({ shoppers: { truthful }, greedy, randomOrder, bound }: SimulationReport): string[][] {
  const nullable = (value: number | null): string => (value === null ? '–' : fixed(value));
  const spread = (of: MeanAndDeviation | null): string =>
    of === null ? '–' : `${fixed(of.mean)} ± ${fixed(of.deviation)}`;
  return [
    ['How many questions', 'are asked', 'until the product is in view'],
    ['as it is', fixed(truthful.questions.mean), nullable(truthful.repliesNeeded)],
    ['the best one next each time', fixed(greedy.questions), ''],
    ...(randomOrder === null
      ? []
      : [['in random order', spread(randomOrder.questions), spread(randomOrder.repliesNeeded)]]),
    ['the least with so many answers', nullable(bound.byAnswers), nullable(bound.atBest)],
  ];
}

/** Which questions to ask first, and what that was measured to bring; nothing where no order that was tried is better. */
export function describeOrder({
  better: { order },
  shoppers: { truthful },
  bound,
  scope,
  limit,
}: SimulationReport): string[] {
  const said: string[] = [];
  if (scope.alternatives <= limit) said.push('Everything fits into one list of results: no question is needed.');
  else if (bound.byQuestions === null)
    said.push(`These questions, all together, do not narrow everything to ${limit}.`);
  if (order !== null) {
    const { moved, before, after } = order;
    const some = before.shoppers < truthful.shoppers ? `, of ${grouped(before.shoppers)} shoppers` : '';
    const number = (value: number | null): string => (value === null ? '–' : fixed(value));
    const parts = [
      `Tried${some}: with ${moved.map((id) => `\`${id}\``).join(', then ')} asked first, the product is in view after ` +
        `${number(after.repliesNeeded)} questions instead of ${number(before.repliesNeeded)}`,
    ];
    if (fixed(after.repliesBeforeResults) !== fixed(before.repliesBeforeResults))
      parts.push(
        `; the first results come after ${fixed(after.repliesBeforeResults)} replies instead of ${fixed(before.repliesBeforeResults)}`,
      );
    if (percentWith(1, after.foundFirst) !== percentWith(1, before.foundFirst))
      parts.push(
        `; ${percentWith(1, after.foundFirst)} see their product among these instead of ${percentWith(1, before.foundFirst)}`,
      );
    if (percentWith(1, after.found) !== percentWith(1, before.found))
      parts.push(`; in the end ${percentWith(1, after.found)} see it instead of ${percentWith(1, before.found)}`);
    said.push(`${parts.join('')}.`);
  }
  return said.length === 0 ? [] : [wrapped(said.join(' '))];
}
