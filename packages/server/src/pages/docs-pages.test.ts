import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDocsPage } from './docs-pages.ts';

describe('the page of the interface', () => {
  const app: FastifyInstance = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  let title = 'Before';
  beforeAll(async () => {
    await addDocsPage(app, () => ({ openapi: '3.1.0', info: { title, version: '1' }, paths: { '/one': {} } }));
    await app.ready();
  });
  afterAll(() => app.close());

  const read = async (url: string) => {
    const response = await app.inject({ url });
    expect(response.statusCode, url).toBe(200);
    return response.body;
  };

  it('shows the document that it is given, as it is when it is asked for', async () => {
    title = 'After';
    expect(await read('/docs/static/swagger-initializer.js')).toContain("url: resolveUrl('./json')");
    expect(JSON.parse(await read('/docs/json'))).toMatchObject({ info: { title: 'After' }, paths: { '/one': {} } });
  });

  it('fetches what it needs from here, and all of it is there', async () => {
    const html = await read('/docs');
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) {
      expect(address).toMatch(/^\/docs\//);
      await read(address);
    }
  });
});
