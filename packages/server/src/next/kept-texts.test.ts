import { expect, it } from 'vitest';
import { KeptTexts } from './kept-texts.ts';

/** Asks as a renderer does: what is not found is made and added. Tells whether it was found. */
const ask = (kept: KeptTexts, key: string, text = `of ${key}`): boolean => {
  const found = kept.find(key);
  if (found === null) kept.add(key, text, `given by ${key}`);
  else expect(found).toMatchObject({ text, given: `given by ${key}` });
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

it('what is given counts as memory, too', () => {
  const most = 20_000;
  const kept = new KeptTexts(most);
  const given = 'x'.repeat(500);
  const keys = Array.from({ length: 1000 }, (_, nth) => `key ${nth}`);
  for (const key of keys) for (let time = 0; time < 2; time++) if (kept.find(key) === null) kept.add(key, '', given);
  const found = keys.filter((key) => kept.find(key) !== null);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length * given.length).toBeLessThanOrEqual(most + given.length);
});

it('what is asked for more often takes the place of what is asked for less, and never the other way round', () => {
  const text = 'x'.repeat(800);
  const kept = new KeptTexts(10_000);
  const often = Array.from({ length: 9 }, (_, nth) => `often ${nth}`);
  const asWell = Array.from({ length: 9 }, (_, nth) => `seldom ${nth}`);
  for (const key of asWell) for (let time = 0; time < 3; time++) ask(kept, key, text);
  for (let time = 0; time < 5; time++) for (const key of often) ask(kept, key, text);
  expect(often.filter((key) => kept.find(key) !== null)).toEqual(often);
  for (let time = 0; time < 3; time++) for (const key of asWell) ask(kept, key, text);
  expect(often.filter((key) => kept.find(key) !== null)).toEqual(often);
});

it('more different texts than there is room for, asked for in turn, do not drive each other out', () => {
  const text = 'x'.repeat(5000);
  const kept = new KeptTexts(200_000);
  const keys = Array.from({ length: 100 }, (_, nth) => `key ${nth}`);
  let found = 0;
  for (let time = 0; time < 10; time++) found += keys.filter((key) => ask(kept, key, text)).length;
  expect(found).toBeGreaterThan(7 * 30);
});

it('nor do they when much else is asked for between two turns', () => {
  const text = 'x'.repeat(800);
  const kept = new KeptTexts(6_000_000);
  const keys = Array.from({ length: 8_000 }, (_, nth) => `key ${nth}`);
  const turn = (): number => {
    for (let time = 0; time < 50_000; time++) ask(kept, 'else');
    return keys.filter((key) => ask(kept, key, text)).length;
  };
  turn();
  turn();
  let found = 0;
  for (let time = 0; time < 4; time++) found += turn();
  expect(found / 4 / keys.length).toBeGreaterThan(0.6);
});

it('what was asked for often once makes room in the end', () => {
  const text = 'x'.repeat(800);
  const kept = new KeptTexts(10_000);
  const before = Array.from({ length: 10 }, (_, nth) => `before ${nth}`);
  const now = Array.from({ length: 10 }, (_, nth) => `now ${nth}`);
  const askAll = (keys: readonly string[], times: number): void => {
    for (let time = 0; time < times; time++) {
      for (const key of keys) if (kept.find(key) === null) kept.add(key, text, null);
    }
  };
  askAll(before, 3000);
  askAll(now, 2500);
  expect(now.filter((key) => kept.find(key) !== null)).toHaveLength(10);
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
