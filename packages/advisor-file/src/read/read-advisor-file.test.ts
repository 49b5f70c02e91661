import { describe, expect, it } from 'vitest';
import { faultLine } from './advisor-file-fault.ts';
import { changed, LAPTOPS } from './laptops-file.fixture.ts';
import { readAdvisorFile } from './read-advisor-file.ts';

const advisorOf = (text: string) => {
  const reading = readAdvisorFile(text, 'a.yaml');
  if ('faults' in reading) throw new Error(reading.faults.map(faultLine).join('\n'));
  return reading.advisor;
};

const faultsOf = (text: string): string[] => {
  const reading = readAdvisorFile(text, 'a.yaml');
  return 'faults' in reading ? reading.faults.map(faultLine) : [];
};

describe('an advisor file', () => {
  it('is read with every default filled in', () => {
    const none = {
      ...{ description: null, image: null, weight: 1, must: false, firm: false, missing: 'drop' },
      ...{ alwaysAsk: false, stage: 1 },
    };
    expect(advisorOf(LAPTOPS)).toEqual({
      id: 'laptops',
      client: 'demo',
      catalog: 'laptops',
      title: 'Laptop finder',
      language: 'en',
      where: { kind: 'in', attribute: 'kind', values: ['laptop'] },
      results: {
        show: 'after_filters',
        limit: 10,
        priceImpact: 'none',
        unavailable: 'hide',
        onePer: 'group',
        nearest: true,
        askAgain: true,
        attributes: [],
      },
      order: 'listed',
      first: null,
      questions: [
        {
          ...none,
          id: 'use',
          type: 'SINGLE',
          role: 'filter',
          title: 'What will you mostly do with it?',
          skipText: 'Not sure yet',
          askIf: null,
          match: 'any',
          redundant: 'show',
          answers: [
            {
              id: 'games',
              title: 'Play games',
              description: null,
              image: null,
              backgroundColor: null,
              where: {
                kind: 'all',
                of: [
                  { kind: 'in', attribute: 'gpu', values: ['dedicated'] },
                  { kind: 'compare', attribute: 'ram_gb', gte: 16 },
                ],
              },
            },
            {
              id: 'travel',
              title: 'Carry it everywhere',
              description: null,
              image: null,
              backgroundColor: null,
              where: { kind: 'compare', attribute: 'weight_kg', lte: 1.4 },
            },
          ],
        },
        {
          ...none,
          id: 'budget',
          type: 'RANGE',
          role: 'filter',
          must: true,
          title: 'What is your budget?',
          skipText: null,
          askIf: null,
          attribute: 'price',
          from: 'auto',
          to: 'auto',
          step: 50,
          label: '€',
          groupings: [{ title: 'Up to 600', from: null, to: 600 }],
        },
        {
          ...none,
          id: 'brand',
          type: 'MULTIPLE',
          role: 'preference',
          weight: 2,
          title: 'Any favourite brand?',
          skipText: null,
          askIf: { kind: 'none_of', question: 'use', answers: ['games'] },
          match: 'any',
          redundant: 'show',
          answers: { attribute: 'brand', max: 30 },
        },
      ],
      texts: { de: { 'use.title': 'Wofür brauchen Sie ihn vor allem?', 'use.games.title': 'Spielen' } },
    });
  });

  it('may be JSON', () => {
    const json = JSON.stringify({
      advisor: 'a',
      client: 'c',
      name: 'T',
      catalog: 'k',
      questions: [{ id: 'q', type: 'SINGLE', role: 'filter', title: 'Q', attribute: 'brand' }],
    });
    expect(advisorOf(json).questions[0]).toMatchObject({ answers: { attribute: 'brand', max: 30 } });
    expect(advisorOf(`\ufeff${json}`).id).toBe('a');
  });

  it('gives an answer the value it names, unless it says otherwise', () => {
    const advisor = advisorOf(
      changed(
        '    attribute: brand\n',
        `    attribute: ram_gb
    answers:
      - id: 16
      - { id: on, title: 2024 }
      - { id: true, title: Yes, where: { touch: true } }
      - { id: none, title: No preference, where: {} }
`,
      ),
    );
    const where = (values: string[]) => ({ kind: 'in', attribute: 'ram_gb', values });
    expect(advisor.questions[2]).toMatchObject({
      answers: [
        { id: '16', title: '16', where: where(['16']) },
        { id: 'on', title: '2024', where: where(['on']) },
        { id: 'true', title: 'Yes', where: { kind: 'in', attribute: 'touch', values: [true] } },
        { id: 'none', title: 'No preference', where: null },
      ],
    });
  });

  it('has no condition where an answer of a question without attribute has none', () => {
    const advisor = advisorOf(changed('        where: { weight_kg: { lte: 1.4 } }\n', ''));
    expect(advisor.questions[0]).toMatchObject({ answers: [{ id: 'games' }, { id: 'travel', where: null }] });
  });

  it('reads every spelling of a condition', () => {
    const where = (text: string) => advisorOf(changed('{ kind: laptop }', text)).where;
    expect(where('{}')).toBeNull();
    expect(where('{ a: [1, x, true] }')).toEqual({ kind: 'in', attribute: 'a', values: [1, 'x', true] });
    expect(where('{ a: { eq: 5 } }')).toEqual({ kind: 'in', attribute: 'a', values: [5] });
    expect(where('{ a: { not_in: [5] } }')).toEqual({ kind: 'not_in', attribute: 'a', values: [5] });
    expect(where('{ a: { gt: 1, lt: 3 } }')).toEqual({ kind: 'compare', attribute: 'a', gt: 1, lt: 3 });
    expect(where('{ a: { exists: false } }')).toEqual({ kind: 'exists', attribute: 'a', exists: false });
    expect(where('{ not: { a: 1 } }')).toEqual({ kind: 'not', of: { kind: 'in', attribute: 'a', values: [1] } });
    expect(where('{ any: [{ a: 1 }, { b: { gte: 2 } }] }')).toEqual({
      kind: 'any',
      of: [
        { kind: 'in', attribute: 'a', values: [1] },
        { kind: 'compare', attribute: 'b', gte: 2 },
      ],
    });
    expect(where('{ a: { in: [1, 2], gte: 2, exists: true } }')).toMatchObject({ kind: 'all', of: { length: 3 } });
  });

  it('may use an alias for what is written before', () => {
    const advisor = advisorOf(
      changed('where: { kind: laptop }', 'where: &scope { kind: laptop }').replace(
        '{ weight_kg: { lte: 1.4 } }',
        '*scope',
      ),
    );
    expect(advisor.questions[0]).toMatchObject({ answers: [{}, { where: advisor.where }] });
  });

  it('spells language tags as they should be', () => {
    expect(Object.keys(advisorOf(changed('  de:', '  de-at:')).texts)).toEqual(['de-AT']);
  });

  it('says where each part of it is', () => {
    const reading = readAdvisorFile(LAPTOPS, 'a.yaml');
    if ('faults' in reading) throw new Error('faults');
    expect(reading.locate('/questions/1/range/step')).toEqual({ line: 27, column: 42 });
    expect(reading.locate('/questions/2/weight')).toEqual({ line: 31, column: 13 });
    expect(reading.locate('/questions/2/max')).toEqual({ line: 28, column: 5 });
    expect(reading.locate('/questions/2/weight', 'name')).toEqual({ line: 31, column: 5 });
    expect(reading.locate('/questions/0/answers/0/where/gpu', 'name')).toEqual({ line: 17, column: 18 });
    expect(reading.locate('')).toEqual({ line: 1, column: 1 });
    expect(reading.locate('questions')).toBeNull();
  });

  it('is refused with all of its faults at once, in the order of the file', () => {
    const text = changed('limit: 10', 'limit: 0')
      .replace('type: RANGE', 'type: RAGNE')
      .replace('role: preference', 'rolle: preference');
    expect(faultsOf(text)).toEqual([
      'a.yaml:7:40 results/limit: This must be at least 1, but is `0`. Write another number.',
      'a.yaml:22:11 questions/1/type: `RAGNE` is not one of SINGLE, MULTIPLE, RANGE. Did you mean RANGE?',
      'a.yaml:30:5 questions/2/rolle: There is no member `rolle` here. Did you mean `role`?',
    ]);
  });
});
