import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { type AdvisorFile, advisorFileJsonSchema } from './advisor-file.ts';

const schema = JSON.parse(JSON.stringify(advisorFileJsonSchema('https://advisor.example')));
const compiled = Schema.Compile(schema);

const laptops: AdvisorFile = {
  advisor: 'laptops',
  client: 'demo',
  name: 'Laptop finder',
  language: 'en',
  catalog: 'laptops',
  where: { kind: 'laptop' },
  results: { show: 'after_filters', limit: 10, price_impact: 'none', unavailable: 'hide' },
  questions: [
    {
      id: 'use',
      type: 'SINGLE',
      role: 'filter',
      title: 'What will you mostly do with it?',
      skip_text: 'Not sure yet',
      answers: [
        { id: 'games', title: 'Play games', where: { gpu: 'dedicated', ram_gb: { gte: 16 } } },
        { id: 'travel', title: 'Carry it', where: { any: [{ weight_kg: { lte: 1.4 } }, { not: { size: [15, 16] } }] } },
      ],
    },
    {
      id: 'budget',
      type: 'RANGE',
      role: 'filter',
      must: true,
      title: 'What is your budget?',
      attribute: 'price',
      range: { from: 'auto', to: 'auto', step: 50, label: '€', groupings: [{ title: 'Up to 600', to: 600 }] },
    },
    {
      id: 'brand',
      type: 'MULTIPLE',
      role: 'preference',
      weight: 2,
      title: 'Any favourite brand?',
      ask_if: { use: { none_of: ['games'] } },
      attribute: 'brand',
    },
  ],
  texts: { de: { 'use.title': 'Wofür brauchen Sie ihn vor allem?' } },
};

describe('the schema of the advisor file', () => {
  it('accepts a file that uses most of it', () => {
    expect(compiled.Errors(laptops)).toEqual(compiled.Check(laptops) ? [true, []] : 'valid');
  });

  it.each([
    ['an unknown member', { ...laptops, quesions: [] }],
    ['no question', { ...laptops, questions: [] }],
    ['a type that does not exist', { ...laptops, questions: [{ ...laptops.questions[0], type: 'SINGEL' }] }],
    ['a member of another type', { ...laptops, questions: [{ ...laptops.questions[0], match: 'any' }] }],
    ['an id with a dot', { ...laptops, questions: [{ ...laptops.questions[0], id: 'a.b' }] }],
    ['an unknown test', { ...laptops, where: { ram_gb: { min: 5 } } }],
    ['a step of zero', { ...laptops, questions: [{ ...laptops.questions[1], range: { step: 0 } }] }],
    ['an ask_if without a list', { ...laptops, questions: [{ ...laptops.questions[2], ask_if: { use: 'games' } }] }],
  ])('refuses %s', (_, file) => expect(compiled.Check(file)).toBe(false));

  it('names itself', () => {
    expect(schema.$id).toBe('https://advisor.example/schemas/advisor.json');
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });
});
