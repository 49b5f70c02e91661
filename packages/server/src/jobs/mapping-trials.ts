// Trials of mappings, each in a thread of its own. Somebody waits for each while they work, so none waits in the queue of jobs; there are
// few at the same time, and none lasts.

import type { TrialOutcome } from '../imports/try-mapping.ts';
import { runTask } from '../threads/run-task.ts';
import { programBeside, type ThreadProgram } from '../threads/start-worker.ts';
import type { Upload } from '../uploads/upload-store.ts';
import type { TrialTask } from './trial-worker.ts';

const TRIAL: ThreadProgram = {
  name: 'mapping-trial',
  file: programBeside(import.meta.url, 'trial-worker'),
  memory: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 },
};

/** At the same time in this process, of one shop and in all. */
const AT_ONCE = { perClient: 2, inAll: 4 };

/** The longest that one may take, in milliseconds. */
const TIME = 20_000;

export type TrialEnd =
  | { readonly kind: 'tried'; readonly outcome: TrialOutcome }
  /** As many as may are under way. */
  | { readonly kind: 'busy' }
  /** The file is in the folder of another machine. */
  | { readonly kind: 'elsewhere' }
  /** Whoever asked has gone. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: string };

export class MappingTrials {
  readonly #folder: { readonly place: string; pathOf(id: string): string };
  readonly #underWay = new Map<string, number>();

  constructor(folder: { readonly place: string; pathOf(id: string): string }) {
    this.#folder = folder;
  }

  async run(
    { id, client, name, place }: Pick<Upload, 'id' | 'client' | 'name' | 'place'>,
    order: TrialTask['order'],
    signal: AbortSignal,
  ): Promise<TrialEnd> {
    if (place !== this.#folder.place) return { kind: 'elsewhere' };
    const own = this.#underWay.get(client) ?? 0;
    const all = [...this.#underWay.values()].reduce((sum, each) => sum + each, 0);
    if (own >= AT_ONCE.perClient || all >= AT_ONCE.inAll) return { kind: 'busy' };
    this.#underWay.set(client, own + 1);
    try {
      const task = { path: this.#folder.pathOf(id), name, order };
      const end = await runTask<TrialTask, TrialOutcome>(TRIAL, task, { signal, time: TIME, stopTime: 200 });
      if (end.kind === 'done') return { kind: 'tried', outcome: end.result };
      if (end.kind === 'stopped') return { kind: 'stopped' };
      return { kind: 'failed', reason: end.kind === 'failed' ? end.stack : end.reason };
    } finally {
      const left = (this.#underWay.get(client) ?? 1) - 1;
      if (left === 0) this.#underWay.delete(client);
      else this.#underWay.set(client, left);
    }
  }
}
