// `Service-Include`: what is added to a response for those who ask for it, and that nothing changes for those who do not.

import { INCLUDE_WORDS } from '@guidepost/contract/headers';
import { NextResponse } from '@guidepost/contract/next-response';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { type NextCall, next } from './fixture/next.ts';
import { LAMPS } from './fixture/shop.ts';
import { importLamps, startTestServer, type TestServer } from './fixture/test-server.ts';

const schema = Schema.Compile(NextResponse);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Reply = NonNullable<NextCall['reply']>;

const asking = (words: string): NextCall => ({ headers: [['Service-Include', words]] });

/** The body of a 200 that has what the schema of the interface says. */
async function ask(call: NextCall): Promise<NextResponse> {
  const response = await next(server, call);
  expect(response.status, response.text).toBe(200);
  const body: unknown = response.json();
  const [isValid, errors] = schema.Errors(body);
  expect(isValid, JSON.stringify(errors)).toBe(true);
  return body as NextResponse;
}

/** The response to the last of the replies. */
async function converse(replies: readonly Reply[], call: NextCall = {}): Promise<NextResponse> {
  let lead = await ask(call);
  for (const reply of replies) lead = await ask({ ...call, token: lead.session_token, reply });
  return lead;
}

const skusOf = ({ results }: NextResponse): string[] => (results ?? []).map(({ sku }) => sku);

const LIVING: Reply = ['room', 'living'];
const CORDA: Reply = ['brand', 'Corda'];

describe('without it', () => {
  it.each([[''], ['nothing'], ['reasonsx, count'], [',,, ,']])(
    '%j: every byte is as if it had not been sent',
    async (words) => {
      const bodies: string[][] = [];
      for (const call of [{}, asking(words)]) {
        const seen: string[] = [];
        let response = await next(server, call);
        for (const reply of [LIVING, CORDA, ['style', 'plain'], ['watts', '5.0-8.0']] as const) {
          const { session_token } = expectLead(response);
          seen.push(response.text.replace(session_token, ''));
          response = await next(server, { ...call, token: session_token, reply });
        }
        seen.push(response.text.replace(expectLead(response).session_token, ''));
        bodies.push(seen);
      }
      expect(bodies[1]).toEqual(bodies[0]);
    },
  );

  it('a plain caller sees only what is left after setting aside', async () => {
    expect(skusOf(await converse([LIVING, CORDA]))).toEqual(['L1', 'L2']);
  });
});

describe('the header', () => {
  it('is read in any case, with spaces or without, beside words that are not known', async () => {
    for (const words of ['counts', ' COUNTS ', 'later,counts', 'counts , later', `counts,${'x'.repeat(4000)}`]) {
      expect(await ask(asking(words))).toHaveProperty('candidates', 6);
    }
  });

  it('may be sent once only', async () => {
    const twice: NextCall = {
      headers: [
        ['Service-Include', 'counts'],
        ['service-include', 'reasons'],
      ],
    };
    expectProblem(await next(server, twice), 'duplicate-header');
  });

  it('may be sent from a page', async () => {
    const response = await next(server, { method: 'OPTIONS', headers: [['Origin', 'https://a.example']] });
    expect(response.header('Access-Control-Allow-Headers')).toContain('Service-Include');
  });

  it('each word adds its own members and no other', async () => {
    const added: Record<string, readonly string[]> = {};
    for (const word of INCLUDE_WORDS) {
      const { session_token, question, results, ...more } = await converse([LIVING, CORDA], asking(word));
      expect(session_token).not.toBe('');
      const base = new Set(['sku', 'image', 'link', 'title', 'description', 'price']);
      const ofResults = new Set(
        (results ?? []).flatMap((result) => Object.keys(result)).filter((name) => !base.has(name)),
      );
      const ofAnswers = (question?.answers ?? []).some((answer) => 'count' in answer) ? ['count'] : [];
      added[word] = [...Object.keys(more), ...ofResults, ...ofAnswers];
    }
    expect(added).toEqual({
      reasons: ['reasons'],
      counts: ['candidates', 'candidates_of', 'count'],
      histogram: [],
      replies: ['replies'],
      details: ['currency', 'list_price', 'available', 'attributes'],
      reconsider: ['reconsider'],
    });
  });

  it('a repeated or a reloaded request gets what it asks for itself', async () => {
    const { session_token: token } = await ask({});
    const call = { token, reply: LIVING };
    expect(await ask({ ...call, ...asking('counts') })).toHaveProperty('candidates', 2);
    const replayed = await ask(call);
    expect(replayed).not.toHaveProperty('candidates');
    expect(await ask({ token: replayed.session_token, ...asking('counts, replies') })).toMatchObject({
      candidates: 2,
      replies: [{ question_id: 'room', status: 'counts' }],
    });
  });
});

