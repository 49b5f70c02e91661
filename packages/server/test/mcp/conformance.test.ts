// The protocol's own suite of conformance, against the assistants' door: with what the suite calls behind it, all scenarios of both versions; with
// the advisors' tools, those that need no others. Extensions of the protocol that the door does not have (tasks, skills) are left out.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';
import { type Outcome, type ProtocolVersion, runSuite } from './suite/run-suite.ts';
import { openSuite } from './suite/suite-server.ts';

const VERSIONS: readonly ProtocolVersion[] = ['2025-11-25', '2026-07-28'];

/** What the suite says a server of this version has to be asked, and what it asks beside that. */
function scenariosOf(version: ProtocolVersion): readonly string[] {
  const file = `../../../../node_modules/@modelcontextprotocol/conformance/requirements/${version}.yaml`;
  const { server: required, not_scored: others } = parse(
    readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'),
  ) as {
    readonly server: readonly string[];
    readonly not_scored: readonly { readonly scenario: string; readonly leg: string; readonly reason: string }[];
  };
  const beside = others.filter(({ leg, reason }) => leg === 'server' && reason !== 'extension');
  return [...required, ...beside.map(({ scenario }) => scenario)];
}

/**
 * What the door does not do for programs of the older protocol, as it keeps no session: no check of these passes. Those with warnings, or with
 * nothing, find no session and end there.
 */
const NEEDING_SESSION: Readonly<Record<string, readonly string[]>> = {
  // A program is asked by a request to it, and replies with one of its own, which has to find the call that waits.
  'tools-call-sampling': ['FAILURE tools-call-sampling'],
  'tools-call-elicitation': ['FAILURE tools-call-elicitation'],
  'elicitation-sep1034-defaults': ['FAILURE elicitation-sep1034-general'],
  'elicitation-sep1330-enums': ['FAILURE elicitation-sep1330-general'],
  // Who has subscribed would have to be known, and told on a stream beside the calls.
  'resources-subscribe': ['FAILURE resources-subscribe'],
  'resources-unsubscribe': ['FAILURE resources-unsubscribe'],
  // Answers would have to be kept for those who come back for them, so there is no tool that ends its stream on the way.
  'server-sse-polling': [
    'WARNING server-sse-polling-session',
    'WARNING server-sse-priming-event',
    'WARNING server-sse-retry-field',
  ],
  // Several streams of one session. Without any, each call has a stream of its own.
  'server-sse-multiple-streams': ['WARNING server-sse-multiple-streams-session'],
  'server-session-lifecycle': [],
};

type Outcomes = ReadonlyMap<string, Outcome>;

let servers: readonly TestServer[] = [];
let suite: ReadonlyMap<ProtocolVersion, Outcomes>;
let advisors: ReadonlyMap<ProtocolVersion, Outcomes>;
beforeAll(async () => {
  // The suite asks from one address, with one key, as fast as it can.
  const settings = { GUIDEPOST_MCP: 'on', GUIDEPOST_RATE_BURST: '10000' };
  const run = async ({ port, keys }: TestServer): Promise<ReadonlyMap<ProtocolVersion, Outcomes>> => {
    const url = `http://localhost:${port}/mcp/${keys.publishable}`;
    return new Map(
      await Promise.all(VERSIONS.map(async (version) => [version, await runSuite(url, version)] as const)),
    );
  };
  const [forSuite, forAdvisors] = await Promise.all([
    startTestServer({ settings, openMcp: openSuite }),
    startTestServer({ settings }),
  ]);
  servers = [forSuite, forAdvisors];
  [suite, advisors] = await Promise.all([run(forSuite), run(forAdvisors)]);
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const NOTHING: Outcome = { passed: [], unmet: [], reasons: [] };

test.each(VERSIONS)('all scenarios of %s have run', (version) => {
  expect([...(suite.get(version)?.keys() ?? [])].sort()).toEqual([...scenariosOf(version)].sort());
});

test.each(VERSIONS.flatMap((version) => scenariosOf(version).map((name) => ({ version, name }))))(
  '$version: $name',
  ({ version, name }) => {
    const { passed, unmet, reasons } = suite.get(version)?.get(name) ?? NOTHING;
    const absent = version === '2025-11-25' ? NEEDING_SESSION[name] : undefined;
    expect(unmet, reasons.join('\n')).toEqual(absent ?? []);
    if (absent) expect(passed).toEqual([]);
    else expect(passed).not.toEqual([]);
  },
);

test.each([
  ['2025-11-25', 'server-initialize'],
  ['2025-11-25', 'ping'],
  ['2025-11-25', 'tools-list'],
  ['2025-11-25', 'resources-list'],
  ['2025-11-25', 'dns-rebinding-protection'],
  ['2026-07-28', 'tools-list'],
  ['2026-07-28', 'resources-list'],
  ['2026-07-28', 'sep-2164-resource-not-found'],
  ['2026-07-28', 'dns-rebinding-protection'],
  ['2026-07-28', 'http-header-validation'],
  ['2026-07-28', 'input-required-result-unsupported-methods'],
  ['2026-07-28', 'server-sse-multiple-streams'],
] as const)('with the tools of advisors, %s: %s', (version, name) => {
  const { passed, unmet, reasons } = advisors.get(version)?.get(name) ?? NOTHING;
  expect(unmet, reasons.join('\n')).toEqual([]);
  expect(passed).not.toEqual([]);
});

/** Checks that call tools made for the suite, or lists that the advisors' door has not. */
test.each([
  [
    'server-stateless',
    [
      'FAILURE sep-2575-server-rejects-undeclared-capability',
      'FAILURE sep-2575-missing-capability-http-400',
      'FAILURE sep-2575-http-server-no-independent-requests-on-stream',
      'FAILURE sep-2575-server-no-log-without-loglevel',
      'SKIPPED sep-2575-server-sends-prompts-list-changed-on-subscription',
      'SKIPPED sep-2575-server-sends-tools-list-changed-on-subscription',
    ],
  ],
  ['caching', ['FAILURE sep-2549-prompts-list-caching-hints']],
])('with the tools of advisors, %s, but for what these do not have', (name, absent) => {
  const { passed, unmet } = advisors.get('2026-07-28')?.get(name) ?? NOTHING;
  expect(unmet).toEqual(absent);
  expect(passed.length).toBeGreaterThan(2);
});
