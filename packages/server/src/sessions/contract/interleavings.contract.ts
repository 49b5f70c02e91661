// Whatever is started, stepped, tried again and removed in whatever order: the store has what a model of it has.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/fixture/test-length.ts';
import type { StoredSession } from '../session-store.ts';
import type { CurrentStore } from './current-store.fixture.ts';
import { start, step } from './sessions.fixture.ts';

/** Opening a store anew takes longer than many steps do, so that much happens before. */
const SESSIONS = 6;

export const keepsAnyInterleaving = (under: CurrentStore): void => {
  test('any interleaving of starts, steps, retries and removals leaves what a model of it has', async () => {
    const action = fc.record({
      session: fc.nat(SESSIONS - 1),
      kind: fc.constantFrom('insert', 'advance', 'advance', 'advance', 'stale', 'remove'),
      answer: fc.constantFrom('a', 'b'),
      wait: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 120 }), async (actions) => {
        const begun = Array.from({ length: SESSIONS }, () => start());
        const model = new Map<number, StoredSession[]>();
        const gone = new Set<number>();
        const outcomes: [Promise<unknown>, unknown][] = [];
        for (const { session: index, kind, answer, wait } of actions) {
          const states = model.get(index);
          const latest = states?.at(-1);
          const previous = states?.at(-2);
          const origin = begun[index] ?? start();
          if (kind === 'insert' && latest === undefined && !gone.has(index)) {
            model.set(index, [origin]);
            outcomes.push([under.store.insert(origin, 1), true]);
          } else if (kind === 'advance') {
            const next = step(latest ?? origin, `q${(latest?.step ?? 0) % 3}`, [answer], 'use');
            outcomes.push([under.store.advance(next, 1), latest !== undefined]);
            states?.push(next);
          } else if (kind === 'stale' && previous !== undefined) {
            outcomes.push([under.store.advance(step(previous, 'q0', [answer], 'use'), 1), false]);
          } else if (kind === 'remove') {
            outcomes.push([under.store.remove(origin.id), latest !== undefined]);
            model.delete(index);
            gone.add(index);
          }
          if (wait) await outcomes.at(-1)?.[0];
        }
        for (const [outcome, expected] of outcomes) expect(await outcome).toBe(expected);
        await under.reopen();
        for (const [index, { id }] of begun.entries()) {
          const states = model.get(index) ?? [];
          expect(await under.store.find(id)).toEqual(states.at(-1) ?? null);
          expect((await under.store.events(id)).map((event) => event.step)).toEqual(states.map((state) => state.step));
        }
      }),
      runs(12, 100),
    );
  });
};
