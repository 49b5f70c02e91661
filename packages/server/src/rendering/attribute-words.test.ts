import type { Advisor, Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import { expect, it } from 'vitest';
import { AttributeWords } from './attribute-words.ts';

const common: Omit<ChoiceQuestion, 'id' | 'answers'> = {
  type: 'SINGLE',
  role: 'filter',
  title: 'x',
  description: null,
  image: null,
  skipText: null,
  weight: 1,
  must: false,
  missing: 'drop',
  alwaysAsk: false,
  firm: false,
  stage: 1,
  askIf: null,
  match: 'any',
  redundant: 'show',
};
const text = (name: string) => ({ name, type: 'text' }) as const;
const answer = (id: string, title: string, attribute: string, ...values: string[]): Answer => ({
  ...{ id, title, description: null, image: null, backgroundColor: null },
  where: { kind: 'in', attribute, values },
});
const questions: ChoiceQuestion[] = [
  {
    ...common,
    id: 'use',
    answers: [
      answer('forest', 'Ride in the forest', 'brakes', 'hydraulic disc'),
      answer('b', 'Rim', 'brakes', 'rim', 'drum'),
    ],
  },
  {
    ...common,
    id: 'stop',
    answers: [
      answer('h', 'Hydraulic-Disc', 'brakes', 'hydraulic disc'),
      answer('rim', 'Rim brakes', 'brakes', 'rim'),
      answer('coaster', 'I brake with my feet', 'brakes', 'coaster'),
    ],
  },
  { ...common, id: 'brand', answers: { attribute: 'brand', max: 30 } },
  { ...common, id: 'ram', answers: { attribute: 'ram', max: 30 } },
  { ...common, id: 'touch', answers: { attribute: 'touch', max: 30 } },
];
const texts: Advisor['texts'] = {
  de: {
    'results.weight_kg.label': 'Gewicht',
    'results.brand.Alba.title': 'Alba (Wien)',
    'use.forest.title': 'Im Wald fahren',
    'use.b.title': 'Felge',
    'stop.h.title': 'Hydraulische Scheibe',
    'stop.rim.title': 'Felgenbremse',
    'stop.coaster.title': 'Ich bremse mit den Füßen',
    'ram.64.title': '64 GB oder mehr',
    'touch.true.title': 'Mit Touch, bitte',
    'results.ram.32.title': '32 GB',
    'brand.Alba.title': 'Nicht gesagt',
    'brand.Bora.title': 'Bora',
  },
};
const german = new AttributeWords({ questions, texts }, 'de');

it('an attribute is called as the author says, and by nothing else', () => {
  expect(german.labelOf('weight_kg')).toBe('Gewicht');
  expect(german.labelOf('brakes')).toBeNull();
  expect(new AttributeWords({ questions, texts }, 'en').labelOf('weight_kg')).toBeNull();
});

it('a value is called as the author says, else as the answer that is named after it, never as one that is about a use', () => {
  expect(german.titleOf(text('brand'), 'Alba')).toBe('Alba (Wien)');
  expect(german.titleOf(text('brand'), 'Bora')).toBe('Bora');
  expect(german.titleOf(text('brakes'), 'hydraulic disc')).toBe('Hydraulische Scheibe');
  expect(german.titleOf(text('brakes'), 'rim')).toBe('Felgenbremse');
  expect(german.titleOf(text('brakes'), 'drum')).toBeNull();
  expect(german.titleOf(text('material'), 'rim')).toBeNull();
  expect(new AttributeWords({ questions, texts }, 'fr').titleOf(text('brakes'), 'rim')).toBeNull();
});

it('a value is not called as an answer that is worded for a question', () => {
  expect(german.titleOf(text('brakes'), 'coaster')).toBeNull();
  expect(german.titleOf({ name: 'ram', type: 'number' }, '64')).toBeNull();
  expect(german.titleOf({ name: 'touch', type: 'boolean' }, 'true')).toBeNull();
  // Said for results, it is meant for them.
  expect(german.titleOf({ name: 'ram', type: 'number' }, '32')).toBe('32 GB');
});

it("the advisor's own language can say what attributes and values are called, which nothing else of the advisor says", () => {
  const own = new AttributeWords(
    { questions, texts: { en: { 'results.weight_kg.label': 'Weight', 'brand.Alba.title': 'Alba of Vienna' } } },
    'en',
  );
  expect(own.labelOf('weight_kg')).toBe('Weight');
  expect(own.titleOf(text('brand'), 'Alba')).toBe('Alba of Vienna');
  expect(own.titleOf(text('brand'), 'Bora')).toBeNull();
});
