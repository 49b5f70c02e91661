import { expect, test } from 'vitest';
import { AtOnce } from './at-once.ts';

test('of one client and in all only so much is under way, and what ended or failed makes room', async () => {
  const atOnce = new AtOnce({ perClient: 2, inAll: 3 });
  const begin = (client: string) => {
    const work = Promise.withResolvers<string>();
    const running = atOnce.run(client, () => work.promise);
    return running && { running, ...work };
  };
  const [first, second, tooMany] = [begin('a'), begin('a'), begin('a')];
  expect([first, second, tooMany].map((each) => each === null)).toEqual([false, false, true]);
  expect(begin('b')).not.toBeNull();
  expect(begin('c')).toBeNull();
  first?.resolve('done');
  expect(await first?.running).toBe('done');
  const third = begin('c');
  expect([third === null, begin('a')]).toEqual([false, null]);
  second?.reject(new Error('broken'));
  await expect(second?.running).rejects.toThrow('broken');
  expect(begin('a')).not.toBeNull();
});
