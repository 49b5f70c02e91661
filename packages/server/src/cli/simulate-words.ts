// A simulation in words, within 80 columns: first how good the advisor is, then the figures, then what
// they rest on and what to do next.

import type { KindFigures } from '@guidepost/advice/simulate/shopper-figures';
import type { SimulationReport } from '@guidepost/advice/simulate/simulation-report';
import type { Advisor } from '@guidepost/engine/advisor';
import { counted, percentWith } from '@guidepost/fault/say-number';

import type { Simulated } from '../views/simulation-view.ts';
import { describeCosts, describeLost, describeOtherVariants } from './simulate-lost-words.ts';
import { describeMisleading, tellMisleading } from './simulate-misleading-words.ts';
import { describeOrder, orderRows } from './simulate-order-words.ts';
import { alignedTable, fixed, hanging, wrapped } from './text-layout.ts';

/** The shares of truthful shoppers who must see their product for an advisor to be called good, or fair. */
const ENOUGH = 0.95;
const FAIR = 0.8;

/** `against`: what stands against publishing it, each the end of a sentence; `refused`: attributes that nobody should be asked for. */
export function describeSimulation(
  { file, simulated, settings, report }: Simulated,
  against: readonly string[] = [],
  refused: ReadonlySet<string> = new Set(),
): string {
  const { advisor, version } = simulated;
  const name = file ?? `${advisor.client}/${advisor.id}, version ${version}`;
  if (report.scope.products === 0) {
    const none = 'There is no product that anybody could have in mind: see the `where` of the advisor.';
    return [...describeScope(report, advisor), none].join('\n\n');
  }
  const parts = [
    wrapped(`${name}: ${describeVerdict(report, settings, against)}`),
    ...describeAgainst(against),
    ...describeScope(report, advisor),
    ...describeMisleading(report),
    alignedTable(kindRows(report, settings)),
    alignedTable(orderRows(report)),
    ...describeOrder(report),
    alignedTable(questionRows(report)),
    ...neverAsked(report, advisor),
    ...describeOtherVariants(report),
    ...describeLost(report),
    ...describeCosts(report),
    MEANING,
    nextStep(report, file, advisor, against, refused),
  ];
  return parts.join('\n\n');
}

/** The summary for those who read no further. */
function describeVerdict(
  report: SimulationReport,
  { skips, mistakes }: Simulated['settings'],
  against: readonly string[],
): string {
  const { shoppers, greedy } = report;
  const { truthful, skipping, mistaken, nearby } = shoppers;
  const share = ({ found }: KindFigures) => percentWith(1, found);
  const good = against.length === 0 ? 'Good. ' : '';
  const grade = truthful.found >= ENOUGH ? good : truthful.found >= FAIR ? 'Fair. ' : 'Poor. ';
  const variant =
    truthful.foundVariant > truthful.found ? ` (${percentWith(1, truthful.foundVariant)} it or another variant)` : '';
  const asked = fixed(truthful.questions.mean);
  const seen = truthful.repliesUntilSeen === null ? '' : `${fixed(truthful.repliesUntilSeen)} of `;
  const [skipped, wrong] = [percentWith(0, skips), percentWith(0, mistakes)];
  return [
    `${grade}${share(truthful)} of truthful shoppers see the very product they want${variant}, after ${seen}${asked}`,
    `questions; always the best one next would be ${fixed(greedy.questions)}.`,
    `With ${skipped} of questions skipped ${share(skipping)} do, with ${wrong} wrong replies ${share(mistaken)},`,
    `with ${wrong} nearly right ones ${share(nearby)}.`,
    ...(tellMisleading(report).length === 0 ? [] : ['Some figures look better than they are: see "Look twice".']),
  ].join(' ');
}

function describeScope({ scope, limit }: SimulationReport, { client, catalog }: Advisor): string[] {
  const grouped = scope.alternatives < scope.products ? ` in ${counted(scope.alternatives, 'group')}` : '';
  const left = [
    ...(scope.outside > 0 ? [`${counted(scope.outside, 'product')} outside of its \`where\``] : []),
    ...(scope.unavailable > 0 ? [`${scope.unavailable.toLocaleString('en')} not available`] : []),
  ];
  return [
    wrapped(
      `It speaks of ${counted(scope.products, 'product')} of ${client}/${catalog}${grouped} and shows ` +
        `${counted(limit, 'result')} at most.${left.length > 0 ? ` Left out: ${left.join(', ')}.` : ''}`,
    ),
  ];
}

