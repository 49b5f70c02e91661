// A process of tests can be killed at any moment, without a chance to end what it started. So another process waits for that.

import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

const WAIT = `
const [pid, ...folders] = process.argv.slice(1);
process.stdin.resume().once('close', () => {
  try { if (Number(pid) > 0) process.kill(Number(pid), 'SIGQUIT'); } catch {}
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 50 });
});`;

/** When this process is gone, however it went, ends a process, if there is one, and then takes folders away. */
export function clearUpAfterwards(pid: number | null, folders: readonly string[]): void {
  // It hears of the end by the pipe. Of a process group of its own, as the keys that end tests end the whole group.
  const args = ['-e', WAIT, String(pid ?? 0), ...folders];
  const waiting = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  waiting.unref();
  if (waiting.stdin instanceof Socket) waiting.stdin.unref();
}
