// Says whether fewer questions would be enough: compares the advisor's order with the best possible one, and names a better order.

import type { Compared, MeanAndDeviation, Measured } from '@guidepost/advice/simulate/compared-figures';
import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import { grouped, percentWith } from '@guidepost/fault/say-number';
import { fixed, wrapped } from './text-layout.ts';

/** Rows for truthful shoppers. "In view" counts as if results had been shown from the start. */
export function orderRows({ shoppers: { truthful }, greedy, randomOrder, bound }: SimulationReport): string[][] {
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

/** What was tried and what it brought. Empty if neither another order of the list nor adaptive order is better. */
export function describeOrder(report: SimulationReport): string[] {
  const { better, shoppers, bound, scope, limit } = report;
  const said: string[] = [];
  if (scope.alternatives <= limit) said.push('Everything fits into one list of results: no question is needed.');
  else if (bound.byQuestions === null)
    said.push(`These questions, all together, do not narrow everything to ${limit}.`);
  const of = ({ before }: Compared) =>
    before.shoppers < shoppers.truthful.shoppers ? `, of ${grouped(before.shoppers)} shoppers` : '';
  if (better.order !== null) {
    const first = better.order.moved.map((id) => `\`${id}\``).join(', then ');
    said.push(`Tried${of(better.order)}: with ${first} asked first, ${describeChange(better.order, IN_VIEW)}.`);
  }
  if (better.adaptive !== null)
    said.push(`Tried${of(better.adaptive)}: with \`order: adaptive\`, ${describeChange(better.adaptive, ASKED)}.`);
  return said.map((one) => wrapped(one));
}

type Change = readonly [write: (of: Measured) => string, said: (after: string, before: string) => string];

const nullable = (value: number | null): string => (value === null ? '–' : fixed(value));

const ASKED: Change = [
  ({ questions }) => fixed(questions.mean),
  (after, before) => `${after} questions are asked instead of ${before}`,
];
const IN_VIEW: Change = [
  ({ repliesNeeded }) => nullable(repliesNeeded),
  (after, before) => `the product is in view after ${after} questions instead of ${before}`,
];
const FURTHER: readonly Change[] = [
  [
    ({ repliesBeforeResults }) => fixed(repliesBeforeResults),
    (after, before) => `the first results come after ${after} replies instead of ${before}`,
  ],
  [
    ({ foundFirst }) => percentWith(1, foundFirst),
    (after, before) => `${after} see their product among these instead of ${before}`,
  ],
  [({ found }) => percentWith(1, found), (after, before) => `in the end ${after} see it instead of ${before}`],
];

/** The main change first, then those of the others that differ. */
function describeChange({ before, after }: Compared, main: Change): string {
  const changes = [main, ...[IN_VIEW, ...FURTHER].filter((one) => one !== main)];
  return changes
    .filter(([write]) => write(after) !== write(before))
    .map(([write, said]) => said(write(after), write(before)))
    .join('; ');
}