/** A column for each kind of shopper. */
function kindRows({ shoppers }: SimulationReport, { skips, mistakes }: Simulated['settings']): string[][] {
  const { truthful, skipping, mistaken, nearby } = shoppers;
  const kinds = [truthful, skipping, mistaken, nearby];
  const row = (title: string, write: (of: KindFigures) => string): string[] => [title, ...kinds.map(write)];
  const share = (title: string, of: (figures: KindFigures) => number): string[] =>
    row(title, (figures) => percentWith(1, of(figures)));
  const nullable = (value: number | null): string => (value === null ? '–' : fixed(value));
  const wrong = percentWith(0, mistakes);
  return [
    ['', 'truthful', `${percentWith(0, skips)} skips`, `${wrong} wrong`, `${wrong} nearly`],
    row('Shoppers', (of) => of.shoppers.toLocaleString('en')),
    share('See the very product', ({ found }) => found),
    share('  it or another variant', ({ foundVariant }) => foundVariant),
    share('  in the first results', ({ foundFirst }) => foundFirst),
    share('  where near results are shown', ({ near }) => near.found),
    ...(truthful.again === null
      ? []
      : [
          share('  asked again once', ({ again }) => again?.once ?? 0),
          share('  asked again twice', ({ again }) => again?.twice ?? 0),
        ]),
    row('  its place in the list', ({ meanRank }) => nullable(meanRank)),
    row('  after so many questions', ({ repliesUntilSeen }) => nullable(repliesUntilSeen)),
    row('Questions asked', ({ questions }) => fixed(questions.mean)),
    row('  fewest and most', ({ questions }) => `${questions.fewest} to ${questions.most}`),
    row('  before the first results', ({ repliesBeforeResults }) => fixed(repliesBeforeResults)),
    share('See nothing at the end', ({ empty }) => empty),
    share('Products shown that miss a wish', ({ misses }) => misses.end.missing),
    share('  in the first results', ({ misses }) => misses.first.missing),
    share('  where near results are shown', ({ near }) => near.misses.end.missing),
    share('  unsaid there', ({ near }) => Math.max(near.misses.first.unsaid, near.misses.end.unsaid)),
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

function neverAsked({ questions }: SimulationReport, advisor: Advisor): string[] {
  const never = questions.filter(({ asked }) => asked === 0);
  // It tells products apart, and any of them may be asked it: the others just come first.
  const isSpare = ({ question, bitsAlone }: SimulationReport['questions'][number]): boolean =>
    bitsAlone > 0 && advisor.questions.find(({ id }) => id === question)?.askIf === null;
  const spare = never.filter(isSpare).map(({ question }) => question);
  const others = never.filter((each) => !isSpare(each)).map(({ question }) => question);
  return [
    ...(spare.length === 0
      ? []
      : [
          wrapped(
            `Nobody needs ${spare.join(', ')}: once the others are answered, what fits is in view or no longer differs ` +
              'in it. Shoppers who skip some of them are asked.',
          ),
        ]),
    ...(others.length === 0 ? [] : [wrapped(`Nobody is asked: ${others.join(', ')}. guidepost check says why.`)]),
  ];
}

const MEANING = `What this means
  Truthful shoppers have one product in mind and reply as it is. They skip a
  question that has no answer for it. The others do so, too, but skip some
  questions, give any other answer, or the answer beside the right one (nearly).
  Near results are shown by callers that say what each result misses. Without
  that, what a product misses is not said.
  Asked again: by such callers, of those who say at the end that nothing is what
  they want, and who reply truthfully then; fewer real shoppers will.
  Asked: of how many shoppers. Fits: how many of those found a fitting answer.
  Divides by: how many times fewer products fit after the reply; 1.0 means that
  the question told nothing new. Alone: the same if it were the first question.`;

/** As the draft of it said. */
const describeAgainst = (against: readonly string[]): string[] =>
  against.length === 0
    ? []
    : [['It is not ready to be published, because', ...against.map((one) => hanging(one, '  '))].join('\n')];

function nextStep(
  { better, shoppers }: SimulationReport,
  file: string | null,
  { client, id }: Advisor,
  against: readonly string[],
  refused: ReadonlySet<string>,
): string {
  const missing = better.questions.find(({ attribute, asked }) => !asked && !refused.has(attribute));
  if (shoppers.truthful.found < ENOUGH && missing !== undefined)
    return wrapped(`Next: ask for \`${missing.attribute}\` as well, then simulate again.`);
  if (file !== null && against.length > 0) return 'Next: mend what stands against it, then simulate again.';
  if (file !== null) return `Next: guidepost publish ${file}`;
  return `To change it: guidepost export --client ${client} --advisor ${id}`;
}
