// How much memory the engine keeps for a product, apart from the texts that only this product has (its sku). Every flat buffer
// of the snapshot and of an advisor's preparation is counted. The scratch memory of a thread is counted separately.

import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Advisor } from '@guidepost/engine/advisor';
import { compile } from '@guidepost/engine/compile';
import { advance, type Caller } from '@guidepost/engine/converse';
import { prepare } from '@guidepost/engine/prepare';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { buildBenchSnapshot } from './bench-catalog.ts';
import { worstSteps } from './conversation.ts';
import { LAPTOP_ADVISOR } from './laptop-advisor.ts';
import { formatCount } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Memory of the engine';

export async function run(): Promise<Section> {
  await collectGarbage();
  const baseline = process.memoryUsage().arrayBuffers;
  const rows: string[][] = [];
  for (const size of [100_000, 1_000_000]) {
    const { snapshot } = buildBenchSnapshot(size);
    for (const order of ['listed', 'adaptive'] as const)
      rows.push(await measure({ ...LAPTOP_ADVISOR, order }, snapshot, baseline));
  }
  const columns = ['products', 'order', 'snapshot', 'one advisor', 'together', 'skus', 'scratch of a thread'];
  const notes = [
    'Goal: under 200 bytes a product together. Scratch is what one thread has allocated so far: after steps that score every product, with the ' +
      'nearest results and the reply that is asked for again.',
  ];
  return { tables: [{ caption: 'Bytes a product, 15 attributes and price, nine questions.', columns, rows }], notes };
}

const CALLER: Caller = {
  nearest: true,
  wanted: { reasons: true, counts: true, histogram: true, replies: true, reconsider: true },
};

async function measure(advisor: Advisor, snapshot: Snapshot, baseline: number): Promise<string[]> {
  const preparation = prepare(advisor, snapshot);
  const ownTexts = snapshot.skus.bytes.byteLength;
  const snapshotBytes = countBytes(snapshot) - ownTexts;
  const preparationBytes = countBytes(preparation);
  const compiled = compile(advisor, snapshot, preparation);
  const scopeBytes = compiled.scope.byteLength;
  for (const { before, last } of worstSteps(compile(LAPTOP_ADVISOR, snapshot, preparation), 1).take(1))
    advance(compiled, before, last, CALLER);
  await collectGarbage();
  const counted = snapshotBytes + ownTexts + preparationBytes + scopeBytes;
  const scratch = process.memoryUsage().arrayBuffers - baseline - counted;
  const perProduct = (bytes: number) => `${(bytes / snapshot.size).toFixed(1)} B`;
  return [
    formatCount(snapshot.size),
    advisor.order,
    perProduct(snapshotBytes),
    perProduct(preparationBytes + scopeBytes),
    perProduct(snapshotBytes + preparationBytes + scopeBytes),
    perProduct(ownTexts),
    `${(scratch / 2 ** 20).toFixed(1)} MiB`,
  ];
}

/** Otherwise buffers that are no longer used would still be counted. They are freed some time after the first collection. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  for (let nth = 0; nth < 2 && typeof collect === 'function'; nth++) {
    collect();
    await setTimeout(100);
  }
}

/** All typed arrays that plain objects and maps lead to. Here each has its own buffer. */
function countBytes(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (value instanceof Map) return [...value.values()].reduce<number>((sum, part) => sum + countBytes(part), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countBytes(part), 0);
}
