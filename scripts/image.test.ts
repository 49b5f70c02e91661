// The image of docs/service/Containerfile, built and run. What is not shown stands in fixture/image.ts.

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPort } from '../packages/server/src/storage/postgres/find-port.fixture.ts';
import { type BuiltImage, buildImage, hasBuildah } from './fixture/image.ts';
import { PATIENCE } from './fixture/patience.ts';

describe.runIf(hasBuildah())('the image', () => {
  let image: BuiltImage;
  let server: ChildProcess;
  let port: number;
  let demo: { demo_key: string };
  let said = '';
  let isGone = false;
  let at: { GUIDEPOST_PORT: string };

  beforeAll(async () => {
    image = await buildImage();
    port = await findPort();
    at = { GUIDEPOST_PORT: String(port) };
    const { Entrypoint, Cmd } = image.settings;
    server = image.start([...Entrypoint, ...Cmd, '--demo', '--json'], at);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
      });
    }
    server.once('close', () => {
      isGone = true;
    });
    while (!(await isReady())) {
      if (isGone) throw new Error(`the server ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const line = said.split('\n').find((one) => one.includes('"demo_key"'));
    demo = JSON.parse(line ?? '{}');
  }, 15 * PATIENCE);

  afterAll(async () => {
    if (server && !isGone) {
      const closed = once(server, 'close');
      server.kill('SIGKILL');
      await closed;
    }
    await image?.remove();
  }, 15 * PATIENCE);

  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  test('says how it is run: not as root, with its data in a volume, ended by SIGTERM', () => {
    const { User, Volumes, ExposedPorts, StopSignal, Cmd } = image.settings;
    expect(User).toMatch(/^[1-9]\d+:[1-9]\d+$/);
    expect({ Volumes, ExposedPorts, StopSignal, Cmd }).toEqual({
      ...{ Volumes: { '/data': {} }, ExposedPorts: { '7070/tcp': {} }, StopSignal: 'SIGTERM', Cmd: ['serve'] },
    });
    console.log(`the image has ${(image.ownSize / 2 ** 20).toFixed(1)} MiB on top of its base`);
  });

  test('runs as its own user and can write nothing but its data and temporary files', async () => {
    const script = `const fs = require('fs');
      const can = (path) => { try { fs.writeFileSync(path + '/x', ''); fs.rmSync(path + '/x'); return true; } catch { return false; } };
      console.log(JSON.stringify([process.getuid(), process.getgid(), process.getgroups(), ...['/', '/opt/guidepost', '/usr/local/bin', '/data', '/tmp'].map(can)]))`;
    const { output } = await image.run(['node', '-e', script], {});
    const [user, group] = image.settings.User.split(':').map(Number);
    expect(JSON.parse(output)).toEqual([user, group, [group], false, false, false, true, true]);
    // On a file system that can be written to, rights alone would say the same.
    const mounts = await image.run(
      ['node', '-e', "console.log(require('fs').readFileSync('/proc/self/mounts', 'utf8'))"],
      {},
    );
    expect(mounts.output).toMatch(/^\S+ \/ \S+ ro[, ]/m);
  });

  test('its health check passes while the server is ready, and fails where there is none', async () => {
    const [kind, ...check] = image.settings.Healthcheck.Test;
    expect(kind).toBe('CMD');
    expect((await image.run(check, at)).code).toBe(0);
    expect((await image.run(check, { GUIDEPOST_PORT: String(await findPort()) })).code).toBe(1);
  });

  test('serves the demo', async () => {
    expect(await next().then((response) => response.json())).toMatchObject({
      question: { question_type: expect.any(String) },
    });
    expect(await fetch(`http://127.0.0.1:${port}/widget.js`).then(({ status }) => status)).toBe(200);
  });

  test('commands run beside the server', async () => {
    const { code, output } = await image.run(['guidepost', 'keys', 'list', '--json'], at);
    expect([code, output]).toEqual([0, expect.stringContaining('"demo"')]);
  });

  test('SIGTERM ends it with 0, and a request under way is answered first', async () => {
    const body = '{}';
    const head = `POST /api/v7/next/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nService-API-Key: ${demo.demo_key}\r\nService-Advisor-ID: bikes\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    const ended = once(socket, 'close');
    // Under way: the head is there, the body is not.
    socket.write(head);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isGone).toBe(false);
    socket.write(body);
    const [code] = await closed;
    await ended;
    expect([code, answer.split('\r\n')[0]]).toEqual([0, 'HTTP/1.1 200 OK']);
  });

  const next = (): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/v7/next/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Service-API-Key': demo.demo_key,
        'Service-Advisor-ID': 'bikes',
      },
      body: '{}',
    });
});

test.skipIf(hasBuildah())(
  'the image was NOT built, because there is no buildah on the path or no right to use it',
  () => {},
);
