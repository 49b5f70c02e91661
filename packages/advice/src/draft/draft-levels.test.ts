// Promises of a draft about long lists: every product can be chosen, and nobody is asked for a region before the country.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product, question, titlesOf, type Values } from './drafted.fixture.ts';

const things = (many: number, values: (nth: number) => Values) =>
  Array.from({ length: many }, (_, nth) => product(nth, 10 + luck(nth, 7, 400), values(nth)));

test('a list of up to sixty values offers all of them; of a longer one, the rare ones are found under something else', () => {
  const asked = (values: number) =>
    question(
      drafted(
        [attribute('harbour')],
        things(900, (nth) => ({ harbour: `Port ${luck(nth, 3, values)}` })),
      ).advisor,
      'harbour',
    );
  const short = asked(49);
  if (short.type === 'RANGE' || !isValueAnswers(short.answers)) throw new Error('answers from the catalog');
  expect(short.answers.max).toBeGreaterThanOrEqual(49);
  expect(titlesOf(asked(90)).at(-1)).toBe('Something else');
});

test('a taste that is cut has something else, too, so whoever wants a rare brand is not left without an answer', () => {
  const { advisor } = drafted(
    [attribute('brand')],
    things(1200, (nth) => ({ brand: `Maker ${luck(nth, 4, 150)}` })),
  );
  expect(titlesOf(question(advisor, 'brand')).at(-1)).toBe('Something else');
});

const SEAS = ['North', 'South', 'East', 'West'];
const islands = things(400, (nth) => {
  const island = luck(nth, 5, 40);
  // A few rows of any catalog are wrong.
  return {
    island: `Isle ${island}`,
    sea: SEAS[nth === 7 ? 0 : island % 4] ?? '',
    roof: luck(nth, 6, 2) === 0 ? 'Flat' : 'Round',
  };
});

test('a level is not asked for without the level above it, and only behind it', () => {
  const { advisor } = drafted([attribute('island'), attribute('sea'), attribute('roof')], islands);
  const ids = idsOf(advisor);
  expect(ids).toContain('island');
  expect(ids.slice(0, ids.indexOf('island'))).toContain('sea');
  expect(question(advisor, 'sea').stage).toBeLessThan(question(advisor, 'island').stage);
});

test('if there is room for one of them only, the level above is asked for', () => {
  const { advisor } = drafted([attribute('island'), attribute('sea')], islands, { mostQuestions: 1 });
  expect(idsOf(advisor)).toEqual(['sea']);
});

test('of several levels, the topmost one comes first', () => {
  const bays = islands.map((one, nth) => {
    const bay = luck(nth, 8, 28);
    const levels = { bay: `Bay ${bay}`, island: `Isle ${bay >> 1}`, sea: SEAS[bay >> 3] ?? '' };
    return product(nth, Number(one.price), levels);
  });
  const levels = [attribute('bay'), attribute('island'), attribute('sea')];
  expect(idsOf(drafted(levels, bays, { mostQuestions: 1 }).advisor)).toEqual(['sea']);
  expect(idsOf(drafted(levels, bays, { mostQuestions: 2 }).advisor)).toEqual(['sea', 'island']);
});

test('what does not depend on the other is no level above it', () => {
  const { advisor } = drafted([attribute('island'), attribute('roof')], islands);
  expect(question(advisor, 'island').stage).toBe(1);
});

test('two columns of one meaning are not asked for in the same words', () => {
  const { advisor } = drafted(
    [attribute('country'), attribute('country of origin')],
    things(900, (nth) => ({ country: `Here ${luck(nth, 3, 7)}`, 'country of origin': `There ${luck(nth, 4, 8)}` })),
  );
  const titles = advisor.questions.map(({ title }) => title);
  expect(titles).toContain('Which country should it come from?');
  expect(new Set(titles).size).toBe(titles.length);
});

test('what nobody said the kind of is found under something else, and where that is most, no kind is asked for', () => {
  const of = (known: number) =>
    drafted(
      [attribute('type'), attribute('material'), attribute('brand')],
      Array.from({ length: 200 }, (_, nth) =>
        product(nth, 10 + luck(nth, 91, 300), {
          ...(luck(nth, 92, 100) < known ? { type: one(['Chair', 'Table', 'Shelf', 'Mirror'], nth, 93) } : {}),
          material: one(['Oak', 'Steel', 'Glass'], nth, 94),
          brand: one(['Acme', 'Bolt', 'Core', 'Dune'], nth, 95),
        }),
      ),
    );
  const asked = question(of(80).advisor, 'type');
  expect(titlesOf(asked).toSorted()).toEqual(['Chair', 'Mirror', 'Shelf', 'Something else', 'Table']);
  expect(asked).toMatchObject({ firm: true, answers: { 4: { where: { kind: 'any' } } } });
  const whole = question(of(100).advisor, 'type');
  expect(whole.type !== 'RANGE' && isValueAnswers(whole.answers)).toBe(true);
  expect(idsOf(of(40).advisor)).not.toContain('type');
});
