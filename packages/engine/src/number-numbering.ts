// Numbers distinct numbers in the order in which they come. A table in flat memory, because a Map of fractions keeps an
// object for each and asks for its hash outside compiled code: prices alone made up most of the time of a snapshot.

export class NumberNumbering {
  /** Code → value, from 1. */
  #values = new Float64Array(256);
  #count = 0;
  /** Codes by hash; if a place is taken, the next free one. 0 means free. At most half of the places are taken. */
  #table = new Uint32Array(512);
  readonly #double = new Float64Array(1);
  readonly #halves = new Uint32Array(this.#double.buffer);

  /** From 1. The number is finite and not the negative zero. */
  codeOf(value: number): number {
    const place = this.#placeOf(value);
    const known = this.#table[place] as number;
    if (known !== 0) return known;
    const code = ++this.#count;
    if (code === this.#values.length) this.#grow();
    this.#values[code] = value;
    // Growing moves every code, so the place has to be looked for again.
    this.#table[this.#placeOf(value)] = code;
    return code;
  }

  /** Values in order, and a table from codes by arrival to codes by value; 0 stays 0. */
  rank(): { values: Float64Array; ranks: Uint32Array } {
    const values = this.#values.slice(1, this.#count + 1).sort();
    const ranks = new Uint32Array(values.length + 1);
    for (let at = 0; at < values.length; at++) {
      ranks[this.#table[this.#placeOf(values[at] as number)] as number] = at + 1;
    }
    return { values, ranks };
  }

  /** Where the value's code is in the table, or would be. */
  #placeOf(value: number): number {
    this.#double[0] = value;
    const mixed = Math.imul((this.#halves[0] as number) ^ Math.imul(this.#halves[1] as number, 0x9e3779b1), 0x85ebca6b);
    const last = this.#table.length - 1;
    let place = (mixed ^ (mixed >>> 15)) & last;
    for (;;) {
      const code = this.#table[place] as number;
      if (code === 0 || this.#values[code] === value) return place;
      place = (place + 1) & last;
    }
  }

  #grow(): void {
    const grown = new Float64Array(this.#values.length * 2);
    grown.set(this.#values);
    this.#values = grown;
    this.#table = new Uint32Array(grown.length * 2);
    for (let code = 1; code < this.#count; code++) this.#table[this.#placeOf(grown[code] as number)] = code;
  }
}
