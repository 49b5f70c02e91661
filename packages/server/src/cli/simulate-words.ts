// A simulation as people read it: within 80 columns, with what the figures mean, and what to do next.

import type { MeanAndDeviation, SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import type { Advisor } from '@guidepost/engine/advisor';
import { counted, percentWith } from '@guidepost/fault/say-number';

import type { Simulated } from '../views/simulation-view.ts';
import { describeCosts, describeLost } from './simulate-lost-words.ts';
import { describeNeeded, describeOrder } from './simulate-order-words.ts';
import { alignedTable, fixed, wrapped } from './text-layout.ts';

/** The share of truthful shoppers who must find their product, so that an advisor is good as it is. */
const ENOUGH = 0.95;

export function describeSimulation({ file, simulated, settings, report }: Simulated): string {
  const { advisor, version } = simulated;
  const { scope, limit } = report;
  const name = file ?? `${advisor.client}/${advisor.id}, version ${version}`;
  const grouped = scope.alternatives < scope.products ? ` in ${counted(scope.alternatives, 'group')}` : '';
  const left = [
    ...(scope.outside > 0 ? [`${counted(scope.outside, 'product')} outside of its \`where\``] : []),
    ...(scope.unavailable > 0 ? [`${scope.unavailable.toLocaleString('en')} not available`] : []),
  ];
  const parts = [
    wrapped(
      `${name}: ${counted(scope.products, 'product')} of ${advisor.client}/${advisor.catalog}${grouped}, ` +
        `${counted(limit, 'result')} at most.${left.length > 0 ? ` Left out: ${left.join(', ')}.` : ''}`,
    ),
  ];
  if (scope.products === 0) {
    return `${parts.join('')}\nThere is no product that anybody could have in mind: see the \`where\` of the advisor.`;
  }
  parts.push(
    alignedTable(figureRows(report, settings)),
    wrapped(describeNeeded(report)),
    alignedTable(questionRows(report)),
    ...neverAsked(report),
    ...describeOrder(report),
    ...describeLost(report),
    ...describeCosts(report),
    MEANING,
    nextStep(report, file, advisor),
  );
  return parts.join('\n\n');
}

function figureRows(
  { truthful, lifelike, randomOrder }: SimulationReport,
  settings: Simulated['settings'],
): string[][] {
  const spread = (of: MeanAndDeviation | null | undefined): string =>
    of ? `${fixed(of.mean)} ± ${fixed(of.deviation)}` : '';
  const share = ({ mean, deviation }: MeanAndDeviation): string =>
    `${percentWith(1, mean)} ± ${fixed(deviation * 100)}`;
  const row = (title: string, write: (of: typeof truthful) => string, random = ''): string[] => [
    title,
    write(truthful),
    ...(lifelike ? [write(lifelike)] : []),
    ...(randomOrder ? [random] : []),
  ];
  const nullable = (value: number | null): string => (value === null ? '–' : fixed(value));
  const heads = (truthful: string, lifelikes: string, random: string): string[] => [
    '',
    truthful,
    ...(lifelike ? [lifelikes] : []),
    ...(randomOrder ? [random] : []),
  ];
  const isWide = lifelike !== null || randomOrder !== null;
  return [
    ...(isWide ? [heads('', `${percentWith(0, settings.skips)} skips,`, 'random order')] : []),
    heads('truthful', `${percentWith(0, settings.mistakes)} mistakes`, 'of questions'),
    row(
      'Shoppers',
      ({ shoppers }) => shoppers.toLocaleString('en'),
      randomOrder ? `${randomOrder.orders} × ${randomOrder.shoppers.toLocaleString('en')}` : '',
    ),
    row('Found their product', ({ found }) => percentWith(1, found), randomOrder ? share(randomOrder.found) : ''),
    row(
      '  among the first results',
      ({ foundFirst }) => percentWith(1, foundFirst),
      randomOrder ? share(randomOrder.foundFirst) : '',
    ),
    row('Its place in the list', ({ meanRank }) => nullable(meanRank)),
    row('Questions asked', ({ questions }) => fixed(questions.mean), spread(randomOrder?.questions)),
    row('  fewest and most', ({ questions }) => `${questions.fewest} to ${questions.most}`),
    row(
      'Replies before first results',
      ({ repliesBeforeResults }) => fixed(repliesBeforeResults),
      spread(randomOrder?.repliesBeforeResults),
    ),
    row('Replies needed', ({ repliesNeeded }) => nullable(repliesNeeded), spread(randomOrder?.repliesNeeded)),
    row('Saw no result at the end', ({ empty }) => percentWith(1, empty)),
    row('Replies set aside', ({ setAside }) => fixed(setAside)),
  ];
}

function questionRows({ questions }: SimulationReport): string[][] {
  return [
    ['Question', 'asked', 'fits', 'divides by', 'alone'],
    ...questions.map(({ question, asked, fitting, bits, bitsAlone }) => [
      question.length > 32 ? `${question.slice(0, 31)}…` : question,
      percentWith(1, asked),
      asked === 0 ? '–' : percentWith(1, fitting),
      asked === 0 ? '–' : fixed(2 ** bits),
      fixed(2 ** bitsAlone),
    ]),
  ];
}

function neverAsked({ questions }: SimulationReport): string[] {
  const never = questions.filter(({ asked }) => asked === 0).map(({ question }) => question);
  return never.length === 0 ? [] : [wrapped(`Nobody is asked: ${never.join(', ')}. guidepost check says why.`)];
}

const MEANING = `What this means
  Truthful shoppers have one product in mind and reply as it is. They skip a
  question that has no answer for it.
  Replies needed: after so many, the product would be among the results if these
  were shown from the start. Of the shoppers who found it.
  Random order: truthful shoppers, the same questions shuffled (mean ± spread).
  Asked: of how many shoppers. Fits: how many of those found a fitting answer.
  Divides by: how many times fewer products fit after the reply; 1.0 means that
  the question told nothing new. Alone: the same if it were the first question.`;

function nextStep({ better, truthful }: SimulationReport, file: string | null, { client, id }: Advisor): string {
  const missing = better.questions.find(({ asked }) => !asked);
  if (truthful.found < ENOUGH && missing !== undefined)
    return wrapped(`Next: ask for \`${missing.attribute}\` as well, then simulate again.`);
  if (file !== null) return `Next: guidepost publish ${file}`;
  return `To change it: guidepost export --client ${client} --advisor ${id}`;
}
