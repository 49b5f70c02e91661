import { expect, it } from 'vitest';
import { EN } from '../../words/en.ts';
import { placeInDraft, sectionOf } from './place-in-draft.ts';
import { remediesOf } from './remedies.ts';

const document = {
  results: { attributes: ['size', 'price', 'price'] },
  questions: [
    {
      ...{ id: 'use', title: 'What <b>for</b>?', must: true, ask_if: { other: { replied: true } } },
      answers: [{ id: 'play', title: 'Play', where: { kind: 'play' } }, { id: 'work' }],
    },
    { id: 'size', range: { from: 1, to: 2, groupings: [{ title: 'a' }, { title: 'b' }] } },
  ],
};

const remedies = (code: string, path: readonly string[] | null, more: object = {}) =>
  remediesOf({ code, path, operations: [], ...more }, document).map(({ name, value, operations }) => [
    ...[name, value],
    ...operations,
  ]);

it('what the service corrects is done as it says, and named by what takes the place', () => {
  const operations = [{ op: 'set', path: ['questions', 'use', 'answers', 'play', 'where'], value: { kind: 'x' } }];
  const fix = { kind: 'set', pointer: '', value: 'x' };
  expect(remedies('value-not-in-catalog', ['questions', 'use'], { operations, fix })).toEqual([
    ['replace', 'x', ...operations],
  ]);
  expect(remedies('filter-drops-missing', ['questions', 'use'], { operations, fix })).toEqual([
    ['keepMissing', '', ...operations],
  ]);
  expect(remedies('file', ['questions', 'use'], { operations, fix: { ...fix, value: {} } })).toEqual([
    ['correct', '', ...operations],
  ]);
});

it('a firm question that is to keep products of which it knows nothing is firm no more', () => {
  const firm = { questions: [{ id: 'kind', firm: true }] };
  const keep = { op: 'set', path: ['questions', 'kind', 'missing'], value: 'keep' } as const;
  const loosen = { op: 'remove', path: ['questions', 'kind', 'firm'] };
  const path = ['questions', 'kind'];
  for (const found of [
    { code: 'filter-drops-some', path, operations: [] },
    { code: 'filter-drops-missing', path, operations: [keep] },
  ])
    expect(remediesOf(found, firm)).toEqual([{ name: 'keepMissing', value: '', operations: [keep, loosen] }]);
});

it('where most products have no value, they are left out, or the question is asked all the same', () => {
  const at = ['questions', 'use'];
  const drop = ['dropMissing', '', { op: 'set', path: [...at, 'missing'], value: 'drop' }];
  expect(remedies('value-seldom-known', at)).toEqual([
    drop,
    ['askAnyway', '', { op: 'set', path: [...at, 'always_ask'], value: true }],
  ]);
  const asked = { questions: [{ id: 'use', always_ask: true }] };
  const found = { code: 'value-seldom-known', path: at, operations: [] };
  expect(remediesOf(found, asked).map(({ name }) => name)).toEqual(['dropMissing']);
});

it('what can be taken away is named by its ids, wherever in it the finding is', () => {
  const inAnswer = ['questions', 'use', 'answers', 'play', 'where', 'kind'];
  expect(remedies('answer-never-offered', inAnswer)).toEqual([
    ['removeAnswer', '', { op: 'remove', path: ['questions', 'use', 'answers', 'play'] }],
  ]);
  expect(remedies('answer-changes-nothing', inAnswer)).toEqual([
    ['noPreference', '', { op: 'remove', path: ['questions', 'use', 'answers', 'play', 'where'] }],
  ]);
  expect(remedies('question-never-reached', ['questions', 'use', 'ask_if'])).toEqual([
    ['alwaysAsk', '', { op: 'remove', path: ['questions', 'use', 'ask_if'] }],
    ['removeQuestion', '', { op: 'remove', path: ['questions', 'use'] }],
  ]);
  expect(remedies('results-emptied', ['questions', 'use', 'must'])).toEqual([
    ['showNearest', '', { op: 'remove', path: ['questions', 'use', 'must'] }],
  ]);
});

