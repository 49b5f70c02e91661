// What was asked for last and takes long to make. It is made once, also for those who ask while it is made; a failure is not kept.

interface Kept<Made> {
  /** Of what it was made. */
  readonly state: string;
  readonly made: Promise<Made>;
}

export class LastAsked<Made> {
  readonly #most: number;
  /** By what was asked for; what was asked for last is at the end. */
  readonly #kept = new Map<string, Kept<Made>>();

  /** `most`: so many are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  /** What was made of another state is made anew. */
  get(key: string, state: string, make: () => Promise<Made>): Promise<Made> {
    const known = this.#kept.get(key);
    const kept = known?.state === state ? known : { state, made: make() };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > this.#most) this.#kept.delete(oldest);
    // The next one who asks tries again.
    kept.made.catch(() => this.#kept.get(key) === kept && this.#kept.delete(key));
    return kept.made;
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }
}
