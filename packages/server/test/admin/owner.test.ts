// The first owner comes in by the link that a start prints, and gets back in by the link that the machine's own command makes.

import { AdminClient } from '@guidepost/contract/admin/admin-client';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { makeOwnerLink } from '../../src/cli/owner-link.ts';
import { readConfig } from '../../src/settings/config.ts';
import { Visitor } from '../fixture/admin.ts';
import { runJson } from '../fixture/run-command.ts';
import { startTestServer } from '../fixture/test-server.ts';

const log = pino({ level: 'silent' });

const secretOf = (link: string | null): string => /\/admin\/link#([\w-]{43})$/.exec(link ?? '')?.[1] ?? 'none';

test('the link makes one owner of all shops, once; then no start makes another', async () => {
  const server = await startTestServer();
  try {
    const { location } = server;
    const config = readConfig(
      location.kind === 'embedded' ? { GUIDEPOST_DATA: location.folder } : { DATABASE_URL: location.url },
    );
    const earlier = await makeOwnerLink(config, server.publicUrl, log);
    const link = await makeOwnerLink(config, server.publicUrl, log);
    const accept = (from: string | null, email: string) =>
      new Visitor(server).send('POST', '/links/accept', {
        body: { secret: secretOf(from), email, name: 'Ada', password: 'a long walk in the rain' },
      });
    expect((await accept(earlier, 'eve@shop.example')).status).toBe(410);
    const accepted = await accept(link, 'Ada@Shop.example');
    expect(accepted.status, accepted.text).toBe(200);
    expect(accepted.json()).toMatchObject({ roles: [{ client: null, role: 'owner' }] });
    expect((await accept(link, 'eve@shop.example')).status).toBe(410);
    expect(await makeOwnerLink(config, server.publicUrl, log)).toBeNull();
    expect(await makeOwnerLink(config, null, log)).toBeNull();

    const where = location.kind === 'embedded' ? { GUIDEPOST_DATA: location.folder } : { DATABASE_URL: location.url };
    const { json, code } = await runJson(['people', 'reset', 'ada@shop.example', '--url', server.publicUrl], {
      env: where,
    });
    expect(code).toBe(0);
    const password = 'another walk, in the snow';
    const reset = await new Visitor(server).send('POST', '/links/accept', {
      body: { secret: secretOf(json.link), password },
    });
    expect(reset.status, reset.text).toBe(200);
    const client = new AdminClient({
      url: `http://localhost:${server.adminPort}`,
      fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, 'Sec-Fetch-Site': 'same-origin' } }),
    });
    expect(await client.call('signIn', { body: { email: 'ada@shop.example', password } })).toMatchObject({
      name: 'Ada',
    });
    const { json: none } = await runJson(['people', 'reset', 'eve@shop.example'], { env: where });
    expect(none.error).toContain('Nobody signs in with eve@shop.example');
  } finally {
    await server.stop();
  }
});
