// Ranges: how an id may be spelled, and between which bounds.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const advisor = 'ranges';
const start = () => Journey.start(server, { advisor });

async function expectRefused(ids: readonly string[]): Promise<void> {
  const journey = await start();
  for (const id of ids) {
    const call = { advisor, token: journey.token, reply: ['coldest', id] } as const;
    const problem = expectProblem(await next(server, call), 'invalid-answer', id.length > 3 ? [`"${id}"`] : []);
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['#/answers/0']);
  }
  await journey.reply(['coldest', '-10-5']);
}

/** What the shopper sees after the reply, but for the token. */
async function seenAfter(id: string) {
  const journey = await start();
  await journey.reply(['coldest', id]);
  const { question, results } = await journey.look();
  return { question, results };
}

describe('the question', () => {
  it('has the members of a RANGE, its groupings as answers, in order', async () => {
    const { question } = (await start()).lead;
    expect(question).toMatchObject({
      question_type: 'RANGE',
      range_from: -50,
      range_to: 50,
      range_step: 5,
      range_label: '°C',
      range_groupings: [
        { title: 'Frost', position: 0, range_from: -50, range_to: 0 },
        { title: 'Mild', position: 1, range_from: 0, range_to: 15 },
        { title: 'Hot', position: 2, range_from: 15, range_to: 50 },
      ],
      answers: [
        { answer_id: '-50.0-0.0', range_from: -50, range_to: 0 },
        { answer_id: '0.0-15.0', range_from: 0, range_to: 15 },
        { answer_id: '15.0-50.0', range_from: 15, range_to: 50 },
      ],
    });
  });

  it('offers the whole range where it has no groupings, and an empty label where it has no unit', async () => {
    const lead = await (await start()).reply(['coldest']);
    expect(lead.question).toMatchObject({
      question_id: 'price',
      range_label: '',
      range_groupings: [],
      range_from: 10,
      range_to: 200,
      answers: [{ answer_id: '10.0-200.0', range_from: 10, range_to: 200 }],
    });
  });

  it('takes each of the ids it offers', async () => {
    const { question } = (await start()).lead;
    for (const { answer_id } of question?.answers ?? []) await seenAfter(answer_id);
  });
});

describe('an id', () => {
  it('that is malformed is refused [row 28]', () =>
    expectRefused([
      ...[
        '10,5-20',
        '1-5-3',
        '+1-2',
        '10-',
        '-',
        '',
        '10',
        '-10',
        '10--',
        ' 1-2',
        '1-2 ',
        '1 - 2',
        '1–2',
        '01-2',
        '00-1',
      ],
      ...['1.-2', '.5-1', '1-.5', '1.1234567-2', '0x1-2', '1e-2', '1e5', '1e-', 'e1-2', '1e+-2', 'NaN-1', '0-Infinity'],
      ...['١-٢', '1e100-2e100', '1234567890123456-1', '--1-2', '1---2', 'null-null', '1-2\n', '\n1-2', '1-2\0'],
    ]));

  it('of more than 15 significant digits is refused [row 28]', async () => {
    await expectRefused(['1.000000000000001-2', '0.1234567-1', '1234567890.123456-2']);
    await expectRefused(['9.123456-1234567890123456e0', '-50-49.9999999']);
  });

  it('outside the bounds of the author, or from above to, is refused [row 29]', () =>
    expectRefused(['-50.000001-0', '0-50.000001', '-51-51', '60-70', '-70--60', '5-4', '0.1-0', '-5--10', '1e2-2e2']));

  it('up to the very bounds of the author is taken [row 29]', async () => {
    await seenAfter('-50-50');
    await seenAfter('50-50');
  });

  it('is taken and clipped where bounds are automatic, but not from above to [row 29]', async () => {
    for (const [id, first] of [
      ['-1000-1000000', 'L1'],
      ['0-1', 'L1'],
      ['5000-9000', 'L6'],
      ['1e20-1e30', 'L6'],
    ] as const) {
      const journey = await start();
      await journey.reply(['coldest']);
      const reversed = { advisor, token: journey.token, reply: ['price', '50-40'] } as const;
      expectProblem(await next(server, reversed), 'invalid-answer');
      const lead = await journey.reply(['price', id]);
      expect(lead.results, id).toHaveLength(6);
      if (first === 'L1') expect(lead.results?.[0]?.sku, id).toBe(first);
      const retry = { advisor, token: journey.tokens[1]!, reply: ['price', id] } as const;
      expectLead(await next(server, retry), 'replayed');
    }
  });

  it('is refused when two are sent [row 30]', async () => {
    const journey = await start();
    const call = { advisor, token: journey.token, reply: ['coldest', '0-5', '5-10'] } as const;
    const problem = expectProblem(await next(server, call), 'invalid-answer');
    expect(problem.errors?.[0]?.pointer).toBe('#/answers/1');
    await journey.reply(['coldest', '0-5']);
  });

  it('has the same effect in every spelling of the same numbers [row 31]', async () => {
    const seen = await seenAfter('10-20');
    expect(seen.results?.map(({ sku }) => sku)).toEqual(['L5', 'L6']);
    for (const id of ['10.0-20.00', '1e1-2e1', '1E+1-20e0', '100e-1-2.0e1', '10.000000-20']) {
      expect(await seenAfter(id), id).toEqual(seen);
    }
    expect(await seenAfter('-0-10')).toEqual(await seenAfter('0-10'));
  });

  it('may be negative or a single point [row 32]', async () => {
    const skus = async (id: string) => (await seenAfter(id)).results?.map(({ sku }) => sku);
    expect(await skus('-10--5')).toEqual(['L2']);
    expect(await skus('-40.0--10.0')).toEqual(['L1', 'L2']);
    expect(await skus('5-5')).toEqual(['L4']);
  });

  it('may lie off the step [row 33]', async () => {
    const seen = await seenAfter('9.5-20');
    expect(seen.results?.map(({ sku }) => sku)).toEqual(['L5', 'L6']);
  });
});
