// The documentation of the interface as pages that people read and try: its operations, and its problems. Nothing is fetched from
// outside.

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Problem } from '@guidepost/contract/problems';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, ICON, page } from './html-page.ts';

/** The page's own switch for this is in a bar that is not shown. So the page does as the reader's system does. */
const FOLLOW_SYSTEM_COLOURS = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
`;

/** The interface has no links between its operations; the empty column would not fit on a phone. */
const NO_LINKS = '.swagger-ui .response-col_links { display: none; }';

/** The page shows the same document that machines read. */
export async function addDocsPage(app: FastifyInstance, document: () => object): Promise<void> {
  // The page wants a document of the plugin's own; what it shows in its place is `document`.
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: 'Guidepost', version: '' }, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    transformSpecification: () => ({ ...document() }),
    transformSpecificationClone: false,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', tryItOutEnabled: true },
    theme: {
      title: 'The interface – Guidepost',
      favicon: [{ filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: ICON }],
      css: [{ filename: 'no-links.css', content: NO_LINKS }],
      js: [{ filename: 'colours.js', content: FOLLOW_SYSTEM_COLOURS }],
    },
  });
}

/** What the `type` of a problem opens: a page that a person can read, made from the problem catalog. */
export const problemPage = ({ slug, status, title, meaning, mend, tokenUnused }: Problem): string =>
  page(
    title,
    `<p><code>${status}</code> <code>${slug}</code></p>
<h1>${escapeHtml(title)}</h1>
<h2>What happened</h2>
<p>${withCode(meaning)}</p>
<h2>What to do</h2>
<p>${withCode(mend)}</p>
${
  tokenUnused === undefined
    ? ''
    : `<p>${tokenUnused ? 'The session token that was sent, if any, can still be used.' : 'The session token that was sent cannot be used for a reply any more.'}</p>
`
}<p><a href="/problems">All problems</a> · <a href="/docs">The interface</a></p>`,
  );

/** `admin`: those that only the admin interface answers with. */
export const problemIndexPage = (problems: readonly Problem[], admin: readonly Problem[]): string =>
  page(
    'Problems',
    `<h1>Problems</h1>
<p>Every error of the interface is one of these, as <code>application/problem+json</code> (RFC 9457).</p>
${problemTable(problems)}
<h2>The admin interface</h2>
<p>It answers with these as well.</p>
${problemTable(admin)}`,
  );

const problemTable = (problems: readonly Problem[]): string =>
  `<table><thead><tr><th>Status</th><th>Problem</th><th>What it says</th></tr></thead><tbody>
${problems.map(({ slug, status, title }) => `<tr><td>${status}</td><td><a href="/problems/${slug}">${slug}</a></td><td>${escapeHtml(title)}</td></tr>`).join('\n')}
</tbody></table>`;

const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
