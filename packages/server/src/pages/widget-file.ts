// The files of the widget: the one that shops' pages load, at an address that does not change, and those beside it, which
// that one loads when it needs them: the second file, and the words of each language. In a clone they are made from the
// sources when they are first asked for; what is published has them ready.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
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
  app.get<{ Params: { name: string }; Querystring: { v?: unknown } }>('/widget-:name.js', async (request, reply) => {
    const { beside, version } = await files();
    const { v: wanted = version } = request.query;
    const { name } = request.params;
    const file = beside.get(name);
    // A page that loaded the first file from another version of the service does without the second, until it is loaded again.
    // Words are words in every version, and better than English ones.
    const isOfAnother = PROGRAM.has(name) && wanted !== version;
    return file === undefined || isOfAnother ? refuse(request, reply) : sendFile(file, request, reply);
  });
}

/** The files that are part of the program; all others have only words. */
const PROGRAM: ReadonlySet<string> = new Set(['more', 'assistants']);

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
}

interface Files {
  readonly main: File;
  /** By name. */
  readonly beside: ReadonlyMap<string, File>;
  /** What the first file asks for beside it. */
  readonly version: string;
}

async function makeFiles(): Promise<Files> {
  const { main, beside } = import.meta.url.endsWith('.ts') ? await bundle() : await readReady();
  const [, version] = /[?]v=([\w-]{8})/.exec(main) ?? [];
  if (version === undefined) throw new Error('The widget names no version of the files beside it.');
  const packed = Object.entries(beside).map(async ([name, text]) => [name, await pack(text)] as const);
  return { main: await pack(main), beside: new Map(await Promise.all(packed)), version };
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
  };
}

interface Texts {
  readonly main: string;
  readonly beside: Readonly<Record<string, string>>;
}

async function readReady(): Promise<Texts> {
  const folder = new URL('./', import.meta.url);
  const read = (file: string): Promise<string> => readFile(new URL(file, folder), 'utf8');
  const names = (await readdir(folder)).flatMap((file) => /^widget-(\w+)\.js$/.exec(file)?.[1] ?? []);
  const beside = names.map(async (name) => [name, await read(`widget-${name}.js`)] as const);
  return { main: await read('widget.js'), beside: Object.fromEntries(await Promise.all(beside)) };
}

/** Named so that no bundler follows it: what is published has neither that script nor its library. */
async function bundle(): Promise<Texts> {
  const script = new URL('../../../../scripts/bundle-widget.ts', import.meta.url).href;
  const { bundleWidget }: { bundleWidget: () => Promise<Texts> } = await import(script);
  return bundleWidget();
}
