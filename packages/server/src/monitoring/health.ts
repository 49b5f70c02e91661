// What each part of the process says of its own health. `/readyz`, the metrics and the log all tell the same from here, so the
// service never says that it is ready while a part that shoppers depend on is not.

import type { Logger } from 'pino';

export interface PartHealth {
  /** A fixed name, such as `sessions`; it becomes a label of the metrics. */
  readonly part: string;
  /** `degraded`: shoppers are served, but somebody should look. `failed`: the service is not ready. */
  readonly state: 'ok' | 'degraded' | 'failed';
  /** What is wrong, for an operator, without any client's texts; null where nothing is. */
  readonly detail: string | null;
  /** How often it has failed since the process began, where it counts that. */
  readonly failures?: number;
}

/** Asked often, so it answers from memory. */
export type HealthSource = () => readonly PartHealth[];

export class Health {
  readonly #sources: HealthSource[] = [];
  readonly #log: Logger;
  /** Part → what was logged of it last. */
  readonly #told = new Map<string, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  watch(source: HealthSource): void {
    this.#sources.push(source);
  }

  get parts(): readonly PartHealth[] {
    return this.#sources.flatMap((source) => source());
  }

  get isReady(): boolean {
    return this.#sources.every((source) => source().every(({ state }) => state !== 'failed'));
  }

  /** Logs each change once, however long it lasts. To be called regularly. */
  tellChanges(): void {
    for (const { part, state, detail } of this.parts) {
      const before = this.#told.get(part) ?? 'ok';
      if (state === before) continue;
      this.#told.set(part, state);
      if (state === 'ok') this.#log.info({ part }, 'a part of the service works again');
      else this.#log[state === 'failed' ? 'error' : 'warn']({ part, detail }, 'a part of the service needs attention');
    }
  }
}
