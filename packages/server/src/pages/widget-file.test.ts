import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DRAFT_LANGUAGES } from '@guidepost/advice/draft/words/languages/languages';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWidgetFile } from './widget-file.ts';

describe('the file of the widget', () => {
  const app: FastifyInstance = Fastify();
  beforeAll(async () => {
    addWidgetFile(app, (_request, reply) => reply.code(404).send());
    await app.ready();
  });
  afterAll(() => app.close());

  it('is a script that stands by itself, and that pages of any origin may load', async () => {
    const response = await app.inject({ url: '/widget.js' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    });
    expect(response.body).toContain('product-advisor');
    expect(response.body).not.toMatch(/\bimport\b\s*[{*"']/);
  });

  it('comes packed as the browser takes it, and is the same file then; packed it is at most 14,000 bytes', async () => {
    const plain = await app.inject({ url: '/widget.js', headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accept, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const { headers, rawPayload } = await app.inject({ url: '/widget.js', headers: { 'accept-encoding': accept } });
      expect([accept, headers['content-encoding'], headers.vary]).toEqual([accept, encoding, 'Accept-Encoding']);
      expect(rawPayload.length).toBeLessThanOrEqual(14_000);
      expect(unpack[encoding](rawPayload).toString()).toBe(plain.body);
      expect(headers.etag).not.toBe(plain.headers.etag);
    }
  });

  it('names the file beside it by its version, which is packed as well, and no other version is answered', async () => {
    const { body } = await app.inject({ url: '/widget.js' });
    const [version = ''] = /[?]v=[\w-]{8}/.exec(body) ?? [];
    const url = `/widget-more.js${version}`;
    const more = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect([more.statusCode, more.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
    expect(more.rawPayload.length).toBeLessThanOrEqual(7200);
    expect(gunzipSync(more.rawPayload).toString()).toMatch(/export\s*\{/);
    expect((await app.inject({ url: '/widget-more.js' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/widget-more.js?v=another1' })).statusCode).toBe(404);
    const { etag } = more.headers;
    const again = await app.inject({ url, headers: { 'accept-encoding': 'gzip', 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('has a small file for assistants beside it, which is part of the program', async () => {
    const { body } = await app.inject({ url: '/widget.js' });
    const [version = ''] = /[?]v=[\w-]{8}/.exec(body) ?? [];
    const url = `/widget-assistants.js${version}`;
    const { statusCode, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(statusCode).toBe(200);
    expect(rawPayload.length).toBeLessThanOrEqual(3_000);
    expect(gunzipSync(rawPayload).toString()).toMatch(/export\s*\{/);
    expect((await app.inject({ url: '/widget-assistants.js?v=another1' })).statusCode).toBe(404);
  });

  it('has a small file of words beside it for each language that drafts speak, also for a page of another version', async () => {
    const { body } = await app.inject({ url: '/widget.js' });
    const [version = ''] = /[?]v=[\w-]{8}/.exec(body) ?? [];
    // English is inside.
    for (const language of DRAFT_LANGUAGES.filter((one) => one !== 'en')) {
      for (const asked of [version, '?v=another1', '']) {
        const url = `/widget-${language}.js${asked}`;
        const { statusCode, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
        expect([url, statusCode]).toEqual([url, 200]);
        expect(rawPayload.length).toBeLessThanOrEqual(1_400);
        expect(gunzipSync(rawPayload).toString()).toMatch(/export\s*\{/);
      }
      expect(body).toMatch(new RegExp(`"(?:[a-z]{2})*${language}(?:[a-z]{2})*"`));
    }
    for (const other of ['en', 'xx', 'words', '__proto__', ''])
      expect((await app.inject({ url: `/widget-${other}.js` })).statusCode).toBe(404);
  });

  it('is not sent again to who has it already', async () => {
    const { headers } = await app.inject({ url: '/widget.js' });
    const again = await app.inject({ url: '/widget.js', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const weak = `"other", W/${headers.etag}`;
    expect((await app.inject({ url: '/widget.js', headers: { 'if-none-match': weak } })).statusCode).toBe(304);
    expect((await app.inject({ url: '/widget.js', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });
});
