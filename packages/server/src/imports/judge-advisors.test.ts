// What an import does to published advisors, through the import itself.

import type { Advisor, Answer, ChoiceQuestion } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Condition } from '@guidepost/engine/condition';
import type { Attribute, Product } from '@guidepost/engine/product';
import { beforeEach, expect, test } from 'vitest';
import { proveWithin } from '../advisors/prove-within.ts';
import { product } from '../storage/definitions/contract/catalogs.fixture.ts';
import { deleteProducts } from './delete-products.ts';
import { file, HEAD, inOwnStore, row, run, sourceOf, stopped, stores, update } from './import.fixture.ts';
import { judgeAdvisors } from './judge-advisors.ts';

inOwnStore();

const answer = (id: string, where: Condition | null): Answer => ({
  ...{ id, title: id, description: null, image: null, backgroundColor: null, where },
});
const is = (attribute: string, value: string): Condition => ({ kind: 'in', attribute, values: [value] });

const question = (id: string, answers: ChoiceQuestion['answers']): ChoiceQuestion => ({
  ...{
    id,
    type: 'SINGLE',
    role: 'filter',
    match: 'any',
    redundant: 'show',
    title: id,
    description: null,
    image: null,
    skipText: null,
  },
  ...{ weight: 1, must: false, missing: 'drop', alwaysAsk: false, firm: false, stage: 1, askIf: null, answers },
});

const ADVISOR: Advisor = {
  ...{ id: 'shoes', client: 'shop', catalog: 'c', title: 'Shoes', language: 'en', where: null, texts: {} },
  order: 'listed',
  first: null,
  results: {
    show: 'at_end',
    limit: 10,
    priceImpact: 'none',
    unavailable: 'hide',
    onePer: 'product',
    nearest: true,
    askAgain: true,
    attributes: [],
  },
  questions: [
    question('color', [answer('dark', is('color', 'black')), answer('red', is('color', 'red'))]),
    question('memory', [
      answer('much', { kind: 'compare', attribute: 'ram', gte: 16 }),
      answer('little', { kind: 'compare', attribute: 'ram', lt: 16 }),
    ]),
  ],
};

const WITH = `${HEAD},color,ram`;
const GOOD = [
  row('a', '1', 'black', '8'),
  row('b', '1', 'red', '16'),
  row('c', '1', 'black', '32'),
  row('d', '1', 'white', '4'),
  row('e', '1', 'white', '64'),
];

beforeEach(async () => {
  await run(file(WITH, ...GOOD));
});
const publish = (advisor: Advisor = ADVISOR) => stores.advisors.publish(advisor, '', 1);

test('a value that an answer needs and no product has any more stops the import, naming advisor, question and answer', async () => {
  await publish();
  const without = file(WITH, ...GOOD.filter((line) => !line.includes('red')));
  const { reasons, isOverridable } = await stopped(run(without));
  expect(isOverridable).toBe(true);
  expect(reasons).toMatchObject([{ code: 'advisors-broken' }]);
  const [reason] = reasons;
  if (reason?.code !== 'advisors-broken') throw new Error('another reason');
  for (const concern of reason.concerns) expect(concern).toMatchObject({ advisor: 'shoes', version: 1, breaks: true });
  const places = new Set(reason.concerns.map(({ place }) => place));
  // With one answer left there is nothing to ask any more.
  expect(places).toEqual(new Set(['advisor shoes, question color', 'advisor shoes, question color, answer red']));
  expect((await stores.catalogs.find('shop', 'c'))?.revision).toBe(1);
  const report = await run(without, { yes: true });
  expect(report).toMatchObject({ removed: 1, revision: 2 });
  expect(report.concerns).toEqual(reason.concerns);
});

test('an attribute that vanished stops it, and so does one of another type', async () => {
  await publish();
  const gone = file(`${HEAD},color`, ...GOOD.map((line) => line.replace(/,\d+$/, '')));
  expect((await stopped(run(gone))).message).toMatch(/question memory, answer much/);
  const worded = file(WITH, ...GOOD.map((line) => `${line} GB`));
  expect((await stopped(run(worded))).message).toMatch(/question memory/);
});

