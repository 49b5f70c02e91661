import { DRAFT_LANGUAGES, isTabled, tableOf } from '@guidepost/advice/draft/words/languages/languages';
import type { Advisor, ChoiceQuestion, RangeQuestion } from '@guidepost/engine/advisor';
import { expect, it } from 'vitest';
import { BINARY_ENCODING } from './binary-text.ts';
import { QuestionRenderer, titleOfValue, type ValueTitles } from './render-question.ts';

const base = {
  role: 'filter',
  description: null,
  image: '/room.svg',
  skipText: null,
  weight: 1,
  must: false,
  missing: 'drop',
  alwaysAsk: false,
  firm: false,
  stage: 1,
  askIf: null,
} as const;
const room: ChoiceQuestion = {
  ...base,
  id: 'room',
  title: 'Where? “€”',
  type: 'SINGLE',
  match: 'any',
  redundant: 'show',
  answers: ['living', 'bath'].map((id) => ({
    id,
    title: `In: ${id}`,
    description: null,
    image: null,
    backgroundColor: null,
    where: null,
  })),
};
const brand: ChoiceQuestion = {
  ...base,
  id: 'brand',
  title: 'Brand?',
  type: 'MULTIPLE',
  match: 'any',
  redundant: 'show',
  answers: { attribute: 'brand', max: 30 },
};
const watts: RangeQuestion = {
  ...base,
  id: 'watts',
  title: 'Watts?',
  type: 'RANGE',
  attribute: 'watts',
  from: 'auto',
  to: 'auto',
  step: 0.5,
  label: 'W',
  groupings: [
    { title: 'few', from: null, to: 5 },
    { title: 'many', from: 5, to: null },
  ],
};
const advisor: Advisor = {
  id: 'lamps',
  client: 'shop',
  catalog: 'lamps',
  title: 'Lamps',
  language: 'en',
  where: null,
  results: {
    show: 'after_filters',
    limit: 10,
    priceImpact: 'none',
    unavailable: 'hide',
    onePer: 'product',
    nearest: true,
    askAgain: true,
    attributes: [],
  },
  order: 'listed',
  first: null,
  questions: [room, brand, watts],
  texts: {
    de: { 'room.title': 'Wo?', 'room.bath.title': 'Im Bad', 'watts.label': 'Watt', 'watts.groupings.1.title': 'viele' },
  },
};

type Render = Parameters<QuestionRenderer['render']>;

const render = (language: string, offer: Render[0], wholes: Render[3] = null) =>
  JSON.parse(
    Buffer.from(
      new QuestionRenderer(advisor, language, new Map(), 'https://x.example').render(offer, null, '', wholes),
      BINARY_ENCODING,
    ).toString(),
  );

it('shows the offered answers only, in their order, with addresses completed', () => {
  const shown = render('en', { kind: 'choice', place: 0, question: room, answers: [1] });
  expect(shown).toEqual({
    question_id: 'room',
    title: 'Where? “€”',
    description: null,
    image: 'https://x.example/room.svg',
    question_type: 'SINGLE',
    skip_text: null,
    answers: [{ answer_id: 'bath', title: 'In: bath', description: null, image: null, background_color: null }],
  });
});

it('takes texts of the language, and the own ones where there are none', () => {
  const shown = render('de', { kind: 'choice', place: 0, question: room, answers: [0, 1] });
  expect(shown.title).toBe('Wo?');
  expect(shown.answers.map(({ title }: { title: string }) => title)).toEqual(['In: living', 'Im Bad']);
});

it('escapes values of the catalog', () => {
  const value = { id: '"<\u2028\\', code: 1, candidates: 1 };
  const shown = render('en', { kind: 'values', place: 1, question: brand, attribute: 'brand', values: [value] });
  expect(shown.answers[0]).toMatchObject({ answer_id: value.id, title: value.id });
});

it('numbers the groupings that are left from 0, and makes the answers of them', () => {
  const groupings = [{ grouping: 1, from: 5, to: 7.5 }];
  const shown = render('de', { kind: 'range', place: 2, question: watts, from: -1, to: 7.5, groupings });
  expect(shown).toMatchObject({
    range_from: -1,
    range_to: 7.5,
    range_step: 0.5,
    range_label: 'Watt',
    range_groupings: [{ title: 'viele', position: 0, range_from: 5, range_to: 7.5 }],
    answers: [{ answer_id: '5.0-7.5', range_from: 5, range_to: 7.5 }],
  });
});

it('tells a caller who wants to know it the whole of a grouping that is cut, and of no other', () => {
  const groupings = [
    { grouping: 0, from: 1, to: 5 },
    { grouping: 1, from: 5, to: 7.5 },
  ];
  const offer = { kind: 'range', place: 2, question: watts, from: 1, to: 7.5, groupings } as const;
  const wholes = [
    [],
    [],
    [
      { from: 1, to: 5 },
      { from: 5, to: 60 },
    ],
  ];
  expect(render('en', offer, wholes).range_groupings).toEqual([
    { title: 'few', position: 0, range_from: 1, range_to: 5 },
    { title: 'many', position: 1, range_from: 5, range_to: 7.5, whole_from: 5, whole_to: 60 },
  ]);
  expect(render('en', offer).range_groupings[1]).not.toHaveProperty('whole_to');
});

it('refuses an offer of another advisor', () => {
  expect(() => render('en', { kind: 'choice', place: 9, question: room, answers: [] })).toThrow(/another advisor/);
});

const titles: ValueTitles = new Map([
  ['watts', { name: 'watts', type: 'number', unit: 'W', label: null }],
  ['year', { name: 'year', type: 'number', unit: null, label: null }],
  ['dimmable', { name: 'dimmable', type: 'boolean', unit: null, label: null }],
  ['brand', { name: 'brand', type: 'text', unit: 'W', label: null }],
]);

it.each([
  ['watts', '5', 'en', '5 W'],
  ['watts', '1234.5', 'de', '1234,5 W'],
  ['watts', '12345', 'de', '12.345 W'],
  ['year', '2017', 'en', '2017'],
  ['year', '0.000001', 'en', '0.000001'],
  ['dimmable', 'true', 'de-AT', 'Ja'],
  ['dimmable', 'true', 'hu', 'Igen'],
  ['dimmable', 'false', 'el', 'Όχι'],
  ['dimmable', 'true', 'zh-Hant-TW', '是'],
  ['dimmable', 'false', 'is', 'No'],
  ['dimmable', 'false', 'xx', 'No'],
  ['brand', 'Alba', 'de', 'Alba'],
  ['forgotten', '5', 'de', '5'],
])('of %s %s in %s reads %s', (attribute, value, language, title) =>
  expect(titleOfValue(titles, attribute, value, language)).toBe(title),
);

it('says yes and no in each language as its drafts do', () => {
  for (const language of DRAFT_LANGUAGES.filter(isTabled)) {
    const said = ['true', 'false'].map((value) => titleOfValue(titles, 'dimmable', value, language));
    const { yes, no } = tableOf(language).answers;
    expect([language, ...said]).toEqual([language, yes, no]);
  }
});

it('writes inches with their sign, which is no word of any language', () => {
  const titles = new Map([['screen', { name: 'screen', type: 'number' as const, unit: 'in', label: null }]]);
  expect(titleOfValue(titles, 'screen', '15.6', 'nl')).toBe('15,6″');
  expect(titleOfValue(titles, 'screen', '55', 'en')).toBe('55″');
});
