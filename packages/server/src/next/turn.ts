// What arrives in one turn of the event loop is handled in one go at its end: reading from connections, taking steps and
// writing responses each keep their code and data near the processor, and taken in turns they push each other out.
// Measured with the engine alone behind a bare server: a step among reads and writes costs 9.5 µs, among steps 2 µs.

export class Turn<Item> {
  readonly #handle: (items: readonly Item[]) => void;
  #items: Item[] = [];

  /** `handle` must not throw. */
  constructor(handle: (items: readonly Item[]) => void) {
    this.#handle = handle;
  }

  /** `item` is handled before the turn is over, together with all that came before it. */
  add(item: Item): void {
    if (this.#items.push(item) === 1) setImmediate(this.#end);
  }

  readonly #end = (): void => {
    const items = this.#items;
    this.#items = [];
    this.#handle(items);
  };
}
