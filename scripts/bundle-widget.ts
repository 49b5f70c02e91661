// Makes the one file that a shop's page loads: the widget with the client inside, nothing else.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, transform } from 'esbuild';
import { minify } from 'terser';

const entry = fileURLToPath(new URL('../packages/widget/src/widget.ts', import.meta.url));

/** Loads style sheets as short texts. */
const styleTexts: Plugin = {
  name: 'style-texts',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target: TARGET });
      return { contents: shortenNames(code.trim()), loader: 'text' };
    });
  },
};

/** Gives the widget's private custom properties (`--_surface`) the shortest names that no page uses. */
function shortenNames(css: string): string {
  const names = [...new Set(css.match(/--_[\w-]+/g))];
  if (names.length > 26) throw new Error('There are more custom properties than letters.');
  return css.replace(/--_[\w-]+/g, (name) => `--_${String.fromCharCode(97 + names.indexOf(name))}`);
}

/**
 * Our own names that never leave the file: they are in no event, stored reply, text or attribute. If the sources also name a
 * member by a text, the text is marked (`@__KEY__`), or the two would differ.
 */
const INNER =
  /^(isSending|isFirst|isEnded|isChange|isAsLeft|pending|notice|trail|dialog|timeout|state|reply|chosen|heading|element|conversation|panel|outcome|callers|calling|begin|resume|leave|draw|update|submit|settle|refuse|giveUp|clicked|texts|apiKey|baseUrl|onWait|attempts|replied|started|changed|failed|storage|put|show|included)$/;

/** Browsers from the autumn of 2024 on, the first with `light-dark()` and relative colours. */
const TARGET = ['chrome123', 'firefox128', 'safari18'];

/** The text of the file. */
export async function bundleWidget(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    // It leaves no names behind and needs no `type="module"`, because tag managers load scripts as they did twenty years ago.
    format: 'iife',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    mangleProps: INNER,
    write: false,
    plugins: [styleTexts],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('The bundler made no file.');
  // Compressed, this is 2% smaller than what the bundler alone makes.
  const { code } = await minify(file.text, {
    ecma: 2020,
    compress: {
      passes: 5,
      hoist_funs: true,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      pure_getters: true,
    },
  });
  if (code === undefined) throw new Error('The minifier made no file.');
  return code;
}