describe('reasons', () => {
  it('results go on with what misses the fewest wishes, and each says what it misses', async () => {
    const { results } = await converse([LIVING, CORDA], asking('reasons'));
    const said = (results ?? []).map(({ sku, reasons = [] }) => [
      sku,
      ...reasons.filter(({ fit }) => fit !== 'met').map(({ question_id }) => question_id),
    ]);
    expect(said).toEqual([
      ['L1', 'brand'],
      ['L2', 'brand'],
      ['L4', 'room'],
      ['L6', 'room'],
      ['L3', 'room', 'brand'],
      ['L5', 'room', 'brand'],
    ]);
    expect(results?.[2]?.reasons).toEqual([
      {
        ...{ question_id: 'room', question_title: 'Where shall it hang?', role: 'filter', fit: 'missed' },
        answers: [{ answer_id: 'living', title: 'In the living room', fit: 'missed' }],
      },
      {
        ...{ question_id: 'brand', question_title: 'Which brands?', role: 'filter', fit: 'met' },
        answers: [{ answer_id: 'Corda', title: 'Corda', fit: 'met' }],
      },
    ]);
  });

  it('are told in the language of the session', async () => {
    const german: NextCall = {
      headers: [
        ['Service-Include', 'reasons'],
        ['Accept-Language', 'de'],
      ],
    };
    const { results } = await converse([LIVING, ['brand']], german);
    expect(results?.[0]?.reasons).toMatchObject([
      { question_title: 'Wo soll sie hängen?', answers: [{ title: 'Im Wohnzimmer' }] },
    ]);
  });

  it('a range says by how much it is missed; what `must` demands is never missed', async () => {
    const call = { ...asking('reasons'), advisor: 'ranges' };
    const { results } = await converse(
      [
        ['coldest', '-50.0-0.0'],
        ['price', '30.0-50.0'],
      ],
      call,
    );
    expect(results?.map(({ sku }) => sku)).toEqual(['L2', 'L1', 'L3']);
    expect(results?.map(({ reasons }) => reasons?.map(({ fit, value, missed_by }) => [fit, value, missed_by]))).toEqual(
      [
        [
          ['met', -10, 0],
          ['met', 39.5, 0],
        ],
        [
          ['met', -40, 0],
          ['missed', 19, -11],
        ],
        [
          ['met', 0, 0],
          ['missed', 79, 29],
        ],
      ],
    );
    expect(results?.[0]?.reasons?.map(({ answers }) => answers[0]?.title)).toEqual(['Frost', '30 – 50']);
  });
});

