// Titles and descriptions of products come in the language of the session, where the catalog has a column for them in it.

import type { NextResponse } from '@guidepost/contract/next-response';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './fixture/eventually.ts';
import { type NextCall, next } from './fixture/next.ts';
import { LAMPS } from './fixture/shop.ts';
import { importLamps, startTestServer, type TestServer } from './fixture/test-server.ts';

const GERMAN = { L1: { title_de: 'Lampe „Glück“', 'Description (de)': 'Warmes Licht, mundgeblasen.' }, L2: {} };
const SWEDISH = { 'title:sv': 'Lampa' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const lamps = LAMPS.map((lamp) => {
    const more = { ...GERMAN[lamp.sku as keyof typeof GERMAN], ...SWEDISH };
    return { ...lamp, attributes: { ...lamp.attributes, ...more } };
  });
  await importLamps(server.definitions, server.folder, lamps);
  await eventually(async () => expect((await lampsIn('de'))[0]?.title).toBe(GERMAN.L1.title_de));
});
afterAll(() => server.stop());

/** The results of a shopper who looks for a lamp for the living room. */
async function lampsIn(language: string, include = '') {
  const headers = [
    ['Accept-Language', language],
    ['Service-Include', include],
  ] as const;
  const ask = async (call: NextCall): Promise<NextResponse> => {
    const response = await next(server, { headers, ...call });
    expect(response.status, response.text).toBe(200);
    return response.json() as NextResponse;
  };
  let lead = await ask({});
  for (const reply of [['room', 'living'], ['brand']] as const) lead = await ask({ token: lead.session_token, reply });
  return lead.results ?? [];
}

describe('titles and descriptions', () => {
  it.each(['', 'reasons', 'details', 'reasons,details,counts'])(
    'are in the language of the session, and the product’s own where it has none in it: asking for %j',
    async (include) => {
      // With reasons, what comes near follows.
      const results = (await lampsIn('de', include)).slice(0, 2);
      expect(results.map(({ sku, title, description }) => [sku, title, description])).toEqual([
        ['L1', 'Lampe „Glück“', 'Warmes Licht, mundgeblasen.'],
        ['L2', 'Lamp L2 “Glück”', null],
      ]);
    },
  );

  it('all else of a product stays as it is, member by member', async () => {
    const [german] = await lampsIn('de');
    const [english] = await lampsIn('en');
    expect(english).toMatchObject({ title: 'Lamp L1 “Glück”', description: 'Warm light, made of glass.' });
    expect(Object.keys(german ?? {})).toEqual(Object.keys(english ?? {}));
    expect(german).toEqual({ ...english, title: german?.title, description: german?.description });
  });

  it('are the product’s own in a language that the advisor does not speak', async () => {
    expect((await lampsIn('sv')).map(({ title }) => title)).toEqual(['Lamp L1 “Glück”', 'Lamp L2 “Glück”']);
  });

  it('are the product’s own again as soon as the catalog has no others', async () => {
    await importLamps(server.definitions, server.folder, LAMPS);
    await eventually(async () => expect((await lampsIn('de'))[0]?.title).toBe('Lamp L1 “Glück”'));
  });
});
