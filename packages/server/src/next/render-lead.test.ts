import type { Outcome } from '@guidepost/engine/converse';
import { expect, it } from 'vitest';
import type { Lead } from './lead.ts';
import { LeadRenderer } from './render-lead.ts';

const live = {
  client: 'shop',
  advisor: 'lamps',
  version: 3,
  results: new Map(),
  renderers: new Map([['en', { render: () => '{"question_id":"room"}' }]]),
  catalog: { rendered: { at: (product: number) => `{"sku":"${product}"}` }, skus: { at: String } },
  compiled: { advisor: { questions: [{ id: 'room' }, { id: 'watts' }] } },
} as unknown as Lead['live'];
const question = {} as NonNullable<Outcome['question']>;

const LACKS = [{ place: 1, answers: ['1.0-2.0'], isSetAside: true, missedBy: 2 }];

const lead = (language: string, outcome: Pick<Outcome, 'question' | 'results'>): Lead => ({
  status: 'current',
  token: 'T',
  language,
  live,
  session: { language, replies: {}, shown: null, resultsGiven: true },
  outcome: () => ({ ...outcome, candidates: 2, lacks: outcome.results && LACKS, said: null }),
  include: null,
});

it('joins token, question and results', () => {
  const { body, given } = new LeadRenderer().render(lead('en', { question, results: [4, 2] }));
  expect(given).toBe('4 2|watts 1 2 1.0-2.0');
  expect(JSON.parse(body)).toEqual({
    session_token: 'T',
    question: { question_id: 'room' },
    results: [{ sku: '4' }, { sku: '2' }],
  });
  const none = new LeadRenderer().render(lead('en', { question: null, results: null }));
  expect(none.given).toBeNull();
  expect(JSON.parse(none.body)).toEqual({
    session_token: 'T',
    question: null,
    results: null,
  });
});

it('never ends a conversation because a language is missing: that is an error', () => {
  expect(() => new LeadRenderer().render(lead('fr', { question, results: null }))).toThrow(
    'Version 3 of the advisor shop/lamps has no texts in "fr".',
  );
});