describe('counts', () => {
  it('say how many each answer would leave, and how many fit of how many', async () => {
    const { question, candidates, candidates_of } = await ask(asking('counts'));
    expect(question?.answers.map(({ answer_id, count }) => [answer_id, count])).toEqual([
      ['living', 2],
      ['bath', 2],
      ['garden', 2],
      ['any', 6],
    ]);
    expect([candidates, candidates_of]).toEqual([6, 6]);
  });

  it('nothing fits where a reply had to be set aside', async () => {
    expect(await converse([LIVING, CORDA], asking('counts'))).toMatchObject({ candidates: 0, candidates_of: 6 });
  });

  it('of the values of the catalog and of ranges, too', async () => {
    const brands = await converse([LIVING], asking('counts'));
    expect(brands.question?.answers.map(({ answer_id, count }) => [answer_id, count])).toEqual([
      ['Alba', 1],
      ['Bruma', 1],
    ]);
    const ranges = await ask({ ...asking('counts'), advisor: 'ranges' });
    expect(ranges.question?.answers.map(({ answer_id, count }) => [answer_id, count])).toEqual([
      ['-50.0-0.0', 3],
      ['0.0-15.0', 3],
      ['15.0-50.0', 1],
    ]);
  });
});

describe('the histogram of a range', () => {
  it('has each product in one bar, between the bounds, on round borders', async () => {
    const { question } = await ask({ ...asking('histogram'), advisor: 'ranges' });
    const bars = question?.question_type === 'RANGE' ? (question.histogram ?? []) : [];
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(bars[0]?.range_from).toBe(-50);
    expect(bars.at(-1)?.range_to).toBe(50);
    for (const [nth, { range_from, range_to }] of bars.entries()) {
      expect(range_from % 5).toBeCloseTo(0);
      if (nth > 0) expect(range_from).toBe(bars[nth - 1]?.range_to);
      expect(range_to).toBeGreaterThan(range_from);
    }
  });
});

describe('replies', () => {
  it('say what became of each, in the order in which they were given', async () => {
    const { replies } = await converse([LIVING, CORDA, ['style'], ['room', 'living']], asking('replies'));
    expect(replies).toEqual([
      {
        ...{ question_id: 'room', question_title: 'Where shall it hang?', status: 'counts' },
        answers: [{ answer_id: 'living', title: 'In the living room' }],
      },
      {
        ...{ question_id: 'brand', question_title: 'Which brands?', status: 'relaxed' },
        answers: [{ answer_id: 'Corda', title: 'Corda' }],
      },
      { question_id: 'style', question_title: 'Plain or ornate?', answers: [], status: 'counts' },
    ]);
  });
});

describe('details', () => {
  it('tell the price before only where it is above the price, and what can be had', async () => {
    const { results } = await converse([LIVING, ['brand']], asking('details'));
    expect(results?.map(({ sku, list_price, available }) => [sku, list_price, available])).toEqual([
      ['L1', '25.00', true],
      ['L2', null, true],
    ]);
  });
});

describe('the currency', () => {
  it('is that of the catalog, said from the first response on', async () => {
    expect(await ask(asking('details'))).toMatchObject({ results: null, currency: 'EUR' });
    expect(await converse([LIVING, ['brand']], asking('details'))).toMatchObject({ currency: 'EUR' });
  });

  it('is another one as soon as the catalog is', async () => {
    await importLamps(server.definitions, server.folder, LAMPS, 'other', 'CZK');
    const call = { ...asking('details'), key: server.keys.other, advisor: 'foreign' };
    await expect.poll(async () => (await ask(call)).currency).toBe('CZK');
  });
});

describe('reconsider', () => {
  it('is null while there are no results', async () => {
    expect(await ask(asking('reconsider'))).toMatchObject({ reconsider: null });
  });

  it('asks for a reply again as if it had not been given, and says what it is; a changed one is not asked for again', async () => {
    const lead = await converse([LIVING, ['brand', 'Alba']], asking('reconsider'));
    expect(lead.reconsider).toMatchObject({ question: { question_id: 'brand' }, answers: ['Alba'] });
    expect(lead.reconsider?.question.answers.map(({ answer_id }) => answer_id)).toEqual(['Alba', 'Bruma']);
    const reply: Reply = ['brand', 'Bruma'];
    const again = await ask({ ...asking('reconsider'), token: lead.session_token, reply });
    expect(again.reconsider).toMatchObject({ question: { question_id: 'room' }, answers: ['living'] });
  });
});