test('what was wrong before is no reason to stop', async () => {
  const [color, memory] = ADVISOR.questions;
  if (color === undefined || memory === undefined) throw new Error('two questions');
  const missing = question('material', [answer('wool', is('material', 'wool')), answer('any', null)]);
  await publish({ ...ADVISOR, questions: [color, memory, missing] });
  expect(await run(file(WITH, ...GOOD.slice(0, 4)))).toMatchObject({ removed: 1, concerns: [] });
});

test('an update and a deletion are judged as well; a dry run tells the same', async () => {
  await publish();
  const recolored = file('sku,color', 'b,green');
  expect((await stopped(update(recolored))).message).toMatch(/answer red/);
  expect((await stopped(update(recolored, { dryRun: true }))).message).toMatch(/answer red/);
  const order = { client: 'shop', catalog: 'c', source: sourceOf('b\n'), format: null, at: 1, dryRun: false };
  expect((await stopped(deleteProducts(stores, { ...order, yes: false }))).message).toMatch(/answer red/);
  expect(await deleteProducts(stores, { ...order, yes: true })).toMatchObject({ removed: 1 });
});

test('goods that come in and that no answer leads to are told, without stopping the import, and only once', async () => {
  await publish();
  const more = [...GOOD, row('f', '1', 'lime', '8'), row('g', '1', 'lime', '16')];
  const { concerns } = await run(file(WITH, ...more));
  expect(concerns).toMatchObject([
    {
      ...{ severity: 'note', breaks: false, code: 'values-without-answer', place: 'advisor shoes, question color' },
      message: '`color`: `lime` (2 products) has no answer in question `color`, so nobody can choose it.',
      question: { id: 'color' },
      values: [{ value: 'lime', products: 2 }],
    },
  ]);
  expect((await run(file(WITH, ...more, row('h', '1', 'lime', '4')))).concerns).toEqual([]);
  await update(file('sku,available', 'f,false', 'g,false', 'h,false'));
  const back = await update(file('sku,available', 'f,true'));
  expect(back.concerns).toMatchObject([{ code: 'values-without-answer' }]);
});

test('advisors of other catalogs, and those taken off, do not matter', async () => {
  await publish({ ...ADVISOR, catalog: 'other' });
  await publish({ ...ADVISOR, id: 'off' });
  await stores.advisors.unpublish('shop', 'off');
  expect(await run(file(HEAD, row('a'), row('b'), row('c')))).toMatchObject({ removed: 2, concerns: [] });
});

test('that the last products of an answer are sold out is told and does not stop it; that everything is sold out does', async () => {
  await publish();
  const report = await update(file('sku,available', 'b,false'));
  expect(report.concerns.map(({ place }) => place)).toContain('advisor shoes, question color, answer red');
  expect(report.concerns.some(({ breaks }) => breaks)).toBe(false);
  const { reasons } = await stopped(update(file('sku,available', ...[...'abcde'].map((sku) => `${sku},false`))));
  expect(reasons).toMatchObject([{ code: 'advisors-broken', concerns: [{ code: 'empty-scope' }] }]);
});

test('what only conversations show is told with the conversation that leads there', async () => {
  const must: Advisor = {
    ...ADVISOR,
    questions: ADVISOR.questions.map(
      (one) => ({ ...one, type: 'MULTIPLE', match: 'all', redundant: 'show', must: true }) as ChoiceQuestion,
    ),
  };
  const lists = 'attributes: { color: { from: color, split: "+" }, ram: { from: ram, type: number } }';
  const mapping = { name: 'm.yaml', text: lists };
  await run(file(WITH, row('a', '1', 'black+red', '8'), row('b', '1', 'red', '16'), row('c', '1', 'black', '4')), {
    mapping,
  });
  await publish({ ...must, questions: must.questions.slice(0, 1) });
  // Nothing is black and red any more, so whoever wants both ends without any result.
  const report = await run(
    file(WITH, row('a', '1', 'white', '8'), row('b', '1', 'red', '16'), row('c', '1', 'black', '4')),
    { mapping },
  );
  const emptied = report.concerns.find(({ code }) => code === 'results-emptied');
  expect(emptied).toMatchObject({ severity: 'warning', breaks: false, example: 'color → dark + red' });
});

