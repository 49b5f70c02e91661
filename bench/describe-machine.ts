// Says in one paragraph what the figures were measured on. The disk matters as much as the processor, because a
// step is durable only once it is synced.

import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, type as systemType, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { formatMs, quantile } from './quantile.ts';

export async function describeMachine(): Promise<string> {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return (
    `Machine: ${model}, ${availableParallelism()} cores, ${memory}; Node ${process.version}, ${systemType()} ${release()}; ` +
    `load average ${loadavg()[0]?.toFixed(1)} when begun. ` +
    `fdatasync of 4 KiB, p50 and p99 of 200: ${describeSync(tmpdir())} in the system's temporary folder, ` +
    `${describeSync(process.cwd())} in the working directory.`
  );
}

function describeSync(parent: string): string {
  const folder = mkdtempSync(join(parent, 'bench-sync-'));
  try {
    const times = measureSyncs(join(folder, 'file'));
    return `${formatMs(quantile(times, 0.5))} and ${formatMs(quantile(times, 0.99))}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measureSyncs(path: string): number[] {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(4096, 1);
  const times: number[] = [];
  for (let nth = 0; nth < 200; nth++) {
    writeSync(file, block, 0, block.length, nth * block.length);
    const start = performance.now();
    fdatasyncSync(file);
    times.push(performance.now() - start);
  }
  closeSync(file);
  return times;
}
