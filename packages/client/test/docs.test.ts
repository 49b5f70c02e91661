// The examples of the documentation do what they say: each runs as it is printed, against the demo.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DemoServer, startDemoServer } from '../../widget/test/fixture/demo-server.ts';

const root = new URL('../../../', import.meta.url);
const text = await readFile(new URL('docs/client.md', root), 'utf8');
const examples = [...text.matchAll(/^## (.+?)$[\s\S]*?(?=^## |(?![\s\S]))/gm)].flatMap(([section, title]) =>
  [...section.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => ({ title: title ?? '', code: code ?? '' })),
);

describe('an example of docs/client.md', () => {
  let server: DemoServer;
  let folder: string;
  beforeAll(async () => {
    server = await startDemoServer('https://shop.example');
    folder = await mkdtemp(join(tmpdir(), 'guidepost-docs-'));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  /** Runs it and returns the lines that it printed. */
  async function run(code: string): Promise<string[]> {
    const file = join(folder, `${crypto.randomUUID()}.mjs`);
    const client = new URL('packages/client/src/client.ts', root).href;
    const here = code
      .replaceAll('http://localhost:7070', server.url)
      .replaceAll(/'gp_[ps]k_…'/g, `'${server.key}'`)
      .replaceAll("'@guidepost/client'", `'${client}'`);
    // Some examples continue after the import of an earlier one.
    const whole = here.includes('import {') ? here : `import { AdvisorSession } from '${client}';\n${here}`;
    await writeFile(file, whole);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      await import(/* @vite-ignore */ pathToFileURL(file).href);
      return log.mock.calls.map((words) => words.map(String).join(' '));
    } finally {
      log.mockRestore();
    }
  }

  const expected: Readonly<Record<string, RegExp>> = {
    'A conversation': /^What will you ride for most of all\? [\s\S]*\n\d+\.\d\d .+ http/,
    'After a reload': /^created$/,
    'What was bought': /^[\w-]{48}$/,
    'What can go wrong': /^invalid-answer /,
    'On a server, with a secret key': /^Would you like a motor to help\?$/,
  };
  it('is there for each section that promises one', () => {
    expect(examples.map(({ title }) => title)).toEqual(Object.keys(expected));
  });
  for (const { title, code } of examples) {
    it(`does what it says: ${title}`, async () => {
      expect((await run(code)).join('\n')).toMatch(expected[title] ?? /never/);
    });
  }
});