test('what was only worth a note before and passed the mark of a warning is not brought about by the import', async () => {
  await publish();
  const lacking = file(WITH, ...GOOD.slice(0, 3), row('d', '1', 'white', ''), row('e', '1', 'white', ''));
  const codes = async (text: string) => (await run(text)).concerns.map(({ code }) => code);
  expect(await codes(lacking)).toContain('filter-drops-missing');
  await run(file(WITH, ...GOOD, row('f', '1', 'white', ''), row('g', '1', 'white', '4')));
  expect(await codes(lacking)).not.toContain('filter-drops-missing');
});

test('an attribute that an advisor asks for and most products lose stops the import; --yes goes on', async () => {
  await publish();
  const many = (ram: (nr: number) => string) =>
    file(WITH, ...GOOD, ...Array.from({ length: 15 }, (_, nr) => row(`m${nr}`, '1', 'black', ram(nr))));
  await run(many((nr) => String(4 + nr)));
  const emptied = many(() => '');
  const { reasons, isOverridable } = await stopped(run(emptied));
  const ram = { name: 'ram', fillRateBefore: 1, fillRate: 0.25, advisors: ['shoes'] };
  expect(reasons).toEqual([{ code: 'attributes-emptied', attributes: [ram] }]);
  expect(isOverridable).toBe(true);
  // An update of a few is told only.
  const few = file('sku,ram', ...Array.from({ length: 6 }, (_, nr) => `m${nr},`));
  expect(await update(few)).toMatchObject({ notices: { isPart: true, attributesEmptied: [{ name: 'ram' }] } });
  expect(await run(emptied, { yes: true })).toMatchObject({ notices: { attributesEmptied: [{ name: 'ram' }] } });
});

const ATTRIBUTES: readonly Attribute[] = [
  { name: 'color', type: 'text', unit: null, label: null },
  { name: 'ram', type: 'number', unit: null, label: null },
];
const shoe = (sku: string, color: string, ram: number, available = true): Product =>
  product(sku, { attributes: { color, ram }, available });
const SHOES = [shoe('a', 'black', 8), shoe('b', 'red', 16), shoe('c', 'black', 32), shoe('d', 'white', 4)];
const WITHOUT_RED = SHOES.filter(({ sku }) => sku !== 'b');

test.each<[string, readonly Product[], readonly Product[], number, boolean]>([
  ['nothing is wrong: those after', SHOES, SHOES.slice(), 1, false],
  [
    'nothing is new, as the check before shows: those after',
    WITHOUT_RED,
    [...WITHOUT_RED, shoe('e', 'black', 16)],
    1,
    false,
  ],
  ['something is lost: those after and those before', SHOES, WITHOUT_RED, 2, true],
  [
    'lost among what is sold out, as the check shows: the same',
    SHOES,
    [...WITHOUT_RED, shoe('e', 'white', 8, false)],
    2,
    true,
  ],
  [
    'it may be sold out only: also with what is sold out',
    SHOES,
    [...WITHOUT_RED, shoe('b', 'red', 16, false)],
    3,
    false,
  ],
])('conversations are looked at no more often than is needed where %s', async (_name, before, after, most, breaks) => {
  await publish();
  let times = 0;
  const counting: typeof proveWithin = (proving, of, known) => {
    times++;
    return proveWithin(proving, of, known);
  };
  const stateOf = (products: readonly Product[]) => ({
    attributes: ATTRIBUTES,
    snapshot: async () => buildSnapshot(products, ATTRIBUTES),
  });
  const target = { client: 'shop', catalog: 'c' };
  const concerns = await judgeAdvisors(stores.advisors, target, stateOf(before), stateOf(after), counting);
  expect(times).toBe(most);
  expect(concerns.some((concern) => concern.breaks)).toBe(breaks);
});

test('where nothing has changed that an advisor can ask for, no conversation is looked at', async () => {
  await publish();
  const never: typeof proveWithin = () => expect.unreachable();
  const stateOf = (products: readonly Product[]) => {
    const snapshot = async () => buildSnapshot(products, ATTRIBUTES);
    return { attributes: ATTRIBUTES, snapshot, kept: snapshot };
  };
  const target = { client: 'shop', catalog: 'c' };
  const after = WITHOUT_RED.map((product) => ({
    ...product,
    title: 'New',
    description: 'New',
    image: 'https://n.example',
  }));
  expect(await judgeAdvisors(stores.advisors, target, stateOf(WITHOUT_RED), stateOf(after), never)).toEqual([]);
});
