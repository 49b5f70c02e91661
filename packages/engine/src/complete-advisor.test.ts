import { expect, it } from 'vitest';
import { completeAdvisor, type StoredAdvisor } from './complete-advisor.ts';

/** As the first versions of the program stored it. */
const EARLY: StoredAdvisor = {
  ...{ id: 'shoes', client: 'demo', catalog: 'shoes', title: 'Shoes', language: 'en', where: null, texts: {} },
  results: { show: 'at_end', limit: 5, priceImpact: 'none', unavailable: 'hide', onePer: 'group' },
  questions: [
    {
      ...{ id: 'use', type: 'SINGLE', role: 'filter', match: 'any', title: 'Where?', description: null, image: null },
      ...{ skipText: null, weight: 1, must: true, missing: 'drop', alwaysAsk: false, askIf: null, answers: [] },
    },
  ],
};

it('a version that was stored early goes on as it did: in listed order, nothing firm', () => {
  const advisor = completeAdvisor(EARLY);
  expect(advisor).toMatchObject({ ...EARLY, order: 'listed', first: null });
  expect(advisor.results).toMatchObject({ nearest: true, askAgain: true, attributes: [] });
  expect(advisor.questions[0]).toMatchObject({ id: 'use', must: true, firm: false, stage: 1, redundant: 'show' });
});

it('what a version says itself stays', () => {
  const said = completeAdvisor({
    ...EARLY,
    order: 'adaptive',
    first: 'use',
    results: { ...EARLY.results, nearest: false },
  });
  expect(completeAdvisor(said)).toEqual(said);
  expect(said).toMatchObject({ order: 'adaptive', first: 'use', results: { nearest: false } });
});
