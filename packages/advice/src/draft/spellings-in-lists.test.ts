import { isValueAnswers } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { draftAdvisor } from './draft-advisor.ts';

const color: Attribute = { name: 'color', type: 'list', unit: null, label: null };
const fuel: Attribute = { name: 'fuel', type: 'text', unit: null, label: null };

function valuesOfAnswers(lists: readonly (readonly string[])[]) {
  const products = lists.map(
    (list, nth): Product => ({
      ...{ sku: `c${nth}`, title: `Van ${nth}`, description: null, image: '', link: '', price: String(5 + 3 * nth) },
      ...{
        listPrice: null,
        group: null,
        available: true,
        attributes: { color: list, fuel: ['Diesel', 'Petrol', 'Gas'][nth % 3] ?? '' },
      },
    }),
  );
  const catalog = { client: 'demo', catalog: 'vans', currency: 'EUR', attributes: [color, fuel] };
  const made = draftAdvisor(catalog, buildSnapshot(products, [color, fuel]), {
    advisor: 'vans',
    language: 'en',
    mostQuestions: 12,
  });
  if (made.kind === 'nothing') throw new Error('nothing to ask');
  const question = made.advisor.questions.find(({ id }) => id === 'color');
  if (question === undefined || question.type === 'RANGE' || isValueAnswers(question.answers)) return [];
  return question.answers.map(({ title, where }) => [title, JSON.stringify(where)] as const);
}

const PLAIN = Array.from({ length: 60 }, (_, nth) => [['White', 'Blue', 'Black', 'Green'][nth % 4] ?? '']);

test('every spelling of a value is found under its answer, also two that only one product has', () => {
  const answers = new Map(valuesOfAnswers([...PLAIN, ['WHITE', 'BLUE']]));
  expect(answers.get('White')).toContain('"WHITE"');
  expect(answers.get('Blue')).toContain('"BLUE"');
  expect(answers.get('Black')).not.toContain('WHITE');
});

test('of two words for one thing that always go together, one is enough', () => {
  const answers = valuesOfAnswers(PLAIN.map(([one = '']) => (one === 'Blue' ? ['Blue', 'Bleu'] : [one])));
  expect(answers.map(([title]) => title).toSorted()).toEqual(['Black', 'Blue', 'Green', 'White']);
});
