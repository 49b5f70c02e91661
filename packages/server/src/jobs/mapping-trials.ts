// Trials of mappings, in threads. Somebody waits for each while they work, so none waits in the queue of jobs; there are few at the same
// time, and none lasts.

import type { TrialOutcome } from '../imports/try-mapping.ts';
import { AtOnce } from '../limits/at-once.ts';
import { programBeside, type ThreadProgram } from '../threads/start-worker.ts';
import { WarmTasks } from '../threads/warm-tasks.ts';
import type { Upload } from '../uploads/upload-store.ts';
import type { TrialTask } from './trial-worker.ts';

const TRIAL: ThreadProgram = {
  name: 'mapping-trial',
  file: programBeside(import.meta.url, 'trial-worker'),
  memory: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 },
};

/** At the same time in this process, of one shop and in all. */
const AT_ONCE = { perClient: 2, inAll: 4 };

/** The longest that one may take, and then has to stop by itself, in milliseconds. */
const BOUNDS = { time: 20_000, stopTime: 200 };

export type TrialEnd =
  | { readonly kind: 'tried'; readonly outcome: TrialOutcome }
  /** As many as may are under way. */
  | { readonly kind: 'busy' }
  /** The file is in the folder of another machine. */
  | { readonly kind: 'elsewhere' }
  /** Whoever asked has gone. */
  | { readonly kind: 'stopped' }
  /** The file took longer, or needed more memory, than a trial may. */
  | { readonly kind: 'too-slow' | 'too-large' }
  | { readonly kind: 'failed'; readonly reason: string };

export class MappingTrials {
  readonly #folder: { readonly place: string; pathOf(id: string): string };
  readonly #bounds: typeof BOUNDS;
  readonly #atOnce = new AtOnce(AT_ONCE);
  readonly #threads = new WarmTasks<TrialTask, TrialOutcome>(TRIAL);

  constructor(folder: { readonly place: string; pathOf(id: string): string }, bounds = BOUNDS) {
    this.#folder = folder;
    this.#bounds = bounds;
  }

  async run(
    { id, client, name, place }: Pick<Upload, 'id' | 'client' | 'name' | 'place'>,
    order: TrialTask['order'],
    signal: AbortSignal,
  ): Promise<TrialEnd> {
    if (place !== this.#folder.place) return { kind: 'elsewhere' };
    const task = { path: this.#folder.pathOf(id), name, order };
    return (await this.#atOnce.run(client, () => this.#try(task, signal))) ?? { kind: 'busy' };
  }

  stop(): Promise<void> {
    return this.#threads.stop();
  }

  async #try(task: TrialTask, signal: AbortSignal): Promise<TrialEnd> {
    const end = await this.#threads.run(task, { signal, ...this.#bounds });
    if (end.kind === 'done') return { kind: 'tried', outcome: end.result };
    if (end.kind === 'stopped') return { kind: 'stopped' };
    if (end.kind === 'failed') return { kind: 'failed', reason: end.stack };
    if (end.isTooLong) return { kind: 'too-slow' };
    return end.isOutOfMemory ? { kind: 'too-large' } : { kind: 'failed', reason: end.reason };
  }
}
