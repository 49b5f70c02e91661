import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWidgetFile } from './widget-file.ts';

describe('the file of the widget', () => {
  const app: FastifyInstance = Fastify();
  beforeAll(async () => {
    addWidgetFile(app);
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

  it('is not sent again to who has it already', async () => {
    const { headers } = await app.inject({ url: '/widget.js' });
    const again = await app.inject({ url: '/widget.js', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
