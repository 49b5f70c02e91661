// Handles everything that arrives in one turn of the event loop together, at the end of the turn. Reading from connections,
// taking steps and writing responses each need their own code and data in the processor's caches, and would push each other
// out. Measured with the engine behind a bare server: a step between reads and writes costs 9.5 µs, a step between steps 2 µs.

export class Turn<Item> {
  readonly #handle: (items: readonly Item[]) => void;
  #items: Item[] = [];

  /** `handle` must not throw. */
  constructor(handle: (items: readonly Item[]) => void) {
    this.#handle = handle;
  }

  /** `item` is handled before the turn is over, together with those that came before it. */
  add(item: Item): void {
    if (this.#items.push(item) === 1) setImmediate(this.#end);
  }

  readonly #end = (): void => {
    const items = this.#items;
    this.#items = [];
    this.#handle(items);
  };
}
