import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { untilGone } from './until-gone.ts';

const isOff = async (signal: AbortSignal) => signal.aborted;

test('work is called off when its caller goes, or has gone before', async () => {
  const socket = new Socket();
  const off = untilGone(
    { socket },
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('called off'))),
  );
  socket.destroy();
  expect(await off).toBe('called off');
  expect(await untilGone({ socket }, isOff)).toBe(true);
});

test('nothing is called off while they wait, and nothing stays behind, whatever came of it', async () => {
  const socket = new Socket();
  const before = socket.listenerCount('close');
  expect(await untilGone({ socket }, isOff)).toBe(false);
  await expect(untilGone({ socket }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(socket.listenerCount('close')).toBe(before);
  socket.destroy();
});
