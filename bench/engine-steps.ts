// How fast one whole step of a conversation is (narrow, choose the next question, rank, offer), alone and compared with peers
// that do the same in the same run. Nothing is remembered between steps, and no two measured steps have the same replies.

import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import { advance, type Caller, type Outcome } from '@guidepost/engine/converse';
import { buildBenchSnapshot } from './bench-catalog.ts';
import { earlySteps, type MeasuredStep, typicalSteps, worstSteps } from './conversation.ts';
import { LAPTOP_ADVISOR } from './laptop-advisor.ts';
import { openDuckdb } from './peers/duckdb-peer.ts';
import { openItemsjs } from './peers/itemsjs-peer.ts';
import { type Answered, makeTask, type Peer, peerProducts, type Task } from './peers/peer.ts';
import { formatCount, formatMs, median, quantile } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Steps of the engine';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const ROUNDS = 5;
/** The number of steps in a turn, and the number of turns for each peer after one turn to warm up. */
const BLOCK = 25;
const BLOCKS = 8;
/** itemsjs keeps an object for each product and is not made for a million. */
const MOST_FOR_ITEMSJS = 100_000;

export async function run(): Promise<Section> {
  const alone: string[][] = [];
  const beside: string[][] = [];
  for (const size of SIZES) {
    const compiled = compile(LAPTOP_ADVISOR, buildBenchSnapshot(size).snapshot);
    const steps = typicalSteps(compiled, 7)
      .take(size > 100_000 ? 1000 : 2000)
      .toArray();
    const worst = worstSteps(compiled, 8).take(100).toArray();
    alone.push(measureAlone(compiled, 'typical', steps), measureAlone(compiled, 'worst case', worst));
    const adaptive = compile({ ...LAPTOP_ADVISOR, order: 'adaptive' }, compiled.snapshot);
    alone.push(
      measureAlone(adaptive, 'typical, adaptive', steps),
      measureAlone(adaptive, 'early, adaptive', earlySteps(steps)),
      measureAlone(adaptive, 'asked again, adaptive', steps, ASKED_AGAIN),
    );
    beside.push(...(await measureBeside(compiled, steps)));
  }
  return {
    tables: [
      {
        caption: `The engine alone: ${ROUNDS} rounds over many different steps, after a round to warm up.`,
        columns: [
          'products',
          'step',
          'different steps',
          'candidates (median)',
          'steps/s',
          'p50',
          'p99',
          'p99 of medians',
        ],
        rows: alone,
      },
      {
        caption: `Beside peers in one run, ${BLOCKS} turns of ${BLOCK} steps each, after a turn to warm up.`,
        columns: ['products', 'answered by', 'p50', 'p99', 'engine is faster (p50)'],
        rows: beside,
      },
    ],
    notes: [
      'Typical: three filter replies, one of them a range, and two preference replies; at most 5% of the products left. Worst ' +
        'case: everything skipped but two soft ranges, so that every product is scored. Adaptive: the same replies with ' +
        '`order: adaptive`, which weighs every open question; early: after the first, second or third reply; asked again: with the nearest results, and ' +
        'with the reply that "not what I want" asks for again. `p99` is over all samples; `p99 of ' +
        'medians` takes for each step the median of its rounds first, which leaves out what else ran on the machine.',
      'The engine and the peers gave the same number of candidates, the same counts and the same best product in every compared step. The ' +
        'peers are spared choosing the question, pruning, and one result for each group.',
      'Goals: p99 under 0.5 ms at 100,000 and 4 ms at 1,000,000 products; worst case under 4 and 40 ms; adaptive under 1 and 8 ms; at least 20 times ' +
        'faster than the best peer at 100,000.',
    ],
  };
}

/** A caller that shows the nearest where too few fit, and asks which reply to ask for again. */
const ASKED_AGAIN: Caller = {
  nearest: true,
  wanted: { reasons: true, counts: false, histogram: false, replies: false, reconsider: true },
};

function measureAlone(
  compiled: CompiledAdvisor,
  name: string,
  steps: readonly MeasuredStep[],
  caller?: Caller,
): string[] {
  const byStep: number[][] = steps.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, { before, last }] of steps.entries()) {
      const start = performance.now();
      advance(compiled, before, last, caller);
      const time = performance.now() - start;
      if (round > 0) byStep[at]?.push(time);
    }
  }
  const all = byStep.flat();
  return [
    formatCount(compiled.snapshot.size),
    name,
    formatCount(steps.length),
    formatCount(median(steps.map(({ candidates }) => candidates))),
    formatCount((1000 * all.length) / all.reduce((sum, time) => sum + time, 0)),
    formatMs(median(all)),
    formatMs(quantile(all, 0.99)),
    formatMs(quantile(byStep.map(median), 0.99)),
  ];
}

async function measureBeside(compiled: CompiledAdvisor, steps: readonly MeasuredStep[]): Promise<string[][]> {
  const { size } = compiled.snapshot;
  const peers: Peer[] = [
    await openDuckdb(peerProducts(compiled), 1),
    await openDuckdb(peerProducts(compiled), null),
    ...(size > MOST_FOR_ITEMSJS ? [] : [openItemsjs(peerProducts(compiled))]),
  ];
  const own: number[] = [];
  const theirs: number[][] = peers.map(() => []);
  for (let block = 0; block <= BLOCKS; block++) {
    const isWarm = block > 0;
    const expected: { task: Task; answered: Answered }[] = [];
    for (const step of steps.slice(block * BLOCK, (block + 1) * BLOCK)) {
      const start = performance.now();
      const { session, outcome } = advance(compiled, step.before, step.last);
      const time = performance.now() - start;
      if (isWarm) own.push(time);
      const task = makeTask(compiled, step, session.shown);
      if (task !== null) expected.push({ task, answered: expectedAnswer(task, outcome) });
    }
    for (const [nth, peer] of peers.entries()) {
      for (const { task, answered } of expected) {
        const start = performance.now();
        const given = await peer.answer(task);
        const time = performance.now() - start;
        if (isWarm) theirs[nth]?.push(time);
        verify(peer, task, given, answered);
      }
    }
  }
  for (const peer of peers) peer.close();
  const row = (name: string, times: readonly number[]) => {
    const ratio = median(times) / median(own);
    return [
      formatCount(size),
      name,
      formatMs(median(times)),
      formatMs(quantile(times, 0.99)),
      `${ratio.toFixed(1)} times`,
    ];
  };
  return [row('Guidepost', own), ...peers.map(({ name }, nth) => row(name, theirs[nth] ?? []))];
}

/** What a peer must answer. The bounds of a range are not compared, because the engine rounds them outwards. */
function expectedAnswer(task: Task, { question, results, candidates }: Outcome): Answered {
  const offered = question?.kind === 'values' && task.next !== 'weight' ? question.values : [];
  if (results === null) throw new Error('A compared step gives results.');
  return { candidates, counts: new Map(offered.map(({ id, candidates: count }) => [id, count])), best: results };
}

function verify({ name }: Peer, task: Task, answered: Answered, expected: Answered): void {
  const isSame =
    answered.candidates === expected.candidates &&
    answered.best[0] === expected.best[0] &&
    [...expected.counts].every(([id, count]) => answered.counts.get(id) === count);
  if (!isSame) {
    const shown = ({ candidates, counts, best }: Answered) => JSON.stringify([candidates, [...counts], best]);
    throw new Error(
      `${name} answers ${shown(answered)} where ${shown(expected)} was expected: ${JSON.stringify(task)}`,
    );
  }
}
