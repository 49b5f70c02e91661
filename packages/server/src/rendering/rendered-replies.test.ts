import type { Advisor, RangeQuestion } from '@guidepost/engine/advisor';
import { expect, test } from 'vitest';
import { RenderedReplies } from './rendered-replies.ts';

const budget: RangeQuestion = {
  ...{ id: 'budget', type: 'RANGE', role: 'filter', title: 'Budget?', attribute: 'price', label: '€' },
  ...{ from: 'auto', to: 'auto', step: 1, groupings: [], description: null, image: null, skipText: null, weight: 1 },
  ...{ must: false, missing: 'drop', alwaysAsk: false, firm: false, stage: 1, askIf: null },
};

const titleIn = (language: string, label: string): string => {
  const questions = [{ ...budget, label }];
  const replies = new RenderedReplies({ questions, texts: {} } as unknown as Advisor, language, new Map(), null, []);
  const { members } = replies.answer(0, '800-1500.5');
  const { title } = JSON.parse(Buffer.from(`{${members}}`, 'latin1').toString('utf8'));
  return title.replace(/[\u00a0\u202f]/g, ' ');
};

test.each([
  ['en', '€', '€800 – €1,500.50'],
  ['nl', '€', '€ 800 – € 1.500,50'],
  ['de', '€', '800 – 1.500,50 €'],
  ['fr', '€', '800 – 1 500,50 €'],
  ['uk', '₴', '800 – 1 500,50 ₴'],
  ['tr', '₺', '₺800 – ₺1.500,50'],
  ['en', 'kg', '800 – 1500.5 kg'],
  ['nl', '', '800 – 1500,5'],
])('a range in %s, in %s, is %s', (language, label, title) => {
  expect(titleIn(language, label)).toBe(title);
});
