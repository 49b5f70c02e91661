import { expect, it } from 'vitest';
import { askAfterAll, questionAsker } from './question-asker.ts';

const OF = { catalog: 'bikes', language: 'de', within: undefined };
const DRAFTED = [{ id: 'frame' }] as never;

/** A service that writes one question at a time, and names each by the first letter of what it is about. */
function service() {
  let isBusy = false;
  const asked: string[] = [];
  const call = async (_: string, { query }: { readonly query: { readonly attribute: string } }) => {
    asked.push(query.attribute);
    if (isBusy || (query.attribute === 'gone' && asked.length === 1)) throw new Error('not now');
    isBusy = true;
    await null;
    isBusy = false;
    return { question: { id: query.attribute.split('_')[0], attribute: query.attribute }, answers: [] };
  };
  return { asked, admin: { call } as never };
}

it('asks for one question after the other, and none has the id of another', async () => {
  const ask = questionAsker(OF, 'demo', service().admin);
  const further = await askAfterAll(['frame_size', 'weight', 'weight_limit'], DRAFTED, ask);
  expect(further.map(({ attribute }) => attribute)).toEqual(['frame_size', 'weight', 'weight_limit']);
  expect(new Set(['frame', ...further.map(({ id }) => id)]).size).toBe(4);
  expect(further[1]?.id).toBe('weight');
});

it('asks for each once, however many want it at the same time', async () => {
  const { admin, asked } = service();
  const ask = questionAsker(OF, 'demo', admin);
  await Promise.all([ask('weight'), ask('colour'), ask('weight')]);
  await askAfterAll(['weight'], DRAFTED, ask);
  expect(asked).toEqual(['weight', 'colour']);
});

it('gives none if one of them cannot be written, and asks for that one again', async () => {
  const ask = questionAsker(OF, 'demo', service().admin);
  await expect(askAfterAll(['gone', 'weight'], DRAFTED, ask)).rejects.toThrow('not now');
  expect((await askAfterAll(['gone'], DRAFTED, ask)).length).toBe(1);
});

it('a question is about the products that the draft speaks of', async () => {
  const queries: unknown[] = [];
  const call = async (_: string, { query }: { readonly query: unknown }) => {
    queries.push(query);
    return { question: { id: 'weight' }, answers: [] };
  };
  const within = '{"not":{"kind":"Gift card"}}';
  await questionAsker({ ...OF, within }, 'demo', { call } as never)('weight');
  expect(queries).toEqual([{ attribute: 'weight', language: 'de', order: 'adaptive', within }]);
});
