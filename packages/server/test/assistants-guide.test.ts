// The guide for AI assistants is tried as its readers try it, and both advisors of the demo are led to their ends through tools.

import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type AdvisorList, MCP_TOOLS } from '@guidepost/contract/mcp/mcp-tools';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoServer, startDemoServer } from '../../widget/test/fixture/demo-server.ts';
import { call, connect } from './mcp/fixture.ts';

const text = await readFile(new URL('../../../docs/assistants.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code]) => code ?? '');

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer('https://shop.example', { GUIDEPOST_MCP: 'on' });
});
afterAll(() => server.stop());

const here = (code: string): string =>
  code.replaceAll('http://localhost:7070', server.url).replaceAll('KEY', server.key);

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('curl was not found: the command of the guide for AI assistants is SKIPPED.');

it.skipIf(!hasCurl)('has a command that begins a conversation', async () => {
  const command = blocks('sh').find((block) => block.startsWith('curl')) ?? '';
  const { stdout } = await promisify(execFile)('bash', ['-c', here(command)]);
  expect(stdout).toContain('"question_id":"use"');
});

it('has a program that begins one', async () => {
  const [program = ''] = blocks('ts');
  const AsyncFunction = (async () => {}).constructor as new (
    ...code: string[]
  ) => (...given: unknown[]) => Promise<{ question: { question_id: string } }>;
  const run = new AsyncFunction(
    'Client',
    'StreamableHTTPClientTransport',
    `${here(program)}\nreturn structuredContent;`,
  );
  const content = await run(Client, StreamableHTTPClientTransport);
  expect(content.question.question_id).toBe('use');
});

it('names every tool', () => {
  for (const name of Object.keys(MCP_TOOLS)) expect(text).toContain(`| \`${name}\` |`);
});

const ADVISORS = ['bikes', 'kids-bikes'];

it('both advisors of the demo are led to their ends without forms', async () => {
  const client = await connect(server.url, { key: server.key });
  const { data: list } = await call<AdvisorList>(client, 'list_advisors');
  expect(list.advisors.map(({ advisor }) => advisor)).toEqual(ADVISORS);
  for (const advisor of ADVISORS) {
    let { data } = await call(client, 'start', { advisor });
    for (let nth = 0; nth < 20 && data.question !== null; nth++) {
      const { question_id, answers } = data.question;
      const reply = {
        session_token: data.session_token,
        question_id,
        answers: answers.slice(0, 1).map((each) => each.answer_id),
      };
      ({ data } = await call(client, 'reply', reply));
    }
    expect(data.question).toBeNull();
    expect(data.results?.length).toBeGreaterThan(0);
  }
  await client.close();
});

it('both are led to their ends by forms', async () => {
  let forms = 0;
  const client = await connect(server.url, {
    key: server.key,
    ask: (_, { properties }) => {
      forms++;
      const content = Object.fromEntries(
        Object.entries(properties as Record<string, Field>).map(([name, field]) => [name, chosenOf(field)]),
      );
      return { action: 'accept', content };
    },
  });
  for (const advisor of ADVISORS) {
    forms = 0;
    const { data } = await call(client, 'start', { advisor });
    expect(forms).toBeGreaterThan(2);
    expect(data.replies).toHaveLength(forms);
    expect(data.results?.length).toBeGreaterThan(0);
  }
  await client.close();
});

interface Field {
  readonly oneOf?: readonly { readonly const: string }[];
  readonly items?: { readonly anyOf: readonly { readonly const: string }[] };
  readonly default?: number;
}

const chosenOf = ({ oneOf, items, default: usual = 0 }: Field): string | number | string[] =>
  oneOf?.[0]?.const ?? items?.anyOf.slice(0, 1).map((each) => each.const) ?? usual;
