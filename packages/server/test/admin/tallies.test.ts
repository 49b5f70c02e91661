// What is in a catalog, counted for whoever writes conditions.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { ended, order, upload } from '../fixture/jobs.ts';
import { LAMPS } from '../fixture/shop.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await signIn(server, 'viewer');
});
afterAll(() => server.stop());

const lamps = { client: 'shop', catalog: 'lamps' };

it('a condition is counted as advisors understand it, within another one or in the whole catalog', async () => {
  const count = (where?: object, within?: object) =>
    viewer.ask('countProducts', {
      ...lamps,
      query: { ...(where && { where: JSON.stringify(where) }), ...(within && { within: JSON.stringify(within) }) },
    });
  expect(await count()).toEqual({ products: 6, of: 6 });
  expect(await count({})).toEqual({ products: 6, of: 6 });
  expect(await count({ watts: { gte: 11 }, style: 'ornate' })).toEqual({ products: 2, of: 6 });
  expect(await count({ any: [{ room: 'bath' }, { not: { brand: ['Alba', 'Bruma'] } }] })).toEqual({
    products: 3,
    of: 6,
  });
  expect(await count({ price: { lt: 100 } }, { brand: 'Corda' })).toEqual({ products: 1, of: 2 });
  expect(await count({ colour: { exists: false } })).toEqual({ products: 6, of: 6 });
});

it('the products that a condition means are listed in catalog order, a page at a time', async () => {
  const list = (where: object, further: { within?: string; limit?: number; after?: string } = {}) =>
    viewer.ask('listSatisfying', { ...lamps, query: { where: JSON.stringify(where), ...further } });
  const ornate = LAMPS.filter(({ attributes }) => attributes.style === 'ornate').map(({ sku, title }) => ({
    sku,
    title,
  }));
  expect(ornate.length).toBeGreaterThan(1);
  expect(await list({ style: 'ornate' })).toEqual({ entries: ornate, next: null });
  const first = await list({ style: 'ornate' }, { limit: 1 });
  expect(first.entries).toEqual(ornate.slice(0, 1));
  const rest = await list({ style: 'ornate' }, { after: first.next ?? '' });
  expect(rest).toEqual({ entries: ornate.slice(1), next: null });
  const within = JSON.stringify({ price: { lt: 100 } });
  expect((await list({ brand: 'Corda' }, { within })).entries).toHaveLength(1);
  expect((await list({ colour: { exists: false } })).entries).toHaveLength(LAMPS.length);
  expect(await list({ price: { lt: 0 } })).toEqual({ entries: [], next: null });
  const send = (path: string) => viewer.send('GET', `/clients/shop/catalogs/${path}`);
  expectAdminProblem(await send('nothing/satisfying'), 'not-found');
  const other = Buffer.from('["other",""]').toString('base64url');
  for (const query of ['where={', 'after=!', `after=${other}`, 'limit=201'])
    expectAdminProblem(await send(`lamps/satisfying?${query}`), 'invalid-request');
});

it('values come with their products, most frequent first, and can be searched', async () => {
  const tally = (query: { attribute: string; search?: string; within?: string; limit?: number }) =>
    viewer.ask('tallyValues', { ...lamps, query });
  expect(await tally({ attribute: 'brand', within: '{"style":"plain"}' })).toEqual({
    ...{ attribute: 'brand', type: 'text', known: 3, distinct: 2, range: null },
    values: [
      { value: 'Alba', products: 2 },
      { value: 'Bruma', products: 1 },
    ],
  });
  expect((await tally({ attribute: 'brand', search: 'RU' })).values).toEqual([{ value: 'Bruma', products: 2 }]);
  // What was searched for to the letter comes first, however few have it.
  expect((await tally({ attribute: 'coldest', search: '0' })).values[0]).toMatchObject({ value: '0' });
  expect((await tally({ attribute: 'brand', limit: 1 })).values).toEqual([{ value: 'Alba', products: 2 }]);
  const { range, known } = await tally({ attribute: 'price' });
  expect([known, range?.least, range?.most]).toEqual([6, 19, 199]);
  expect(range?.bars.reduce((sum, bar) => sum + bar)).toBe(6);
  expect([range?.bars[0], range?.bars.at(-1)]).toEqual([1, 1]);
});

