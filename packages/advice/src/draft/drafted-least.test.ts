// What is better the more there is of it is asked as the least that it should be.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { expect, test } from 'vitest';
import { checkAdvisor } from '../check-advisor.ts';
import { noteUnanswered } from '../note-unanswered.ts';
import { attribute, drafted, luck, one, product, question, titlesOf } from './drafted.fixture.ts';

test('if more is better, each answer is a least value: products with more stay in front, and nothing is left to mend', () => {
  const tents = Array.from({ length: 240 }, (_, nth) => {
    const values = { brand: `Maker ${nth % 7}`, wassersaeule: one([2000, 3000, 5000, 10_000], nth, 41) };
    return product(nth, 50 + luck(nth, 42, 400), values);
  });
  const attributes = [
    attribute('brand'),
    { name: 'wassersaeule', type: 'number', unit: 'mm', label: 'Wassersäule' } as const,
  ];
  const { advisor } = drafted(attributes, tents, { language: 'de' });
  const asked = question(advisor, 'wassersaeule');
  expect(titlesOf(asked)).toEqual(['3.000 mm oder mehr', '5.000 mm oder mehr', '10.000 mm oder mehr']);
  expect(asked.type !== 'RANGE' && !isValueAnswers(asked.answers) && asked.answers.map(({ where }) => where)).toEqual(
    [3000, 5000, 10_000].map((gte) => ({ kind: 'compare', attribute: 'wassersaeule', gte })),
  );
  const snapshot = buildSnapshot(tents, attributes);
  expect(checkAdvisor(advisor, attributes, snapshot)).toEqual([]);
  expect(noteUnanswered(advisor, attributes, snapshot)).toEqual([]);
});

test('the highest level that nearly every product reaches is what is enough, and the two that leave out most are always levels', () => {
  const levels = (sizes: readonly (readonly [size: number, many: number])[]): string[] => {
    const all = sizes.flatMap(([size, many]) => Array<number>(many).fill(size));
    const computers = all.map((ram, nth) => product(nth, 300 + luck(nth, 43, 900), { ram, shade: `S${nth % 6}` }));
    const attributes = [attribute('ram', 'number', 'GB'), attribute('shade')];
    return titlesOf(question(drafted(attributes, computers, { mostQuestions: 20 }).advisor, 'ram'));
  };
  expect(
    levels([
      [2, 10],
      [4, 10],
      [8, 150],
      [16, 80],
      [32, 50],
    ]),
  ).toEqual(['8 GB is enough', '16 GB or more', '32 GB or more']);
  expect(
    levels([
      [2, 60],
      [4, 60],
      [8, 140],
      [16, 40],
    ]),
  ).toEqual(['2 GB is enough', '4 GB or more', '8 GB or more', '16 GB or more']);
  expect(
    levels([
      [2, 3],
      [4, 3],
      [8, 10],
      [16, 284],
    ]),
  ).toEqual(['8 GB or more', '16 GB or more']);
});

test('what is enough is a condition only where some product has less, so with one level left there is still a choice', () => {
  const first = (sizes: readonly number[]) => {
    const all = Array.from({ length: 300 }, (_, nth) => sizes[luck(nth, 44, sizes.length)] ?? 0);
    const computers = all.map((ram, nth) => product(nth, 300 + nth, { ram, shade: `S${nth % 6}` }));
    const asked = question(drafted([attribute('ram', 'number', 'GB'), attribute('shade')], computers).advisor, 'ram');
    return asked.type === 'RANGE' || isValueAnswers(asked.answers) ? null : asked.answers[0];
  };
  expect(first([4, 8, 16])).toMatchObject({ title: '4 GB is enough', where: null });
  const few = first([2, ...Array<number>(30).fill(4), ...Array<number>(10).fill(8), ...Array<number>(9).fill(16)]);
  expect(few).toMatchObject({ title: '4 GB is enough', where: { kind: 'compare', attribute: 'ram', gte: 4 } });
});

test('a level that leaves the same products as a higher one is hidden; values and parts beside each other all stay', () => {
  const things = Array.from({ length: 300 }, (_, nth) =>
    product(nth, 300 + luck(nth, 47, 900), { ram: 4 + 4 * (nth % 4), drawers: 1 + (nth % 5), shade: `S${nth % 6}` }),
  );
  const { advisor } = drafted(
    [attribute('ram', 'number', 'GB'), attribute('drawers', 'number'), attribute('shade')],
    things,
  );
  expect(titlesOf(question(advisor, 'ram'))).toContain('8 GB or more');
  expect(question(advisor, 'ram')).toMatchObject({ redundant: 'hide' });
  expect(question(advisor, 'drawers')).toMatchObject({ redundant: 'show' });
});

test('memory of a drive is asked for as storage, in sizes that drives are sold in; that of a card stays memory', () => {
  const laptops = (sizes: readonly [number, ...number[]]) =>
    Array.from({ length: 300 }, (_, nth) =>
      product(nth, 300 + luck(nth, 34, 2000), {
        memory: one(sizes, nth, 35),
        brand: `Maker ${'ABCDEF'.charAt(luck(nth, 36, 6))}`,
      }),
    );
  const attributes = [attribute('memory', 'number', 'GB'), attribute('brand')];
  const drives = laptops([32, 64, 128, 180, 240, 256, 500, 508, 512, 768, 1000, 1024, 1256, 2000]);
  const storage = question(drafted(attributes, drives).advisor, 'memory');
  expect(storage.title).toBe('How much storage do you need?');
  for (const title of titlesOf(storage))
    expect(title).toMatch(/^((60|64|120|128|240|256|480|500|512|960) G|[12] T)B (or more|is enough)$/);
  const german = question(drafted(attributes, drives, { language: 'de' }).advisor, 'memory');
  expect(german.title).toBe('Wie viel Speicherplatz brauchen Sie?');
  const cards = question(drafted(attributes, laptops([2, 4, 8, 12, 16, 24])).advisor, 'memory');
  expect(cards.title).toBe('How much memory do you need?');
});

test('memory without a unit is asked as the least that it should be, in the sizes that are sold', () => {
  const cards = Array.from({ length: 240 }, (_, nth) =>
    product(nth, 90 + 5 * luck(nth, 1, 200), {
      kind: one(['short', 'long', 'flat'], nth, 2),
      memory: one([0.5, 1, 2, 2, 4, 4, 6, 8, 8, 16, 11, 24], nth, 3),
    }),
  );
  const titles = titlesOf(
    question(drafted([attribute('kind'), attribute('memory', 'number')], cards).advisor, 'memory'),
  );
  expect(titles.slice(-2)).toEqual(['8 or more', '16 or more']);
  expect(titles.join(' ')).not.toMatch(/ to |\d\.\d/);
});
