// What is published is what is tried: the packed file, installed in an empty folder, started there.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'guidepost-packed-'));
const home = join(folder, 'shop');

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root });
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: join(root, 'dist/guidepost'), stdio: 'pipe' });
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', join('..', packed)], {
    cwd: home,
    stdio: 'pipe',
  });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('starts the demo from the packed file, holds a conversation and stops', { timeout: 60_000 }, async () => {
  const server = spawn(
    process.execPath,
    ['node_modules/guidepost/bin/guidepost.js', 'serve', '--demo', '--port', '0', '--json'],
    { cwd: home, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, GUIDEPOST_LOG: 'warn' } },
  );
  const closed = new Promise((resolve) => server.once('close', resolve));
  let said = '';
  for await (const chunk of server.stdout) {
    said += chunk;
    if (said.includes('\n')) break;
  }
  const { port, demo_key: demoKey } = JSON.parse(said) as { port: number; demo_key: string };
  const next = async (token?: string, reply?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v7/next/`, {
      method: 'POST',
      headers: {
        'Service-API-Key': demoKey,
        'Service-Advisor-ID': 'bikes',
        ...(token ? { 'Service-Session-Token': token, 'Content-Type': 'application/json' } : {}),
      },
      ...(reply ? { body: JSON.stringify(reply) } : {}),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as {
      session_token: string;
      question: { question_id: string } | null;
      results: unknown;
    };
  };
  let at = await next();
  for (let steps = 0; at.question !== null && steps < 30; steps++) {
    at = await next(at.session_token, { question_id: at.question.question_id, answers: [] });
  }
  expect(at.question).toBeNull();
  expect(Array.isArray(at.results)).toBe(true);
  const picture = await fetch(`http://127.0.0.1:${port}/demo/`);
  expect(picture.status).toBe(200);
  server.kill('SIGTERM');
  expect(await closed).toBe(0);
});
