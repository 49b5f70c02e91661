// How long it takes to turn products into a snapshot, and an advisor into what steps read. Starts and imports wait for both.

import { compile } from '@guidepost/engine/compile';
import { buildBenchSnapshot } from './bench-catalog.ts';
import { LAPTOP_ADVISOR } from './laptop-advisor.ts';
import { formatCount, median } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Building snapshots';

const ROUNDS = 3;

export async function run(): Promise<Section> {
  const rows = [10_000, 100_000, 1_000_000].map((size) => {
    const rounds = Array.from({ length: ROUNDS }, () => measure(size));
    const seconds = (of: (round: Round) => number) => `${(median(rounds.map(of)) / 1000).toFixed(2)} s`;
    return [
      formatCount(size),
      seconds(({ adding }) => adding),
      seconds(({ finishing }) => finishing),
      seconds(({ adding, finishing }) => adding + finishing),
      seconds(({ preparing }) => preparing),
    ];
  });
  const columns = ['products', 'adding', 'finishing', 'snapshot', 'preparing an advisor'];
  const notes = [`Goal: a snapshot of 1,000,000 products in well under 4 s. Making the products is not counted.`];
  return { tables: [{ caption: `Medians of ${ROUNDS} rounds.`, columns, rows }], notes };
}

interface Round {
  readonly adding: number;
  readonly finishing: number;
  readonly preparing: number;
}

function measure(size: number): Round {
  const { snapshot, adding, finishing } = buildBenchSnapshot(size);
  const start = performance.now();
  compile(LAPTOP_ADVISOR, snapshot);
  return { adding, finishing, preparing: performance.now() - start };
}
