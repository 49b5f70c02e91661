// The promises of RepeatStore.

import { expect, test } from 'vitest';
import type { TwoStores } from './two-stores.fixture.ts';

const request = { caller: 'person_1', name: 'digest of a name', digest: 'digest of a body' };
const times = { at: 100, keptFrom: 0, claimedFrom: 50 };

export const answersOnce = (stores: () => TwoStores): void => {
  test('of several who claim a request at the same time one is the first, and the others get its answer', async () => {
    const { one, other } = stores();
    const claims = await Promise.all([one, other, one, other].map(({ repeats }) => repeats.claim(request, times)));
    expect(claims.map(({ kind }) => kind).sort()).toEqual(['first', 'under-way', 'under-way', 'under-way']);
    await one.repeats.answer(request, 'the answer');
    expect(await other.repeats.claim(request, times)).toEqual({ kind: 'answered', answer: 'the answer' });
  });

  test('names of different callers are different, and a name is for one request only', async () => {
    const { repeats } = stores().one;
    await repeats.claim(request, times);
    await repeats.answer(request, 'the answer');
    expect(await repeats.claim({ ...request, digest: 'another body' }, times)).toEqual({ kind: 'other' });
    expect(await repeats.claim({ ...request, caller: 'person_2' }, times)).toEqual({ kind: 'first' });
  });

  test('a request that did nothing may be tried again', async () => {
    const { repeats } = stores().one;
    await repeats.claim(request, times);
    await repeats.release(request);
    expect(await repeats.claim(request, times)).toEqual({ kind: 'first' });
    await repeats.answer(request, 'the answer');
    await repeats.release(request);
    expect((await repeats.claim(request, times)).kind).toBe('answered');
  });

  test('whoever claimed it and died is forgotten after a while, and answers after a longer one', async () => {
    const { repeats } = stores().one;
    await repeats.claim(request, { ...times, at: 100 });
    expect((await repeats.claim(request, { ...times, at: 160, claimedFrom: 100 })).kind).toBe('under-way');
    expect((await repeats.claim(request, { ...times, at: 160, claimedFrom: 101 })).kind).toBe('first');
    await repeats.answer(request, 'the answer');
    expect((await repeats.claim(request, { at: 300, keptFrom: 160, claimedFrom: 290 })).kind).toBe('answered');
    expect((await repeats.claim(request, { at: 300, keptFrom: 161, claimedFrom: 290 })).kind).toBe('first');
  });
};