it('of a list that is changed as a whole, one item is left out', () => {
  expect(remedies('grouping-without-product', ['questions', 'size', 'range', 'groupings', '0'])).toEqual([
    [
      ...['removeGrouping', ''],
      { op: 'set', path: ['questions', 'size', 'range', 'groupings'], value: [{ title: 'b' }] },
    ],
  ]);
  expect(remedies('price-shown-anyway', ['results', 'attributes', '2'])).toEqual([
    ['leaveOut', '', { op: 'set', path: ['results', 'attributes'], value: ['size', 'price'] }],
  ]);
});

it('an attribute that the catalog does not have is taken out of what results show, and the list with the last one', () => {
  const path = ['results', 'attributes', '0'];
  const takeOut = ['takeOut', '', { op: 'set', path: ['results', 'attributes'], value: ['price', 'price'] }];
  expect(remedies('unknown-attribute', path)).toEqual([takeOut]);
  const operations = [{ op: 'set', path: ['results', 'attributes'], value: ['sizes', 'price', 'price'] }];
  const fix = { kind: 'set', pointer: '/results/attributes/0', value: 'sizes' };
  expect(remedies('unknown-attribute', path, { operations, fix })).toEqual([
    ['replace', 'sizes', ...operations],
    takeOut,
  ]);
  const last = remediesOf({ code: 'unknown-attribute', path, operations: [] }, { results: { attributes: ['size'] } });
  expect(last).toEqual([
    { name: 'takeOut', value: '', operations: [{ op: 'remove', path: ['results', 'attributes'] }] },
  ]);
  expect(remedies('unknown-attribute', ['questions', 'use', 'attribute'])).toEqual([]);
});

it('what stands at no question is found in a section of the editor', () => {
  expect(sectionOf(['results', 'attributes', '1'], EN.editor)).toBe('What each result shows');
  expect(sectionOf(['where', 'kind'], EN.editor)).toBe(EN.editor.whole);
  expect(sectionOf(['catalog'], EN.editor)).toBeNull();
});

it('nothing is offered for what is not there any more, has no ids, or is not known', () => {
  expect(remedies('answer-never-offered', ['questions', 'use', 'answers', 'gone'])).toEqual([]);
  expect(remedies('question-distinguishes-nothing', ['questions', 'gone'])).toEqual([]);
  expect(remedies('grouping-without-product', ['questions', 'size', 'range', 'groupings', '9'])).toEqual([]);
  expect(remedies('answer-never-offered', null)).toEqual([]);
  expect(remedies('constructor', ['questions', 'use'])).toEqual([]);
});

it('a place is said by the titles that people know, and by its number where it has none', () => {
  const placeOf = (...path: string[]) =>
    placeInDraft(document, path, { question: 'Question {nth}', answer: 'Answer {nth}' });
  const nowhere = { question: '', answer: '', language: '', part: '' };
  expect(placeOf('questions', 'use', 'answers', 'work', 'where')).toEqual({
    ...{ ...nowhere, question: 'What <b>for</b>?', answer: 'Answer 2', part: 'where' },
  });
  expect(placeOf('questions', 'use', 'title')).toEqual({ ...nowhere, question: 'What <b>for</b>?', part: 'title' });
  expect(placeOf('texts', 'de')).toEqual({ ...nowhere, language: 'de', part: 'texts' });
  expect(placeOf('catalog')).toEqual({ ...nowhere, part: 'catalog' });
});

it('every remedy has a name', () => {
  const codes = Object.keys(EN.checking.findings);
  const names = codes.flatMap((code) =>
    remedies(code, ['questions', 'use', 'answers', 'play', 'where']).map(([name]) => String(name)),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !Object.hasOwn(EN.checking.remedies, name))).toEqual([]);
});
