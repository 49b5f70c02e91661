// The advisor that the engine is measured with: nine questions of every kind, as a shop would ask them.

import type { Advisor, Answer, ChoiceQuestion, RangeQuestion } from '@guidepost/engine/advisor';
import type { Condition, ConditionValue } from '@guidepost/engine/condition';

const shared = {
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
} as const;

const answer = (id: string, where: Condition | null): Answer => {
  return { id, title: id, description: null, image: null, backgroundColor: null, where };
};
const all = (...of: readonly Condition[]): Condition => ({ kind: 'all', of });
const any = (...of: readonly Condition[]): Condition => ({ kind: 'any', of });
const is = (attribute: string, ...values: readonly ConditionValue[]): Condition => ({ kind: 'in', attribute, values });
const from = (attribute: string, gte: number): Condition => ({ kind: 'compare', attribute, gte });
const upTo = (attribute: string, lte: number): Condition => ({ kind: 'compare', attribute, lte });

type Choice = Pick<ChoiceQuestion, 'id' | 'type' | 'role' | 'answers'> & Partial<ChoiceQuestion>;
type Range = Pick<RangeQuestion, 'id' | 'role' | 'attribute' | 'step'> & Partial<RangeQuestion>;
const choice = (question: Choice): ChoiceQuestion => ({
  ...shared,
  title: question.id,
  match: 'any',
  redundant: 'show',
  ...question,
});
const range = (question: Range): RangeQuestion => {
  return {
    ...shared,
    type: 'RANGE',
    title: question.id,
    from: 'auto',
    to: 'auto',
    label: '',
    groupings: [],
    ...question,
  };
};

export const LAPTOP_ADVISOR: Advisor = {
  id: 'laptops',
  client: 'bench',
  catalog: 'laptops',
  title: 'Laptop finder',
  language: 'en',
  where: null,
  results: {
    show: 'after_filters',
    limit: 10,
    priceImpact: 'cheaper',
    unavailable: 'hide',
    onePer: 'group',
    nearest: true,
    askAgain: true,
    attributes: [],
  },
  questions: [
    choice({
      id: 'use',
      type: 'SINGLE',
      role: 'filter',
      answers: [
        answer('games', all(is('gpu', 'dedicated'), from('ram_gb', 16))),
        answer('travel', all(upTo('weight_kg', 1.5), upTo('screen_inch', 14))),
        answer('office', all(is('os', 'windows'), from('ram_gb', 8), is('gpu', 'integrated'))),
        answer('media', any(is('panel', 'oled'), from('screen_inch', 16))),
        answer('anything', null),
      ],
    }),
    range({
      id: 'budget',
      role: 'filter',
      attribute: 'price',
      step: 50,
      groupings: [
        { title: 'Up to 600', from: null, to: 600 },
        { title: '600 to 1200', from: 600, to: 1200 },
        { title: '1200 to 2000', from: 1200, to: 2000 },
        { title: 'More', from: 2000, to: null },
      ],
    }),
    choice({
      id: 'needs',
      type: 'MULTIPLE',
      role: 'filter',
      match: 'all',
      redundant: 'show',
      answers: [
        answer('touch', is('touch', true)),
        answer('light', is('backlit', true)),
        answer('network', is('ports', 'ethernet')),
        answer('screen', is('ports', 'hdmi', 'displayport')),
        answer('loved', from('rating', 4.2)),
      ],
    }),
    choice({ id: 'brand', type: 'MULTIPLE', role: 'filter', answers: { attribute: 'brand', max: 30 } }),
    range({ id: 'battery', role: 'preference', attribute: 'battery_hours', step: 1, weight: 2 }),
    choice({
      id: 'storage',
      type: 'SINGLE',
      role: 'preference',
      weight: 1.5,
      answers: [
        answer('little', upTo('storage_gb', 256)),
        answer('some', is('storage_gb', 512, 1024)),
        answer('much', from('storage_gb', 2048)),
        answer('whatever', null),
      ],
    }),
    choice({ id: 'color', type: 'MULTIPLE', role: 'preference', answers: { attribute: 'colors', max: 12 } }),
    range({ id: 'weight', role: 'preference', attribute: 'weight_kg', step: 0.1 }),
    choice({ id: 'memory', type: 'SINGLE', role: 'preference', weight: 2, answers: { attribute: 'ram_gb', max: 8 } }),
  ],
  order: 'listed',
  first: null,
  texts: {},
};