it('attributes come with how many products have them, and a whole question is made of one, in the language of the advisor', async () => {
  const { attributes, of } = await viewer.ask('tallyAttributes', lamps);
  expect([
    of,
    attributes.find(({ name }) => name === 'price'),
    attributes.find(({ name }) => name === 'brand'),
  ]).toEqual([...[6, { name: 'price', known: 6 }, { name: 'brand', known: 6 }]]);
  const query = { attribute: 'brand', language: 'de' };
  const { question, answers } = await viewer.ask('draftQuestion', { ...lamps, query });
  expect(question).toMatchObject({
    type: expect.any(String),
    role: expect.any(String),
    title: expect.stringMatching(/mark/i),
  });
  expect(answers).toHaveLength(3);
  expect(answers).toContainEqual({ value: 'Corda', title: 'Corda', products: 2 });
  expect((await viewer.ask('draftQuestion', { ...lamps, query: { attribute: 'price' } })).question.attribute).toBe(
    'price',
  );
  expectAdminProblem(await viewer.send('GET', '/clients/shop/catalogs/lamps/question?attribute=nothing'), 'not-found');
});

it('values come as shoppers read them in a language: with its marks, and yes or no; a question says with or without', async () => {
  const owner = await signIn(server, 'owner');
  const fans = { client: 'shop', catalog: 'fans' };
  // Nearly all are foldable, so that a question about it is a plain one, with answers from its values.
  const rows = Array.from({ length: 40 }, (_, nth) => [
    `f${nth}`,
    `Fan ${nth}`,
    'https://a.example/i',
    'https://a.example/l',
    9,
    11.5 + (nth % 3),
    nth > 0,
    // Ticked or left empty, which may mean anything.
    nth % 4 === 0 ? 'true' : '',
  ]);
  const csv = ['sku,title,image,link,price,weight_kg,foldable,stocked', ...rows.map((row) => row.join(','))];
  const { id } = await upload(owner, 'fans.csv', csv.join('\n'));
  await ended(owner, await order(owner, 'catalogs/fans/imports', { upload: id, currency: 'EUR' }));
  const tally = async (attribute: string, language: string) =>
    (await viewer.ask('tallyValues', { ...fans, query: { attribute, language } })).values.map(({ title }) => title);
  expect(await tally('foldable', 'de-AT')).toEqual(['Ja', 'Nein']);
  const stocked = { attribute: 'stocked', language: 'de' };
  expect(await viewer.ask('tallyValues', { ...fans, query: stocked })).toMatchObject({ distinct: 1, no: 'Nein' });
  expect(await tally('weight_kg', 'de')).toEqual(['11,5', '12,5', '13,5']);
  const query = { attribute: 'foldable', language: 'de' };
  const { answers } = await viewer.ask('draftQuestion', { ...fans, query });
  expect(answers).toEqual([
    { value: null, title: 'Mit', products: 39 },
    { value: null, title: 'Ohne', products: 1 },
  ]);
  // Whoever words such an answer has to know the value, which is not what shoppers read.
  const ticked = await viewer.ask('draftQuestion', { ...fans, query: { attribute: 'stocked', language: 'de' } });
  expect(ticked.answers).toEqual([{ value: 'true', title: 'Ja', products: 10 }]);
  expectAdminProblem(
    await viewer.send('GET', '/clients/shop/catalogs/fans/values?attribute=foldable&language=d_'),
    'invalid-request',
  );
});

