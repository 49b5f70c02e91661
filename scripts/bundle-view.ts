// Makes the document that assistants' hosts show in a frame: the widget's conversation with everything inside, because a frame loads nothing beside it.
// It is made when somebody waits for it, so in a moment rather than as short as can be.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { languagesWithWords, styleTexts, TARGET } from './bundle-widget.ts';

const sources = new URL('../packages/widget/src/', import.meta.url);
const pathOf = (file: string): string => fileURLToPath(new URL(file, sources));

/** In place of what loads files beside the widget: the same files, inside. */
const filesInside = (names: readonly string[]): Plugin => ({
  name: 'files-inside',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/load-beside\.ts$/ }, () => ({ path: 'files', namespace: 'inside' }));
    onLoad({ filter: /.*/, namespace: 'inside' }, () => {
      const imports = names.map((name, nth) => {
        const file = name === 'more' ? 'more.ts' : `words/${name}.ts`;
        return `import * as file${nth} from ${JSON.stringify(pathOf(file))};`;
      });
      const table = names.map((name, nth) => `${JSON.stringify(name)}: file${nth}`);
      const contents = `${imports.join('\n')}\nconst files = {${table.join()}};\nexport const loadBeside = async (name) => files[name] ?? null;`;
      return { contents, loader: 'js', resolveDir: pathOf('.') };
    });
  },
});

/** An HTML document. */
export async function bundleView(): Promise<string> {
  const languages = await languagesWithWords();
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const { outputFiles } = await build({
    entryPoints: [pathOf('view/view.ts')],
    ...{ bundle: true, minify: true, format: 'iife', target: TARGET, charset: 'utf8', write: false },
    legalComments: 'none',
    define: { VERSION: JSON.stringify(version), LANGUAGES: JSON.stringify(languages.join('')) },
    plugins: [filesInside(['more', ...languages]), styleTexts],
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error('The bundler made no file.');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Guidepost</title>
<style>html{font:16px/1.5 system-ui,sans-serif}body{margin:0}</style></head>
<body><script>${script.text.trim()}</script></body></html>
`;
}
