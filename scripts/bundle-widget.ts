// Makes the file that a shop's page loads, the widget with the client inside, and the files beside it: what the widget loads
// when it is used for the first time, and its own words in each language.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { minify } from 'terser';

const sources = new URL('../packages/widget/src/', import.meta.url);

/** Loads style sheets as short texts. */
export const styleTexts: Plugin = {
  name: 'style-texts',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), {
        loader: 'css',
        minify: true,
        target: TARGET,
        charset: 'utf8',
      });
      const main = await readFile(new URL('style.css', sources), 'utf8');
      return { contents: shortenNames(code.trim(), main), loader: 'text' };
    });
  },
};

/**
 * Gives the private custom properties (`--_surface`) the shortest names that no page uses; in both files the same ones. Their values
 * the bundler leaves as they are written, with spaces that mean nothing.
 */
function shortenNames(css: string, main: string): string {
  const names = [...new Set((main + css).match(/--_[\w-]+/g))];
  if (names.length > 26) throw new Error('There are more custom properties than letters.');
  const short = css.replace(/--_[\w-]+/g, (name) => `--_${String.fromCharCode(97 + names.indexOf(name))}`);
  return short.replace(/(?<=--_\w:) /g, '').replaceAll(', ', ',');
}

/**
 * Our own names that never leave the file: they are in no event, stored reply, text or attribute. If the sources also name a
 * member by a text, the text is marked (`@__KEY__`), or the two would differ.
 */
const INNER =
  /^(isSending|isFirst|isEnded|isChange|isAsLeft|pending|notice|trail|dialog|timeout|state|reply|chosen|heading|element|conversation|panel|outcome|callers|calling|begin|resume|leave|draw|update|submit|settle|refuse|giveUp|clicked|texts|apiKey|baseUrl|onWait|attempts|replied|started|changed|failed|storage|put|show|included|added|settings|drawing|slid|hasBegun|interact|newest|openQuestion|catchUp|perform|events|assistants|language|include)$/;

/** Browsers from the autumn of 2024 on, the first with `light-dark()` and relative colours. */
export const TARGET = ['chrome123', 'firefox128', 'safari18'];

/** The texts of the files. */
export interface WidgetFiles {
  readonly main: string;
  /** ES modules beside the first, by name: `more`, `assistants`, `fr`. The first asks for them as `widget-fr.js`. */
  readonly beside: Readonly<Record<string, string>>;
}

/** Stands for the version of the files beside the first, which is made before them. */
const VERSION = '@version@';

export async function bundleWidget(): Promise<WidgetFiles> {
  const languages = await languagesWithWords();
  const define = { VERSION: JSON.stringify(VERSION), LANGUAGES: JSON.stringify(languages.join('')) };
  // It leaves no names behind and needs no `type="module"`, because tag managers load scripts as they did twenty years ago.
  const main = await bundle('widget.ts', { format: 'iife', mangleCache: {}, define });
  const module = { format: 'esm', mangleCache: main.names, define } as const;
  const beside = {
    more: (await bundle('more.ts', module)).code,
    assistants: (await bundle('assistants.ts', module)).code,
  };
  for (const language of languages)
    Object.assign(beside, { [language]: (await bundle(`words/${language}.ts`, module)).code });
  return { main: main.code.replace(VERSION, versionOf(Object.values(beside))), beside };
}

/**
 * ES modules for the portal, by name: `preview.js` with the element on which a draft is tried, and what it asks for beside it. They are made
 * when somebody waits for them, so in a moment rather than as short as can be: members keep their names.
 */
export async function bundlePreview(): Promise<Readonly<Record<string, string>>> {
  const languages = await languagesWithWords();
  const entry = (file: string): string => fileURLToPath(new URL(file, sources));
  const { outputFiles } = await build({
    entryPoints: {
      preview: entry('preview-advisor.ts'),
      'widget-more': entry('more.ts'),
      ...Object.fromEntries(languages.map((language) => [`widget-${language}`, entry(`words/${language}.ts`)])),
    },
    ...{ outdir: '/', bundle: true, minify: true, format: 'esm', target: TARGET, charset: 'utf8', write: false },
    legalComments: 'none',
    define: { VERSION: JSON.stringify('preview'), LANGUAGES: JSON.stringify(languages.join('')) },
    plugins: [styleTexts],
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.replace(/^.*[/\\]/, ''), text]));
}

/** English is inside the first file. */
export async function languagesWithWords(): Promise<readonly string[]> {
  const files = await readdir(new URL('words/', sources));
  return files.flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []).toSorted();
}

/** What the first file asks for beside it, so that neither meets one that it was not made for. */
const versionOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 8);

/** `mangleCache`: what members are called; the files hand each other the same ones. */
async function bundle(entry: string, options: BuildOptions) {
  const { outputFiles, mangleCache: names = {} } = await build({
    ...options,
    entryPoints: [fileURLToPath(new URL(entry, sources))],
    bundle: true,
    minify: true,
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    mangleProps: INNER,
    write: false,
    plugins: [styleTexts],
  });
  const [file] = outputFiles ?? [];
  if (file === undefined) throw new Error('The bundler made no file.');
  // Compressed, this is 2% smaller than what the bundler alone makes.
  const { code } = await minify(file.text, {
    ecma: 2020,
    module: options.format === 'esm',
    compress: {
      passes: 9,
      // `value === 0` has more in common with the rest than `0 === value`.
      lhs_constants: false,
      unsafe: true,
      unsafe_methods: true,
      pure_getters: true,
    },
  });
  if (code === undefined) throw new Error('The minifier made no file.');
  return { code, names };
}
