// The two files of the widget: the one that shops' pages load, at an address that does not change, and the one beside it,
// which that one loads when it needs it. In a clone they are made from the sources when they are first asked for; what is
// published has them ready.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { firstEntries } from '../rendering/first-entries.ts';

/** Pages of any origin may load them, and see for an hour what they loaded. `refuse` answers that there is nothing there. */
export function addWidgetFile(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  let made: Promise<Files> | null = null;
  const files = (): Promise<Files> => {
    // What failed is tried again by the next request.
    made ??= makeFiles().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
  app.get('/widget.js', async (request, reply) => sendFile((await files()).main, request, reply));
  app.get<{ Querystring: { v?: unknown } }>('/widget-more.js', async (request, reply) => {
    const { more } = await files();
    const { v: wanted = more.version } = request.query;
    // A page that loaded the first file from another version of the service does without it, until it is loaded again.
    return wanted === more.version ? sendFile(more, request, reply) : refuse(request, reply);
  });
}

function sendFile({ packed, tag }: File, request: FastifyRequest, reply: FastifyReply): FastifyReply {
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
}

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'];

interface File {
  /** By encoding. */
  readonly packed: ReadonlyMap<string, Buffer>;
  readonly tag: string;
  /** What the first file asks the second for. */
  readonly version: string;
}

interface Files {
  readonly main: File;
  readonly more: File;
}

async function makeFiles(): Promise<Files> {
  const { main, more } = import.meta.url.endsWith('.ts') ? await bundle() : await readReady();
  return { main: await pack(main), more: await pack(more) };
}

async function pack(content: string): Promise<File> {
  const text = Buffer.from(content);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return {
    packed: new Map([
      ['br', br],
      ['gzip', gz],
      ['identity', text],
    ]),
    tag,
    version: tag.slice(0, 8),
  };
}

interface Texts {
  readonly main: string;
  readonly more: string;
}

const readReady = async (): Promise<Texts> => ({
  main: await readFile(new URL('./widget.js', import.meta.url), 'utf8'),
  more: await readFile(new URL('./widget-more.js', import.meta.url), 'utf8'),
});

/** Named so that no bundler follows it: what is published has neither that script nor its library. */
async function bundle(): Promise<Texts> {
  const script = new URL('../../../../scripts/bundle-widget.ts', import.meta.url).href;
  const { bundleWidget }: { bundleWidget: () => Promise<Texts> } = await import(script);
  return bundleWidget();
}
