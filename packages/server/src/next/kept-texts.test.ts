import { expect, it } from 'vitest';
import { KeptTexts } from './kept-texts.ts';

/** Asks as a renderer does: what is not found is made and added. Tells whether it was found. */
const ask = (kept: KeptTexts, key: string, text = `of ${key}`): boolean => {
  const found = kept.find(key);
  if (found === null) kept.add(key, text);
  else expect(found).toBe(text);
  return found !== null;
};

it('what is asked for twice is found from then on', () => {
  const kept = new KeptTexts(100_000);
  expect(['a', 'b', 'a', 'a', 'b', 'b'].map((key) => ask(kept, key))).toEqual([false, false, false, true, false, true]);
});

it('however much is asked for, it stays within its memory', () => {
  const most = 20_000;
  const text = 'x'.repeat(500);
  const kept = new KeptTexts(most);
  const keys = Array.from({ length: 1000 }, (_, nth) => `key ${nth}`);
  for (const key of keys) {
    ask(kept, key, text);
    ask(kept, key, text);
  }
  const found = keys.filter((key) => kept.find(key) !== null);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length * text.length).toBeLessThanOrEqual(most + text.length);
});

it('what is asked for often outlives what is asked for once', () => {
  const kept = new KeptTexts(10_000);
  ask(kept, 'often');
  ask(kept, 'often');
  for (let nth = 0; nth < 5000; nth++) {
    ask(kept, `once ${nth}`);
    if (nth % 10 === 0) expect(ask(kept, 'often')).toBe(true);
  }
});
