import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WaitingBound } from './waiting-bound.ts';

const MOST = 5000;

/**
 * A service of one server that answers requests in the order in which they came, each after `cost` milliseconds, in groups that take at
 * least `group` milliseconds, as commits do. Time is simulated.
 */
class Service {
  readonly bound: WaitingBound;
  readonly #cost: number;
  readonly #group: number;
  /** The time of day of all services, so that one can take over the bound of another. */
  static #time = 0;
  #now = Service.#time;
  #busyUntil = 0;
  readonly #inside: { readonly place: number; readonly since: number; readonly until: number }[] = [];
  refused = 0;
  /** Milliseconds, in the order of answers. */
  waits: number[] = [];

  constructor(cost: number, { group = 0, bound = new WaitingBound(MOST) } = {}) {
    this.#cost = cost;
    this.#group = group;
    this.bound = bound;
  }

  /** `count` requests at once. */
  arrive(count: number): void {
    for (let nth = 0; nth < count; nth++) {
      if (this.bound.isFull) {
        this.refused++;
        continue;
      }
      this.#busyUntil = Math.max(this.#now, this.#busyUntil) + this.#cost;
      const until = this.#busyUntil + this.#group;
      this.#inside.push({ place: this.bound.enter(), since: this.#now, until });
    }
  }

  /** Nothing is answered in this time. */
  stall(milliseconds: number): void {
    this.#busyUntil = Math.max(this.#now, this.#busyUntil) + milliseconds;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    Service.#time = Math.max(Service.#time, this.#now);
    for (let first = this.#inside[0]; first !== undefined && first.until <= this.#now; first = this.#inside[0]) {
      this.#inside.shift();
      this.waits.push(first.until - first.since);
      this.bound.measure(first.place, first.since, first.until);
      this.bound.leave();
    }
  }

  /** So many requests a millisecond. Forgets what was counted before. */
  run(rate: number, milliseconds: number): void {
    this.refused = 0;
    this.waits = [];
    let due = 0;
    for (let passed = 0; passed < milliseconds; passed++) {
      due += rate;
      this.arrive(Math.floor(due));
      due -= Math.floor(due);
      this.pass(1);
    }
  }

  get longest(): number {
    return this.waits.reduce((longest, one) => Math.max(longest, one), 0);
  }
}

describe('the bound of waiting requests', () => {
  it('never lets more wait than the fixed bound, nor fewer than a few, whatever happens', () => {
    const event = fc.oneof(
      fc.record({ kind: fc.constant('enter' as const), count: fc.integer({ min: 1, max: 300 }) }),
      fc.record({
        kind: fc.constant('leave' as const),
        count: fc.integer({ min: 1, max: 300 }),
        waited: fc.double({ min: 0, max: 1e7, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.array(event, { maxLength: 60 }), (most, events) => {
        const bound = new WaitingBound(most);
        const places: number[] = [];
        let now = 1e8;
        for (const step of events) {
          for (let nth = 0; nth < step.count; nth++) {
            if (step.kind === 'enter') {
              if (!bound.isFull) places.push(bound.enter());
            } else {
              const place = places.shift();
              if (place === undefined) continue;
              now += 7;
              bound.measure(place, now - step.waited, now);
              bound.leave();
            }
            expect(bound.waiting).toBe(places.length);
            expect(bound.limit).toBeGreaterThanOrEqual(Math.min(most, 4));
            expect(bound.limit).toBeLessThanOrEqual(most);
          }
        }
        for (const _ of places) bound.leave();
        expect(bound.waiting).toBe(0);
        expect(bound.isFull).toBe(false);
      }),
    );
  });

  it('keeps the waits of accepted requests near what is patience, and the service busy, at any cost of a request and any excess of load', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 1, noNaN: true }),
        fc.double({ min: 1.5, max: 8, noNaN: true }),
        (cost, excess) => {
          const service = new Service(cost, { group: 2 });
          service.run(0.1 / cost, 1000);
          service.run(excess / cost, 1000);
          service.run(excess / cost, 3000);
          // Alone, a request waits for its own cost and for its group.
          expect(service.longest).toBeLessThan(1.5 * Math.max(10, 4 * (2 + 4 * cost)));
          // It answers as many as it can.
          expect(service.waits.length * cost).toBeGreaterThan(0.98 * 3000);
          expect(service.refused).toBeGreaterThan(0);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('refuses nobody at a load that the service can answer, however slow the disk is', () => {
    for (const group of [0, 2, 20, 100]) {
      const service = new Service(0.05, { group });
      service.run(1, 3000);
      // If its bound is used up at first, it needs a moment to learn what is usual.
      service.run(15, 4000);
      service.run(15, 3000);
      expect(service.refused, `groups of ${group} ms`).toBe(0);
    }
  });

  it('finds out that a disk became slow while there is load, and then lets as many wait as that takes', () => {
    const { bound } = new Service(0.05);
    const quick = new Service(0.05, { group: 1, bound });
    quick.run(10, 2000);
    quick.pass(1000);
    const slow = new Service(0.05, { group: 80, bound });
    slow.run(10, 10_000);
    slow.run(10, 3000);
    expect(slow.refused).toBe(0);
  });

  it('does not refuse a burst that can be answered in good time, and refuses the rest of a larger one', () => {
    const service = new Service(0.05, { group: 2 });
    service.run(80, 2000);
    service.run(1, 200);
    expect(service.refused).toBe(0);
    service.arrive(150);
    expect(service.refused).toBe(0);
    service.pass(100);
    service.arrive(5000);
    expect(service.refused).toBeGreaterThan(4000);
    service.waits = [];
    service.pass(1000);
    expect(service.longest).toBeLessThan(1.5 * service.bound.patience);
  });

  it('is as before once the overload is over', () => {
    const service = new Service(0.05, { group: 2 });
    service.run(80, 3000);
    service.run(10, 50);
    service.run(10, 1000);
    expect(service.refused).toBe(0);
    expect(service.longest).toBeLessThan(5);
  });

  it('takes no notice of a process that stood still for a moment', () => {
    const service = new Service(0.05, { group: 2 });
    service.run(18, 2000);
    const { limit } = service.bound;
    for (let nth = 0; nth < 20; nth++) {
      service.stall(40);
      service.run(18, 200);
    }
    expect(service.bound.limit).toBeGreaterThanOrEqual(limit);
  });
});
