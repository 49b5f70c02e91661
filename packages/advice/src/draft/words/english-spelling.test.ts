import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { expect, test } from 'vitest';
import { draftAdvisor } from '../draft-advisor.ts';
import { attribute, luck, one, product } from '../drafted.fixture.ts';

const attributes = [attribute('kind'), attribute('colour'), { ...attribute('tube_color'), label: 'Tube color' }];
const products = Array.from({ length: 200 }, (_, nth) =>
  product(nth, 20 + luck(nth, 1, 200), {
    kind: one(['flute', 'horn', 'whistle'], nth, 2),
    colour: one(['black', 'red', 'blue', 'white'], nth, 3),
    tube_color: one(['black', 'red', 'blue', 'green'], nth, 4),
  }),
);

function titlesIn(currency: string): string {
  const catalog = { client: 'demo', catalog: 'main', currency, attributes };
  const settings = { advisor: 'main', language: 'en', mostQuestions: 12 } as const;
  const made = draftAdvisor(catalog, buildSnapshot(products, attributes), settings);
  return made.kind === 'drafted' ? made.advisor.questions.map(({ title }) => title).join(' ') : '';
}

test('one draft has one spelling of English: that of the United States where prices are in dollars', () => {
  expect(titlesIn('USD')).toMatch(/\bcolor\b/);
  expect(titlesIn('USD')).not.toMatch(/colour/i);
  expect(titlesIn('EUR')).toMatch(/\bcolour\b/);
  expect(titlesIn('EUR')).not.toMatch(/color\b/i);
});
