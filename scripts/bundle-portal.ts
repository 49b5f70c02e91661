// Makes the files of the portal: its page, its program and its style sheet. Program and style sheet are named after their content, so that
// browsers keep them for good.

import { fileURLToPath } from 'node:url';
import type { AdminRoute } from '@guidepost/contract/admin/admin-route';
import { ADMIN_ROUTES } from '@guidepost/contract/admin/admin-routes';
import { build, type Plugin } from 'esbuild';

const root = new URL('../', import.meta.url);

/** Browsers from the autumn of 2024 on, as for the widget. */
const TARGET = ['chrome123', 'firefox128', 'safari18'];

/** Where the page looks for the other files. */
const FOLDER = '/admin/files/';

export interface PortalFiles {
  /** Of every address of the portal. */
  readonly page: string;
  /** By name, such as `portal-ABCD1234.js`. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * The client needs of an operation where it is and whether it takes JSON. Its schemas, and the library that makes them, stay out: they
 * would be a quarter of the program.
 */
const operationsOnly: Plugin = {
  name: 'operations-only',
  setup: ({ onLoad }) => {
    onLoad({ filter: /contract\/src\/admin\/admin-routes\.ts$/ }, () => {
      const routes = Object.entries<AdminRoute>(ADMIN_ROUTES).map(([name, { method, path, body }]) => {
        const takes = body === undefined || body === 'file' ? body : {};
        return [name, { method, path, ...(takes !== undefined && { body: takes }) }];
      });
      return { contents: `export const ADMIN_ROUTES = ${JSON.stringify(Object.fromEntries(routes))}`, loader: 'js' };
    });
    // The path before all operations is all that is left of this file.
    onLoad({ filter: /contract\/src\/admin\/admin-route\.ts$/ }, async () => {
      const { ADMIN_PATH } = await import('@guidepost/contract/admin/admin-route');
      return { contents: `export const ADMIN_PATH = ${JSON.stringify(ADMIN_PATH)}`, loader: 'js' };
    });
  },
};

export async function bundlePortal(): Promise<PortalFiles> {
  const { outputFiles } = await build({
    // Names depend on paths, which are the same from here wherever it is called.
    absWorkingDir: fileURLToPath(root),
    entryPoints: { portal: 'packages/portal/src/main.tsx' },
    outdir: '/',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', PREVIEW_FILE: JSON.stringify(`${FOLDER}preview.js`) },
    external: [`${FOLDER}*`],
    plugins: [operationsOnly],
    write: false,
    logLevel: 'warning',
  });
  const files = Object.fromEntries(outputFiles.map(({ path, text }) => [path.replace(/^.*[/\\]/, ''), text]));
  const nameOf = (kind: string): string => {
    const name = Object.keys(files).find((file) => file.startsWith('portal-') && file.endsWith(kind));
    if (name === undefined) throw new Error(`The bundler made no ${kind} file.`);
    return name;
  };
  return { page: pageWith(FOLDER + nameOf('.js'), FOLDER + nameOf('.css')), files };
}

/** Nothing stands in the page itself, because its policy allows no script and no style there. */
const pageWith = (program: string, styles: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Guidepost</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
<script type="module" src="${program}"></script>
</head>
<body>
<div id="portal"></div>
<noscript>Guidepost needs JavaScript here. / Guidepost braucht hier JavaScript.</noscript>
</body>
</html>
`;
