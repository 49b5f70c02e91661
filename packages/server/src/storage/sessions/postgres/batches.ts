// What comes while statements are under way goes into the next one. So under load one statement serves many requests, and without load
// nobody waits.

export interface BatchSettings<Item, Outcome> {
  /** The outcomes, in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  /** The least milliseconds between two statements. */
  readonly pace: number;
  /** The most statements that are under way at a time. */
  readonly flights: number;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export class Batches<Item, Outcome> {
  readonly #settings: BatchSettings<Item, Outcome>;
  #waiting: Waiting<Item, Outcome>[] = [];
  #flights = 0;
  #departed = 0;
  #scheduled = false;

  constructor(settings: BatchSettings<Item, Outcome>) {
    this.#settings = settings;
  }

  /** If a statement fails, all of its items do. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0 || this.#flights >= this.#settings.flights) return;
    this.#scheduled = true;
    const wait = this.#departed + this.#settings.pace - performance.now();
    // With an immediate, everything from this turn of the event loop goes into the same statement.
    if (wait < 1) setImmediate(this.#depart);
    else setTimeout(this.#depart, wait);
  }

  readonly #depart = (): void => {
    this.#scheduled = false;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#departed = performance.now();
    this.#flights += 1;
    this.#settings
      .run(batch.map(({ item }) => item))
      .then(
        (outcomes) => {
          for (const [index, { resolve, reject }] of batch.entries()) {
            const outcome = outcomes[index];
            if (outcome === undefined) reject(new Error('a statement had no outcome for one of its items'));
            else resolve(outcome);
          }
        },
        (error) => {
          for (const { reject } of batch) reject(error);
        },
      )
      .finally(() => {
        this.#flights -= 1;
        this.#schedule();
      });
  };
}
