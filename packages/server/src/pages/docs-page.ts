// The documentation of the interface as a page that people read and try: it shows the document that machines read, with
// nothing fetched from outside.

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { ICON } from './html-page.ts';

/** The page has a switch for this in its bar, which is not shown; it does as the reader's system does instead. */
const FOLLOW_SYSTEM_COLOURS = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
`;

/** The interface has no links between its operations; the empty column would not fit on a phone. */
const NO_LINKS = '.swagger-ui .response-col_links { display: none; }';

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
