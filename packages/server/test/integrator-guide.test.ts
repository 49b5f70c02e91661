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
    const told = blocks('sh').find((block) => block.includes('interactions/')) ?? '';
    expect(await shell(told, String(bodyOf(second).session_token))).toMatch(/^HTTP\/1\.1 204 /);
    const [said = ''] = blocks('json');
    const { session_token: token, ...rest } = bodyOf(second);
    const { session_token: printed, ...promised } = JSON.parse(said);
    expect([typeof token, rest]).toEqual([typeof printed, promised]);
  });

  it('tells how that conversation goes on', async () => {
    const say = async (token: string | null, question?: string, ...answers: string[]) => {
      const headers = {
        ...{
          'Service-API-Key': server.key,
          'Service-Advisor-ID': 'bikes',
          'Content-Type': 'application/json',
          Origin: 'https://shop.example',
        },
        ...(token !== null && { 'Service-Session-Token': token }),
      };
      const body = JSON.stringify(question === undefined ? {} : { question_id: question, answers });
      const response = await fetch(`${server.url}/api/v7/next/`, { method: 'POST', headers, body });
      return response.json();
    };
    let response = await say(null);
    const reply = async (...reply: [string, ...string[]]) => {
      response = await say(response.session_token, ...reply);
      return response;
    };
    expect(await reply('use', 'commute')).toMatchObject({ results: null });
    expect((await reply('drive', 'muscle')).results[0]).toBeTypeOf('object');
    await reply('height');
    const { question: budget } = await reply('mount');
    const { question_id, range_from, range_to, skip_text, range_groupings: groupings } = budget;
    expect(text).toContain(`"question_id": "${question_id}", "question_type": "RANGE", "skip_text": "${skip_text}"`);
    expect(text).toContain(`"range_from": ${range_from}, "range_to": ${range_to}, "range_step": 50`);
    for (const { title, position, ...bounds } of groupings.slice(0, 2))
      expect(text).toContain(
        `{ "title": "${title}", "position": ${position}, "range_from": ${bounds.range_from}, "range_to": ${bounds.range_to} }`,
      );
    await reply('budget', '800.0-1500.0');
    const { question, results } = await reply('equipment', 'lights');
    expect(question.question_id).toBe('colour');
    const { sku, title, price, description } = results[0];
    expect(text).toContain(`"sku": "${sku}", "title": "${title}", "price": "${price}"`);
    expect(text).toContain(description);
    expect((await reply('colour')).question).toBeNull();
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
