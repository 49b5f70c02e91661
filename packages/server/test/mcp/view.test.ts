// The view that hosts show beside a conversation: how they find it, what it may load, and what its frame needs of the tools' answers.

import { VIEW_META } from '@guidepost/contract/mcp/mcp-view';
import type { HistogramBar } from '@guidepost/contract/next-included';
import type { ProblemDocument } from '@guidepost/contract/problem';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAMPS } from '../fixture/shop.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';
import { call, connect } from './fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_MCP: 'on' } });
});
afterAll(() => server.stop());

const URI = 'ui://guidepost/advisor';
const TYPE = 'text/html;profile=mcp-app';

describe.each(['modern', 'legacy'] as const)('with the %s protocol', (era) => {
  test('the tools that give a conversation name the view, and it is there to be read, with what it may load', async () => {
    const client = await connect(server.publicUrl, { key: server.keys.publishable, era });
    const { tools } = await client.listTools();
    const named = tools.flatMap(({ name, _meta }) => (_meta === undefined ? [] : [[name, _meta]]));
    expect(named).toEqual(['start', 'results'].map((name) => [name, { ui: { resourceUri: URI } }]));
    expect(client.getServerCapabilities()).toMatchObject({ extensions: { 'io.modelcontextprotocol/ui': {} } });
    const meta = {
      ui: {
        csp: { connectDomains: [], resourceDomains: [server.publicUrl, 'https://lamps.example'] },
        prefersBorder: false,
      },
    };
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ uri: URI, name: 'advisor', mimeType: TYPE, _meta: meta }]);
    const { contents } = await client.readResource({ uri: URI });
    expect(contents).toMatchObject([{ uri: URI, mimeType: TYPE, _meta: meta }]);
    await expect(client.readResource({ uri: 'ui://guidepost/nothing' })).rejects.toThrow();
    await client.close();
  });
});

test('the view is one document that loads nothing, is the same for every shop, and knows no key', async () => {
  const texts = await Promise.all(
    [server.keys.publishable, server.keys.other].map(async (key) => {
      const client = await connect(server.publicUrl, { key });
      const { contents } = await client.readResource({ uri: URI });
      await client.close();
      return contents[0] !== undefined && 'text' in contents[0] ? contents[0].text : '';
    }),
  );
  const [text = ''] = texts;
  expect(texts[1]).toBe(text);
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(text).not.toMatch(/gp_[ps]k|<link|<script [^>]|\bsrc="|@import|url\(/);
  expect(text.match(/<script>/g)).toHaveLength(1);
  expect(text.match(/<\/script/g)).toHaveLength(1);
});

/** A program that can show forms, and says that it shows views. */
async function connectWithView(types: readonly string[] = [TYPE]) {
  const asked: string[] = [];
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    {
      capabilities: {
        elicitation: { form: {} },
        extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [...types] } },
      },
      versionNegotiation: { mode: { pin: '2026-07-28' } },
    },
  );
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    asked.push(params.message);
    return { action: 'cancel' };
  });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${server.publicUrl}/mcp/${server.keys.publishable}`)),
  );
  return { client, asked };
}

test('where the shopper has a view they are not asked by forms, unless the assistant wants that, and the model is told', async () => {
  const { client, asked } = await connectWithView();
  const begun = await call(client, 'start', { advisor: 'lamps' });
  expect(begun.words).toContain('The shopper sees this in a view');
  const reply = { session_token: begun.data.session_token, question_id: 'room', answers: ['bath'] };
  const { words } = await call(client, 'reply', reply);
  expect(words).toContain(
    'Replies so far:\n- "Where shall it hang?" (question_id "room"): "In the bathroom" (answer_id "bath")',
  );
  expect(words).not.toContain('in a view');
  expect(asked).toEqual([]);
  await call(client, 'start', { advisor: 'lamps', ask_shopper: true });
  expect(asked).toHaveLength(1);
  await client.close();
});

test('a program that shows views of another type only asks by forms', async () => {
  const { client, asked } = await connectWithView(['text/uri-list']);
  const { words } = await call(client, 'start', { advisor: 'lamps' });
  expect(asked).toHaveLength(1);
  expect(words).not.toContain('in a view');
  await client.close();
});

const raw = async (client: Client, name: string, input: Record<string, unknown>) =>
  client.callTool({ name, arguments: input });

test('a refusal is a problem for the frame as it is at the next endpoint, and words for the model', async () => {
  const client = await connect(server.publicUrl, { key: server.keys.publishable });
  const { data } = await call(client, 'start', { advisor: 'lamps' });
  const reply = { session_token: data.session_token, question_id: 'room', answers: ['bath'] };
  const problemOf = async (name: string, input: Record<string, unknown>) => {
    const { _meta, isError, content } = await raw(client, name, input);
    expect({ isError, content }).toMatchObject({ isError: true, content: [{ type: 'text' }] });
    return _meta?.[VIEW_META.problem] as ProblemDocument;
  };
  const wrong = await problemOf('reply', { ...reply, answers: ['cellar'] });
  expect(wrong).toMatchObject({ status: 422, errors: [{ pointer: '#/answers/0' }] });
  await call(client, 'reply', reply);
  const used = await problemOf('reply', { ...reply, answers: ['living'] });
  expect(used).toMatchObject({ status: 409, type: `${server.publicUrl}/problems/session-token-used` });
  const gone = await problemOf('results', { session_token: 'abc' });
  expect(gone).toMatchObject({ status: 404, type: `${server.publicUrl}/problems/session-not-found` });
  await client.close();
});

test('the frame gets how products lie along a range, and every question replied to as it would be asked again; no model pays for it', async () => {
  const client = await connect(server.publicUrl, { key: server.keys.publishable });
  const begun = await raw(client, 'start', { advisor: 'ranges' });
  const bars = begun._meta?.[VIEW_META.histogram] as readonly HistogramBar[];
  expect(bars.length).toBeGreaterThan(10);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(LAMPS.length);
  expect(JSON.stringify([begun.structuredContent, begun.content])).not.toContain('histogram');
  const { session_token: token } = begun.structuredContent as { session_token: string };
  const reply = { session_token: token, question_id: 'coldest', answers: ['-50.0-0.0'] };
  const { data: second } = await call(client, 'reply', reply);
  await call(client, 'reply', { session_token: second.session_token, question_id: 'price', answers: [] });
  // The first token knows nothing of the replies; where the conversation stands is what counts.
  const { _meta, structuredContent } = await raw(client, 'results', { session_token: token });
  expect(_meta?.[VIEW_META.replied]).toMatchObject([
    {
      question: {
        ...{ question_id: 'coldest', question_type: 'RANGE', range_from: -50, range_to: 50 },
        range_groupings: [{ title: 'Frost' }, { title: 'Mild' }, { title: 'Hot' }],
      },
      answers: ['-50.0-0.0'],
    },
    { question: { question_id: 'price' }, answers: [] },
  ]);
  expect(structuredContent).toMatchObject({ language: 'en', question: null });
  await client.close();
});
