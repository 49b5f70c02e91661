// The integrator's guide is tried as its readers try it: the commands go into a shell one after the other, against the demo.

import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DemoServer, startDemoServer } from '../../widget/test/fixture/demo-server.ts';

const root = new URL('../../../', import.meta.url);
const text = await readFile(new URL('docs/integrator.md', root), 'utf8');
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code]) => code ?? '');

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('curl was not found: the commands of the integrator’s guide are SKIPPED.');

/** What a response said, without its headers. */
const bodyOf = (answered: string): Record<string, unknown> => JSON.parse(answered.slice(answered.indexOf('\r\n\r\n')));

describe('the integrator’s guide', () => {
  let server: DemoServer;
  beforeAll(async () => {
    server = await startDemoServer('https://shop.example');
  });
  afterAll(() => server.stop());

  it.skipIf(!hasCurl)('has commands that answer what it says they do', async () => {
    const shell = async (script: string, token: string) => {
      const here = script.replaceAll('http://localhost:7070', server.url).replace(/^(key|token)=.*$/gm, '');
      const given = `key=${server.key}\nurl=${server.url}/api/v7/next/\ntoken=${token}\n`;
      const { stdout } = await promisify(execFile)('bash', ['-c', `${given}${here}`]);
      return stdout;
    };
    const [start = '', reply = ''] = blocks('sh').filter((block) => block.includes('curl'));
    const first = await shell(start, '');
    expect(first).toMatch(/^Service-Session-Status: created\r$/im);
    expect(bodyOf(first)).toMatchObject({ question: { question_id: 'use' }, results: null });
    const second = await shell(reply, String(bodyOf(first).session_token));
    expect(second).toMatch(/^Service-Session-Status: advanced\r$/im);
    const [said = ''] = blocks('json');
    const { session_token: token, ...rest } = bodyOf(second);
    const { session_token: printed, ...promised } = JSON.parse(said);
    expect([typeof token, rest]).toEqual([typeof printed, promised]);
  });

  it('has a program of a few lines that leads from the first question to results', async () => {
    const [program = ''] = blocks('js');
    const folder = await mkdtemp(join(tmpdir(), 'guidepost-guide-'));
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      const file = join(folder, 'program.mjs');
      const client = new URL('packages/client/src/client.ts', root).href;
      const here = program.replace('http://localhost:7070', server.url).replace('gp_pk_…', server.key);
      await writeFile(file, here.replace("'@guidepost/client'", `'${client}'`));
      await import(/* @vite-ignore */ pathToFileURL(file).href);
      expect(log.mock.calls.join('\n')).toMatch(/^\d+\.\d\d .+\n/);
    } finally {
      log.mockRestore();
      await rm(folder, { recursive: true });
    }
  });
});
