// The portal: one page at every address of it, and the files that the page loads. In a clone they are made from the sources when they are
// first asked for; what is published has them ready.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { firstEntries } from '../rendering/first-entries.ts';
import type { AdminHandler } from './admin-app.ts';

/** Whether the address is one of the portal, and not of the interface that it uses. */
export const isOfPortal = ({ url = '' }: IncomingMessage): boolean =>
  /^\/admin(?:[/?]|$)/.test(url) && !/^\/admin\/api(?:[/?]|$)/.test(url);

/** `otherwise`: answers what is not there, and what cannot be made. */
export class PortalFiles {
  readonly #otherwise: AdminHandler;
  readonly #failed: (error: unknown) => void;
  #made: Promise<Files> | null = null;
  #preview: Promise<Files['files']> | null = null;

  constructor(otherwise: AdminHandler, failed: (error: unknown) => void) {
    this.#otherwise = otherwise;
    this.#failed = failed;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      this.#otherwise(request, response);
      return;
    }
    const [path = ''] = (request.url ?? '').split('?');
    const [, name] = /^\/admin\/files\/(.*)$/.exec(path) ?? [];
    this.#find(name).then(
      (file) => {
        if (file === undefined) this.#otherwise(request, response);
        else send(file, request, response);
      },
      (error: unknown) => {
        this.#failed(error);
        response.writeHead(500, {
          ...COMMON,
          'Cache-Control': 'no-store',
          'Content-Type': 'text/plain; charset=utf-8',
        });
        response.end('The portal could not be made ready. The log of the service says why.\n');
      },
    );
  }

  /** `name`: undefined for the page. What failed to be made is tried again by the next request. */
  async #find(name: string | undefined): Promise<File | undefined> {
    if (name !== undefined && OF_PREVIEW.test(name)) {
      this.#preview ??= makePreview().catch((error: unknown) => {
        this.#preview = null;
        throw error;
      });
      return (await this.#preview).get(name);
    }
    this.#made ??= makeFiles().catch((error: unknown) => {
      this.#made = null;
      throw error;
    });
    const { page, files } = await this.#made;
    return name === undefined ? page : files.get(name);
  }
}

/** Made apart from the others, because they are asked for only where a draft is tried. */
const OF_PREVIEW = /^(?:preview|widget-\w+)\.js$/;

/**
 * No script and no style but those of the portal's own files, and no other host but for pictures: those of products and answers are where
 * the shop has them. They are asked for without a referrer. `data:` is for the small pictures in the style sheet of the library of
 * controls, such as the arrow of a list of choices.
 */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' https: http: data:"],
  "connect-src 'self'",
  ...["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');

const COMMON = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const;

function send({ packed, type, tag, caching }: File, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const asked = accepted === undefined ? {} : { 'accept-encoding': firstEntries(String(accepted)) };
  const taken = new Negotiator({ headers: asked }).encodings([...packed.keys()]);
  const encoding = [...packed.keys()].find((one) => taken.includes(one)) ?? 'identity';
  const own = `"${tag}-${encoding}"`;
  for (const [name, value] of Object.entries(COMMON)) response.setHeader(name, value);
  response.setHeader('Cache-Control', caching).setHeader('Vary', 'Accept-Encoding').setHeader('ETag', own);
  if (known?.includes(own)) {
    response.writeHead(304).end();
    return;
  }
  const body = packed.get(encoding) ?? Buffer.alloc(0);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

interface File {
  /** By encoding, best first. */
  readonly packed: ReadonlyMap<string, Buffer>;
  readonly type: string;
  readonly tag: string;
  readonly caching: string;
}

interface Files {
  readonly page: File;
  readonly files: ReadonlyMap<string, File>;
}

interface Texts {
  readonly page: string;
  readonly files: Readonly<Record<string, string>>;
}

const IS_SOURCE = import.meta.url.endsWith('.ts');

async function makeFiles(): Promise<Files> {
  const { page, files } = IS_SOURCE ? await bundle() : await readReady((name) => !OF_PREVIEW.test(name));
  return {
    page: await pack(page, 'text/html; charset=utf-8', 'no-cache'),
    // Their names tell their content.
    files: await packAll(files, 'public, max-age=31536000, immutable'),
  };
}

async function makePreview(): Promise<Files['files']> {
  const files = IS_SOURCE ? await bundlePreview() : (await readReady((name) => OF_PREVIEW.test(name))).files;
  return packAll(files, 'no-cache');
}

async function packAll(files: Texts['files'], caching: string): Promise<Files['files']> {
  const packed = Object.entries(files).map(async ([name, text]) => {
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return [name, await pack(text, `${type}; charset=utf-8`, caching)] as const;
  });
  return new Map(await Promise.all(packed));
}

async function pack(content: string, type: string, caching: string): Promise<File> {
  const text = Buffer.from(content);
  // The best quality takes ten times as long, for a twentieth less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  return {
    packed: new Map([
      ['br', br],
      ['gzip', gz],
      ['identity', text],
    ]),
    ...{ type, caching, tag: createHash('sha256').update(text).digest('base64url').slice(0, 22) },
  };
}

async function readReady(isWanted: (name: string) => boolean): Promise<Texts> {
  const folder = new URL('./portal/', import.meta.url);
  const read = (file: string): Promise<string> => readFile(new URL(file, folder), 'utf8');
  const names = (await readdir(folder)).filter((file) => /\.(?:js|css)$/.test(file) && isWanted(file));
  const files = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return { page: await read('index.html'), files: Object.fromEntries(files) };
}

/** Named so that no bundler follows it: what is published has neither these scripts nor their libraries. */
const scriptOf = <Script>(name: string): Promise<Script> =>
  import(new URL(`../../../../scripts/${name}.ts`, import.meta.url).href);

const bundle = async (): Promise<Texts> =>
  (await scriptOf<{ bundlePortal(): Promise<Texts> }>('bundle-portal')).bundlePortal();

const bundlePreview = async (): Promise<Texts['files']> =>
  (await scriptOf<{ bundlePreview(): Promise<Texts['files']> }>('bundle-widget')).bundlePreview();
