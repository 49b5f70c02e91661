// Answers of SINGLE and MULTIPLE, also when the catalog changes between the question and the click.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './fixture/eventually.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { LAMPS } from './fixture/shop.ts';
import { importLamps, startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const skus = ({ results }: Journey['lead']) => results?.map(({ sku }) => sku);

describe('an answer', () => {
  it.each(['cellar', '', 'Living', ' living', 'toString', '__proto__', 'room.living', '0', '\u0000', '\ud800'])(
    'that is unknown is refused with a pointer, the token unused: %j [row 26]',
    async (answer) => {
      const journey = await Journey.start(server);
      const call = { token: journey.token, reply: ['room', answer] } as const;
      const problem = expectProblem(await next(server, call), 'invalid-answer', answer === 'cellar' ? [answer] : []);
      expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['#/answers/0']);
      await journey.reply(['room', 'bath']);
    },
  );

  it('made from values that the catalog never had is refused, pointing to it among others [row 26]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
    const call = { token: journey.token, reply: ['brand', 'Alba', 'Corda', 'alba-marker'] } as const;
    const problem = expectProblem(await next(server, call), 'invalid-answer', ['alba-marker']);
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['#/answers/2']);
    await journey.reply(['brand', 'Alba']);
  });

  it('that the question has but does not offer just now is accepted [row 26]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'bath']);
    const offered = journey.lead.question?.answers.map(({ answer_id }) => answer_id);
    expect(offered).toEqual(['Alba', 'Corda']);
    const lead = await journey.reply(['brand', 'Bruma']);
    expect(skus(lead)).toEqual(['L3', 'L4']);
  });

  it('that is one of two of a SINGLE is refused, the token unused [row 27]', async () => {
    const journey = await Journey.start(server);
    for (const answers of [
      ['living', 'bath'],
      ['living', 'bath', 'garden'],
      ['living', 'nonsense'],
    ]) {
      const call = { token: journey.token, reply: ['room', ...answers] as [string, ...string[]] };
      const problem = expectProblem(await next(server, call), 'invalid-answer');
      expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['#/answers/1']);
    }
    await journey.reply(['room', 'bath']);
  });

  it('of MULTIPLE may come with others in any order', async () => {
    const [one, other] = [await Journey.start(server), await Journey.start(server)];
    for (const journey of [one, other]) await journey.reply(['room']);
    const lead = await one.reply(['brand', 'Corda', 'Alba']);
    expect(skus(lead)).toEqual(['L1', 'L3', 'L4', 'L6']);
    expect((await other.reply(['brand', 'Alba', 'Corda'])).results).toEqual(lead.results);
  });
});

describe('when the catalog changes while the session runs', () => {
  const changed = LAMPS.filter(({ attributes }) => attributes.brand !== 'Bruma').map((lamp) =>
    lamp.sku === 'L3' ? { ...lamp, price: '9.00', title: 'Now cheaper' } : lamp,
  );

  it('answers of before are accepted, replays show the catalog as it is now, the question stays', async () => {
    const clicked = await Journey.start(server);
    await clicked.reply(['room']);
    expect(clicked.lead.question?.answers.map(({ answer_id }) => answer_id)).toContain('Bruma');
    const replayed = await Journey.start(server);
    await replayed.reply(['room', 'bath']);
    await replayed.reply(['brand', 'Alba']);
    const ranged = await Journey.start(server, { advisor: 'ranges' });
    await ranged.reply(['coldest']);
    expect(ranged.lead.question).toMatchObject({ range_from: 10, range_to: 200 });

    await importLamps(server.definitions, server.folder, changed);
    await eventually(async () => expect((await replayed.look()).results?.[0]?.title).toBe('Now cheaper'));

    // Row 26: the shopper clicks a brand that has just gone.
    expect((await clicked.look()).question?.question_id).toBe('brand');
    expect((await clicked.look()).question?.answers.map(({ answer_id }) => answer_id)).not.toContain('Bruma');
    expect((await clicked.reply(['brand', 'Bruma'])).question?.question_id).toBe('style');

    // Row 18: the same token and question, texts and results of the catalog as it is now.
    const retry = { token: replayed.tokens[1]!, reply: ['brand', 'Alba'] } as const;
    const lead = expectLead(await next(server, retry), 'replayed');
    expect(lead).toMatchObject({ session_token: replayed.token, question: { question_id: 'style' } });
    expect(lead.results?.[0]).toMatchObject({ sku: 'L3', price: '9.00' });

    // Row 29: bounds that moved below the shopper's range.
    expect((await ranged.look()).question).toMatchObject({ question_id: 'price', range_from: 0, range_to: 200 });
    await ranged.reply(['price', '150-300']);
  });

  it('a value is refused when neither the catalog nor the revision before has it [row 26]', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room']);
    const again = changed.map((lamp) => (lamp.sku === 'L3' ? { ...lamp, title: 'Cheaper still' } : lamp));
    await importLamps(server.definitions, server.folder, again);
    await eventually(async () =>
      expect(skus(await next(server, { advisor: 'wishes' }).then(expectLead))).toBeUndefined(),
    );
    await eventually(async () => {
      const probe = await Journey.start(server, { advisor: 'wishes' });
      expect((await probe.reply(['style', 'plain'])).results?.map(({ title }) => title)).toContain('Cheaper still');
    });
    expectProblem(await next(server, { token: journey.token, reply: ['brand', 'Bruma'] }), 'invalid-answer');
    await journey.reply(['brand', 'Alba']);
  });

  it('the question shown stays the current one, even with nothing left to offer', async () => {
    const journey = await Journey.start(server);
    await journey.reply(['room', 'garden']);
    await journey.reply(['brand']);
    expect(journey.lead.question?.question_id).toBe('style');
    const bathOnly = LAMPS.filter(({ sku }) => sku === 'L3').map((lamp) => ({
      ...lamp,
      attributes: { room: 'bath', brand: 'Alba', watts: 1, coldest: 0 },
    }));
    await importLamps(server.definitions, server.folder, bathOnly);
    await eventually(async () => expect((await journey.look()).results?.map(({ sku }) => sku)).toEqual(['L3']));
    const { question } = await journey.look();
    expect(question?.question_id).toBe('style');
    expect(question?.answers.map(({ answer_id }) => answer_id)).toEqual(['plain', 'ornate']);
    await journey.reply(['style', 'ornate']);
  });
});
