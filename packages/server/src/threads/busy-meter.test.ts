import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BusyMeter } from './busy-meter.ts';

const shareOf = ({ shared }: BusyMeter): number => Atomics.load(shared, 0) / 1000;

/** Until the meter has measured a whole interval of it. */
async function work(isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    const end = performance.now() + 5;
    while (performance.now() < end);
    await new Promise(setImmediate);
  }
}

test('a thread that works is busy, one that waits is not, and nobody is measured whom nobody watches', async () => {
  const meter = new BusyMeter();
  const [end, endOther] = [meter.watch(), meter.watch()];
  await work(() => shareOf(meter) > 0.9);
  end();
  end();
  while (shareOf(meter) > 0.5) await sleep(50);
  endOther();
  const last = shareOf(meter);
  const until = performance.now() + 400;
  await work(() => performance.now() > until);
  expect(shareOf(meter)).toBe(last);
});
