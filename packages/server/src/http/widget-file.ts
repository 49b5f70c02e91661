// The file that shops' pages load, at an address that does not change. In a clone it is made from the sources when it is
// first asked for; what is published has it ready.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** Pages of any origin may load it, and see for an hour what they loaded. */
export function addWidgetFile(app: FastifyInstance): void {
  let made: Promise<WidgetFile> | null = null;
  app.get('/widget.js', async (request, reply) => {
    // What failed is tried again by the next request.
    made ??= makeFile().catch((error: unknown) => {
      made = null;
      throw error;
    });
    const { text, tag } = await made;
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('ETag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(text);
  });
}

interface WidgetFile {
  readonly text: string;
  readonly tag: string;
}

async function makeFile(): Promise<WidgetFile> {
  const text = import.meta.url.endsWith('.ts') ? await bundle() : await readFile(READY, 'utf8');
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

const READY = new URL('./widget.js', import.meta.url);

/** Named so that no bundler follows it: what is published has neither that script nor its library. */
async function bundle(): Promise<string> {
  const script = new URL('../../../../scripts/bundle-widget.ts', import.meta.url).href;
  const { bundleWidget }: { bundleWidget: () => Promise<string> } = await import(script);
  return bundleWidget();
}