it('the answers of a proposed question count what can be bought', async () => {
  const owner = await signIn(server, 'owner');
  const mugs = { client: 'shop', catalog: 'mugs' };
  const rows = Array.from({ length: 30 }, (_, nth) =>
    [
      `m${nth}`,
      `Mug ${nth}`,
      'https://a.example/i',
      'https://a.example/l',
      9,
      nth % 3 > 0,
      ['Clay', 'Glass'][nth % 2],
    ].join(','),
  );
  const csv = ['sku,title,image,link,price,available,stuff', ...rows];
  const { id } = await upload(owner, 'mugs.csv', csv.join('\n'));
  await ended(owner, await order(owner, 'catalogs/mugs/imports', { upload: id, currency: 'EUR' }));
  const { answers } = await viewer.ask('draftQuestion', { ...mugs, query: { attribute: 'stuff' } });
  expect(answers.map(({ products }) => products)).toEqual([10, 10]);
  // So are numbers that somebody asks for as such, who may count all the same what is sold out.
  const unavailable = 'hide';
  const where = JSON.stringify({ stuff: 'Clay' });
  expect(await viewer.ask('countProducts', { ...mugs, query: { where, unavailable } })).toEqual({
    ...{ products: 10, of: 20 },
  });
  expect(await viewer.ask('countProducts', { ...mugs, query: { where } })).toEqual({ products: 15, of: 30 });
  const tally = await viewer.ask('tallyValues', { ...mugs, query: { attribute: 'stuff', unavailable } });
  expect([tally.known, ...tally.values.map(({ products }) => products)]).toEqual([20, 10, 10]);
  const listed = await viewer.ask('listSatisfying', { ...mugs, query: { where, unavailable } });
  expect(listed.entries).toHaveLength(10);
  for (const path of ['count', 'satisfying', 'values?attribute=stuff'])
    expectAdminProblem(
      await viewer.send('GET', `/clients/shop/catalogs/mugs/${path}${path.includes('?') ? '&' : '?'}unavailable=show`),
      'invalid-request',
    );
  // And only those that the advisor speaks of.
  const within = JSON.stringify({ not: { any: [{ stuff: 'Glass' }] } });
  const some = await viewer.ask('draftQuestion', { ...mugs, query: { attribute: 'stuff', within } });
  expect(some.answers.map(({ products }) => products)).toEqual([10]);
  expectAdminProblem(
    await viewer.send('GET', '/clients/shop/catalogs/mugs/question?attribute=stuff&within={'),
    'invalid-request',
  );
});

it('what cannot be read is refused, and what is not there is not found', async () => {
  const send = (path: string) => viewer.send('GET', `/clients/shop/catalogs/${path}`);
  for (const where of ['{', '[]', '{"watts":{"least":3}}', `${'{"not":'.repeat(3000)}{}${'}'.repeat(3000)}`]) {
    expectAdminProblem(
      await send(`lamps/count?where=${encodeURIComponent(where).slice(0, 14_000)}`),
      'invalid-request',
    );
  }
  expect((await send('lamps/values?attribute=brand&limit=1000')).status).toBe(200);
  expectAdminProblem(await send('lamps/values?attribute=brand&limit=1001'), 'invalid-request');
  for (const path of ['lamps/values', 'lamps/values?attribute=colour', 'nothing/count', 'nothing/values?attribute=a']) {
    expectAdminProblem(await send(path), 'not-found');
  }
});

it('a condition of more than a hundred tests is not counted', async () => {
  const count = (tests: number) => {
    const where = JSON.stringify({ not: { any: Array.from({ length: tests }, () => ({ watts: { gte: 11 } })) } });
    return viewer.send('GET', `/clients/shop/catalogs/lamps/count?where=${encodeURIComponent(where)}`);
  };
  expect((await count(100)).status).toBe(200);
  expectAdminProblem(await count(101), 'invalid-request');
});

it('of a catalog without an advisor, too, and always as it is now', async () => {
  const csv = (prices: number[]) =>
    [
      'sku,title,image,link,price',
      ...prices.map((price, nth) => `s${nth},Sign,https://a.example/i,https://a.example/l,${price}.00`),
    ].join('\n');
  const owner = await signIn(server, 'owner');
  const signs = { client: 'shop', catalog: 'signs' };
  const bring = async (prices: number[]): Promise<void> => {
    const { id } = await upload(owner, 'signs.csv', csv(prices));
    const job = await ended(owner, await order(owner, 'catalogs/signs/imports', { upload: id, currency: 'EUR' }));
    expect(job.outcome).toBe('done');
  };
  await bring([1, 2, 3]);
  expect(await viewer.ask('countProducts', { ...signs, query: { where: '{"price":{"gte":2}}' } })).toEqual({
    products: 2,
    of: 3,
  });
  await bring([1, 2, 3, 4]);
  expect(await viewer.ask('countProducts', { ...signs, query: { where: '{"price":{"gte":2}}' } })).toEqual({
    products: 3,
    of: 4,
  });
});
