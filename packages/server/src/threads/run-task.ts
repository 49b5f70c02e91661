// Runs one piece of work in a thread of its own.

import type { ThreadProgram } from './start-worker.ts';
import { type TaskControl, type TaskEnd, TaskThread } from './task-thread.ts';

/** `task` is copied into the thread, which is gone at the end. Nothing that the thread does makes this reject. */
export async function runTask<Task, Result>(
  program: ThreadProgram,
  task: Task,
  control: TaskControl = {},
): Promise<TaskEnd<Result>> {
  if (control.signal?.aborted) return { kind: 'stopped' };
  const thread = new TaskThread<Task, Result>(program);
  const end = await thread.run(task, control);
  await thread.leave();
  return end;
}
