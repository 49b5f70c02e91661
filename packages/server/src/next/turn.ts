// Handles everything that arrives in one turn of the event loop together, at the end of the turn. Reading from connections,
// taking steps and writing responses each need their own code and data in the processor's caches, and would push each other
// out. Measured with the engine behind a bare server: a step between reads and writes costs 9.5 µs, a step between steps 2 µs.

export class Turn<Item> {
  readonly #handle: (items: readonly Item[]) => void;
  #items: Item[] = [];
  #isBegun = false;

  /** `handle` is called once at the end of each turn that began; it must not throw. */
  constructor(handle: (items: readonly Item[]) => void) {
    this.#handle = handle;
  }

  /** Call it when something arrived. Returns whether it is the first in this turn. */
  begin(): boolean {
    if (this.#isBegun) return false;
    this.#isBegun = true;
    setImmediate(this.#end);
    return true;
  }

  /** `item` is handled before the turn is over, together with those that came before it. */
  add(item: Item): void {
    this.begin();
    this.#items.push(item);
  }

  readonly #end = (): void => {
    this.#isBegun = false;
    const items = this.#items;
    this.#items = [];
    this.#handle(items);
  };
}
