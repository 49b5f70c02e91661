// The manifests for Kubernetes say what its interface knows, and what they say of the service is so.

import { readFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '../packages/server/src/settings/config.ts';

const KINDS = { Deployment, Job, PodDisruptionBudget, Service };

const read = (name: string): Record<string, unknown>[] =>
  parseAllDocuments(readFileSync(new URL(`../docs/service/${name}`, import.meta.url), 'utf8')).map((one) => one.toJS());

function validate(document: Record<string, unknown>): void {
  const Kind = KINDS[document.kind as keyof typeof KINDS];
  expect(document.apiVersion).toBe(Kind.apiVersion);
  new Kind(document as never).validate();
}

const SERVERS = read('kubernetes.yaml');
const [job] = read('kubernetes-migrate.yaml');
const deployment = SERVERS.find(({ kind }) => kind === 'Deployment') as unknown as {
  spec: {
    selector: { matchLabels: object };
    template: { metadata: { labels: object }; spec: { containers: [Record<string, never>] } };
  };
};

test.each([...SERVERS, job])('$kind is as Kubernetes describes it', (document) => {
  if (document === undefined) throw new Error('no document');
  validate(document);
});

test.each([
  ['a member that is missing', (text: string) => text.replace('"selector":', '"selektor":')],
  ['a wrong type', (text: string) => text.replace('"replicas":2', '"replicas":"two"')],
  [
    'a member inside a container that is missing',
    (text: string) => text.replace('"name":"guidepost","image"', '"image"'),
  ],
])('%s is found', (_what, change) => {
  const text = JSON.stringify(deployment);
  expect(change(text)).not.toBe(text);
  expect(() => validate(JSON.parse(change(text)))).toThrow();
});

test('service, budget and servers name the same pods, and the job is none of them', () => {
  const { labels } = deployment.spec.template.metadata;
  for (const { kind, spec } of SERVERS as { kind: string; spec: { selector: { matchLabels?: object } } }[]) {
    expect({ kind, selector: kind === 'Service' ? spec.selector : spec.selector.matchLabels }).toEqual({
      kind,
      selector: labels,
    });
  }
  expect(JSON.stringify(job)).not.toContain('"app":"guidepost"');
});

test('each probe asks what the service answers, on the port that it listens on', () => {
  const [container] = deployment.spec.template.spec.containers;
  expect(container).toMatchObject({
    ports: [{ name: 'http', containerPort: readConfig({}).GUIDEPOST_PORT }],
    startupProbe: { httpGet: { path: '/readyz', port: 'http' } },
    readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
    livenessProbe: { httpGet: { path: '/livez', port: 'http' } },
  });
  const { env } = container as unknown as { env: { name: string; value: string }[] };
  readConfig(Object.fromEntries(env.map(({ name, value }) => [name, value])));
});
