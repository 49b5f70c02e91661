// A worker's side: says how it is when it is asked, and asks how all are, for whoever reads `/readyz` and `/metrics` from any of them.

import type { Asked, FromWorker, GroupState, ToWorker, WorkerState } from './worker-messages.ts';

export class WorkerLink {
  /** From 1 on; one that takes the place of another has its number. */
  readonly worker: number;
  readonly #waiting = new Map<number, (group: GroupState) => void>();
  #asked = 0;
  #state: (what: Asked) => Promise<WorkerState> = async () => ({ status: 'starting', parts: [], metrics: '' });

  /** `stop` is called when the worker has to end. */
  constructor(worker: number, stop: () => void) {
    this.worker = worker;
    // Who started it is gone.
    process.on('disconnect', stop);
    process.on('message', (message: ToWorker) => {
      if (message.kind === 'stop') stop();
      else if (message.kind === 'tell') {
        void this.#state(message.what).then((state) => send({ kind: 'told', id: message.id, state }));
      } else if (message.kind === 'answer') {
        this.#waiting.get(message.id)?.(message.group);
        this.#waiting.delete(message.id);
      }
    });
  }

  /** How to find out how this worker is. */
  tellWith(state: (what: Asked) => Promise<WorkerState>): void {
    this.#state = state;
  }

  ready(publicUrl: string): void {
    send({ kind: 'ready', publicUrl });
  }

  /** Nobody hears of it any more, and the process may end. */
  close(): void {
    if (process.connected) process.disconnect();
  }

  /** How all are. */
  ask(what: Asked): Promise<GroupState> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      send({ kind: 'ask', id, what });
    });
  }
}

/** Whoever started the workers may be gone; then this process ends, too. */
function send(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}
