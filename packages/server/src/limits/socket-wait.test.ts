import { describe, expect, it } from 'vitest';
import { SocketWait } from './socket-wait.ts';

/** A loop that is busy or idle as told. */
function simulateLoop() {
  let [now, idle] = [1000, 400];
  return {
    clock: { now: () => now, idle: () => idle },
    busy: (milliseconds: number) => {
      now += milliseconds;
    },
    rest: (milliseconds: number) => {
      now += milliseconds;
      idle += milliseconds;
    },
  };
}

describe('how long a request may have waited in its socket', () => {
  it('is no longer than the loop was busy since requests were last read', () => {
    const loop = simulateLoop();
    const wait = new SocketWait(loop.clock);
    loop.busy(30);
    expect(wait.begin()).toBe(1000);
    loop.busy(7);
    expect(wait.begin()).toBe(1030);
  });

  it('is nothing if the loop was idle: what comes then is read at once', () => {
    const loop = simulateLoop();
    const wait = new SocketWait(loop.clock);
    loop.rest(5000);
    expect(wait.begin()).toBe(6000);
  });

  it('counts what kept the loop busy between, as other work does', () => {
    const loop = simulateLoop();
    const wait = new SocketWait(loop.clock);
    loop.rest(10);
    loop.busy(40);
    loop.rest(5);
    expect(wait.begin()).toBe(1055 - 40);
  });
});
