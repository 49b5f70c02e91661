// A program for the tests of tasks. It can end in every way in which work can end.

import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { serveTasks } from './serve-tasks.ts';

export type Task = 'add' | 'which' | 'throw' | 'exit' | 'eat' | 'wait' | 'calculate' | 'hang';

serveTasks<Task, { readonly sum: number }>(async (task, { signal, progress }) => {
  const eaten: string[][] = [];
  switch (task) {
    case 'add':
      for (let i = 0; i <= 10; i++) progress(i / 10, i);
      return { sum: 7 };
    case 'which':
      return { sum: threadId };
    case 'throw':
      throw new TypeError('told to throw');
    case 'exit':
      return process.exit(3);
    case 'eat':
      for (;;) eaten.push(Array.from({ length: 10_000 }, (_, i) => `${eaten.length} ${i}`));
    case 'wait':
      progress(0, 0);
      await sleep(600_000, undefined, { signal });
      return { sum: 0 };
    case 'calculate':
      for (;;) progress(0.5, 1);
    case 'hang':
      progress(0, 0);
      for (;;);
  }
});
