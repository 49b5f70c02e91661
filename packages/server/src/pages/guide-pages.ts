// The guides as pages of the server, so people read those of the version that runs. The files are those in docs/. Links are relative,
// because a proxy may serve the pages under a path of its own.

import { readdir, readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, page } from './html-page.ts';

/** In the order in which they are listed. */
const GUIDES = {
  integrator: 'Integrators: the interface, step by step',
  widget: 'The widget: one script tag',
  frameworks: 'The widget in React, Vue, frames and single-page apps',
  client: 'The client library',
  assistants: 'AI assistants: advice as tools (MCP)',
  statements: 'Statements: reasons that can be verified',
  portal: 'Merchandisers: the portal, from products to insights',
  merchandiser: 'Merchandisers: from a feed to an advisor',
  mapping: 'Mapping files: where products come from',
  conversation: 'The rules of a conversation',
  admin: 'The admin interface, for programs that look after a shop',
  operator: 'Operators: running it',
  shopper: 'Shoppers: what is done with their replies',
  glossary: 'Words',
};

const folder = new URL(import.meta.url.endsWith('.ts') ? '../../../../docs/' : './docs/', import.meta.url);

const isGuide = (name: string): boolean => Object.hasOwn(GUIDES, name);

export function addGuidePages(app: FastifyInstance): void {
  app.get('/guides', async (request, reply) =>
    reply.type('text/html').send(indexPage(request.url.endsWith('/') ? '../' : '')),
  );
  app.get<{ Params: { name: string } }>('/guides/:name', async (request, reply) => {
    const { name } = request.params;
    if (!isGuide(name)) return reply.callNotFound();
    const text = await readFile(new URL(`${name}.md`, folder), 'utf8');
    return reply.type('text/html').send(await guidePage(text));
  });
  app.get<{ Params: { file: string } }>('/guides/pictures/:file', async (request, reply) => {
    const { file } = request.params;
    const pictures = new URL('pictures/', folder);
    if (!(await readdir(pictures).catch((): string[] => [])).includes(file)) return reply.callNotFound();
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('image/webp')
      .send(await readFile(new URL(file, pictures)));
  });
}

/** `root`: the way from there to where the server's own paths begin. */
const indexPage = (root: string): string =>
  page(
    'Guides',
    `<h1>Guides</h1>
<ul>${Object.entries(GUIDES)
      .map(([name, title]) => `<li><a href="${root}guides/${name}">${escapeHtml(title)}</a></li>`)
      .join('')}</ul>
<p><a href="${root}docs/">The interface, operation by operation</a> · <a href="${root}openapi.json">OpenAPI</a> · <a href="${root}problems">Problems</a></p>`,
  );

/** `text`: Markdown of ours. Links among the guides stay; those to files that are not served become plain words. */
export async function guidePage(text: string): Promise<string> {
  const { Marked } = await import('marked');
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: title }) {
        return `<h${depth} id="${idOf(title)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const address = addressOf(href);
        return address === null ? words : `<a href="${escapeHtml(address)}">${words}</a>`;
      },
      image({ href, text: words }) {
        // Those of the portal are in the repository only: whoever reads this has the portal itself.
        if (href.startsWith('pictures/portal/')) return '';
        return `<img loading="lazy" src="${escapeHtml(href)}" alt="${escapeHtml(words)}">`;
      },
    },
  });
  const title = /^# (.+)$/m.exec(text)?.[1] ?? 'Guide';
  return page(title, `<p><a href="../guides">Guides</a></p>\n${await marked.parse(text)}`, 'guide');
}

/** Null if it is not served. */
function addressOf(href: string): string | null {
  if (/^(https?:|#)/.test(href)) return href;
  const [, name = '', anchor = ''] = /^(\w+)\.md(#.*)?$/.exec(href) ?? [];
  if (isGuide(name)) return `${name}${anchor}`;
  const [, schema] = /^schemas\/(\w+\.json)$/.exec(href) ?? [];
  return schema === undefined ? null : `../schemas/${schema}`;
}

/** The anchor of a heading, made as other readers of Markdown make it. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
