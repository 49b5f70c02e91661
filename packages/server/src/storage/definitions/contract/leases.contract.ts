// Which of several processes holds a lease. The clocks here are those of two processes, and they never agree.

import { expect, test } from 'vitest';
import { Lease } from '../../../sessions/lease.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const PATIENCE = 1000;

export const holdsLeases = (stores: () => TwoStores): void => {
  let oneTime = 0;
  let otherTime = 0;
  const leases = () => {
    const { one, other } = stores();
    oneTime = 5_000_000;
    otherTime = 3;
    return {
      first: new Lease(one.leases, 'sweep', 'first', PATIENCE, () => oneTime),
      second: new Lease(other.leases, 'sweep', 'second', PATIENCE, () => otherTime),
    };
  };

  test('one process holds a lease for as long as it says that it is there', async () => {
    const { first, second } = leases();
    for (let round = 0; round < 10; round++) {
      expect(await first.hold()).toBe(true);
      expect(await second.hold()).toBe(false);
      otherTime += PATIENCE - 1;
    }
  });

  test('of many who ask for a lease at the same time one gets it', async () => {
    const { one, other } = stores();
    const asked = Array.from({ length: 20 }, (_, i) => new Lease((i % 2 ? one : other).leases, 'x', `${i}`, PATIENCE));
    const held = await Promise.all(asked.map((lease) => lease.hold()));
    expect(held.filter(Boolean)).toHaveLength(1);
    expect(await asked[held.indexOf(true)]?.hold()).toBe(true);
  });

  test('a holder that is silent for too long loses it, and learns so before it works again', async () => {
    const { first, second } = leases();
    await first.hold();
    expect(await second.hold()).toBe(false);
    oneTime += 100 * PATIENCE;
    otherTime += PATIENCE;
    expect(await second.hold()).toBe(true);
    expect(await first.hold()).toBe(false);
    expect(await second.hold()).toBe(true);
  });

  test('a holder that did not hear that it holds the lease goes on with it', async () => {
    const { one } = stores();
    let isLost = true;
    const change: typeof one.leases.change = async (...given) => {
      const beat = await one.leases.change(...given);
      if (isLost) throw new Error('the connection is gone');
      return beat;
    };
    const deaf = new Lease({ ...one.leases, change }, 'sweep', 'deaf', PATIENCE, () => 0);
    await expect(deaf.hold()).rejects.toThrow('is gone');
    isLost = false;
    expect(await deaf.hold()).toBe(true);
  });

  test('a lease that is let go is free at once; one that was lost is not let go for the new holder', async () => {
    const { first, second } = leases();
    await first.hold();
    await first.release();
    expect(await second.hold()).toBe(true);
    await first.release();
    expect(await first.hold()).toBe(false);
    expect(await second.hold()).toBe(true);
  });

  test('leases of different names have nothing to do with each other', async () => {
    const { one, other } = stores();
    expect(await new Lease(one.leases, 'a', 'first', PATIENCE).hold()).toBe(true);
    expect(await new Lease(other.leases, 'b', 'second', PATIENCE).hold()).toBe(true);
  });
};
