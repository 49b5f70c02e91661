// The last rows that became products. Formats without a header do not say which columns they have, and what these rows have tells whoever
// explains a fault which columns the file has, and which rule would leave out products that are fine.

export class RecentRows<F> {
  readonly #rows: F[] = [];
  #next = 0;

  add(fields: F): void {
    this.#rows[this.#next] = fields;
    this.#next = (this.#next + 1) % MOST;
  }

  /** In no order. */
  list(): readonly F[] {
    return this.#rows;
  }
}

const MOST = 8;
