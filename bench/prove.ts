// How long it takes to prove every conversation of an advisor with ten questions, compared with playing conversations one by
// one with the engine in the same run.

import { checkAdvisor } from '@guidepost/advice/check-advisor';
import { proveAdvisor } from '@guidepost/advice/prove-advisor';
import { accept } from '@guidepost/engine/accept';
import type { Advisor } from '@guidepost/engine/advisor';
import { compile } from '@guidepost/engine/compile';
import { advance, start } from '@guidepost/engine/converse';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { buildBenchSnapshot } from './bench-catalog.ts';
import { CATALOG_ATTRIBUTES } from './generate-catalog.ts';
import { LAPTOP_ADVISOR } from './laptop-advisor.ts';
import { formatCount } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Proving every conversation';

const SIZES = [1_000, 10_000, 100_000];
const PLAYED = 300;
/** Seconds; the same as the default of `guidepost check`. */
const BUDGET = 8;

const [last] = LAPTOP_ADVISOR.questions.slice(-1);
if (last?.type === 'RANGE' || last === undefined) throw new Error('The advisor ends with a choice.');
const TEN: Advisor = {
  ...LAPTOP_ADVISOR,
  questions: [...LAPTOP_ADVISOR.questions, { ...last, id: 'panel', answers: { attribute: 'panel', max: 8 } }],
};
const ADAPTIVE: Advisor = { ...TEN, order: 'adaptive' };
const ALL_FILTERS: Advisor = { ...TEN, questions: TEN.questions.map((question) => ({ ...question, role: 'filter' })) };
/** The use is never missed, whenever it is asked. */
const WITH_FIRM: Advisor = {
  ...ADAPTIVE,
  questions: ADAPTIVE.questions.map((question) => ({ ...question, firm: question.id === 'use' })),
};

export async function run(): Promise<Section> {
  const rows = SIZES.flatMap((size) => {
    const { snapshot } = buildBenchSnapshot(size);
    return [
      measure('4 filters, 6 preferences', TEN, snapshot),
      measure('10 filters', ALL_FILTERS, snapshot),
      measure('4 filters, 6 preferences, adaptive', ADAPTIVE, snapshot),
      measure('4 filters of which one is firm, 6 preferences, adaptive', WITH_FIRM, snapshot),
      measure('10 filters, adaptive', { ...ALL_FILTERS, order: 'adaptive' }, snapshot),
    ];
  });
  return {
    tables: [
      {
        caption: `Ten questions, at most ${BUDGET} s each.`,
        columns: [
          'products',
          'questions',
          'time',
          'conversations',
          'states',
          'states/s',
          'covered',
          'faster than playing',
        ],
        rows,
      },
    ],
    notes: [
      'Conversations are those of the shopper that is counted; if 100% are covered, every one was looked at. ' +
        `Faster than playing: the same number of conversations, of which the engine plays ${PLAYED} at random by itself.`,
      'Goal: under 10 s for ten questions over 10,000 products.',
    ],
  };
}

function measure(name: string, advisor: Advisor, snapshot: Snapshot): string[] {
  const known = checkAdvisor(advisor, CATALOG_ATTRIBUTES, snapshot);
  const begin = performance.now();
  const timeLeft = () => 1 - (performance.now() - begin) / (1000 * BUDGET);
  const budget = { states: 5_000_000, timeLeft };
  const { covered, conversations, states } = proveAdvisor(advisor, CATALOG_ATTRIBUTES, snapshot, budget, known);
  const seconds = (performance.now() - begin) / 1000;
  const playing = conversations * secondsOfOne(advisor, snapshot);
  return [
    formatCount(snapshot.size),
    name,
    `${seconds.toFixed(1)} s`,
    formatCount(conversations),
    formatCount(states),
    formatCount(states / seconds),
    `${(100 * covered).toFixed(covered === 1 ? 0 : 1)}%`,
    `${formatCount(playing / seconds)} times`,
  ];
}

/** Each conversation takes the next answer at each question, so that they differ. */
function secondsOfOne(advisor: Advisor, snapshot: Snapshot): number {
  const compiled = compile(advisor, snapshot);
  const begin = performance.now();
  for (let nth = 0; nth < PLAYED; nth++) {
    let { session, outcome } = start(compiled, 'en');
    for (let step = 1; outcome.question !== null; step++) {
      const { question } = outcome.question;
      const ids =
        outcome.question.kind === 'values'
          ? outcome.question.values.map(({ id }) => id)
          : outcome.question.kind === 'choice' && !('attribute' in outcome.question.question.answers)
            ? outcome.question.question.answers.map(({ id }) => id)
            : [];
      const id = ids[(nth * step) % (ids.length + 1)];
      const accepted = accept(compiled, session, question.id, id === undefined ? [] : [id]);
      if (accepted.kind !== 'accepted') throw new Error('What is offered is accepted.');
      ({ session, outcome } = advance(compiled, session, accepted));
    }
  }
  return (performance.now() - begin) / 1000 / PLAYED;
}
