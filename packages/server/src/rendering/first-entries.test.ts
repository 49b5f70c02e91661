import { expect, it } from 'vitest';
import { firstEntries } from './first-entries.ts';

it('leaves what a browser sends as it is', () => {
  for (const list of ['', 'de', 'de-AT,de;q=0.9,en;q=0.8', 'gzip, deflate, br, zstd', '*']) {
    expect(firstEntries(list)).toBe(list);
  }
});

it('keeps a bounded number of entries and characters, however long the list is', () => {
  expect(firstEntries('a,'.repeat(7500))).toBe('a,'.repeat(20).slice(0, -1));
  expect(firstEntries('abcdefghij'.repeat(1500))).toBe('');
  expect(firstEntries(`de;${'q=1;'.repeat(100)},${'x'.repeat(15_000)}`).length).toBeLessThanOrEqual(500);
});

it('never makes another entry of one that it cuts', () => {
  const list = `${'a'.repeat(497)},en-GB`;
  expect(firstEntries(list)).toBe('a'.repeat(497));
});
