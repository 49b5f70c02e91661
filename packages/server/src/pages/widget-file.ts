// The file that shops' pages load, at an address that does not change. In a clone it is made from the sources when it is
// first asked for; what is published has it ready.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { firstEntries } from '../rendering/first-entries.ts';

/** Pages of any origin may load it, and see for an hour what they loaded. */
export function addWidgetFile(app: FastifyInstance): void {
  let made: Promise<WidgetFile> | null = null;
  app.get('/widget.js', async (request, reply) => {
    // What failed is tried again by the next request.
    made ??= makeFile().catch((error: unknown) => {
      made = null;
      throw error;
    });
    const { packed, tag } = await made;
    const { 'accept-encoding': accepted } = request.headers;
    const asked = accepted === undefined ? {} : { 'accept-encoding': firstEntries(String(accepted)) };
    const taken = new Negotiator({ headers: asked }).encodings(ENCODINGS);
    const encoding = ENCODINGS.find((one) => taken.includes(one)) ?? 'identity';
    const own = `"${tag}-${encoding}"`;
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Vary', 'Accept-Encoding')
      .header('ETag', own);
    // Proxies make tags weak, and may send several (RFC 9110, section 13.1.2).
    if (request.headers['if-none-match']?.includes(own)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.type('text/javascript; charset=utf-8').send(packed.get(encoding) ?? packed.get('identity'));
  });
}

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'];

interface WidgetFile {
  /** By encoding. */
  readonly packed: ReadonlyMap<string, Buffer>;
  readonly tag: string;
}

async function makeFile(): Promise<WidgetFile> {
  const text = Buffer.from(import.meta.url.endsWith('.ts') ? await bundle() : await readFile(READY));
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
  return {
    packed: new Map([
      ['br', br],
      ['gzip', gz],
      ['identity', text],
    ]),
    tag: createHash('sha256').update(text).digest('base64url').slice(0, 22),
  };
}

const READY = new URL('./widget.js', import.meta.url);

/** Named so that no bundler follows it: what is published has neither that script nor its library. */
async function bundle(): Promise<string> {
  const script = new URL('../../../../scripts/bundle-widget.ts', import.meta.url).href;
  const { bundleWidget }: { bundleWidget: () => Promise<string> } = await import(script);
  return bundleWidget();
}
