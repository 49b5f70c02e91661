// Requests that arrive in one turn of the event loop are answered in one go: reading from connections, taking steps and
// writing responses each keep their code and data near the processor, and taken in turns they push each other out.
// Measured with the engine alone behind a bare server: a step among reads and writes costs 9.5 µs, among steps 2 µs.

export class TurnBatch {
  #works: (() => void)[] = [];

  /** `work` runs before the turn is over, and must not throw. */
  add(work: () => void): void {
    if (this.#works.push(work) === 1) setImmediate(this.#run);
  }

  readonly #run = (): void => {
    const works = this.#works;
    this.#works = [];
    for (const work of works) work();
  };
}
