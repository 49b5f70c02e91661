// Remembers what became of every row that an import met, in one byte a row, however far apart row numbers are. So rows that
// did not come can be removed without a mark in each row.

export type RowFate = 'unmet' | 'unchanged' | 'changed' | 'kept';

export class SeenRows {
  readonly #chunks = new Map<number, Uint8Array>();

  get(row: number): RowFate {
    return FATES[this.#chunks.get(Math.floor(row / CHUNK))?.[row % CHUNK] ?? 0] ?? 'unmet';
  }

  set(row: number, fate: RowFate): void {
    const number = Math.floor(row / CHUNK);
    const known = this.#chunks.get(number);
    const chunk = known ?? new Uint8Array(CHUNK);
    if (known === undefined) this.#chunks.set(number, chunk);
    chunk[row % CHUNK] = FATES.indexOf(fate);
  }
}

const CHUNK = 4096;
const FATES: readonly RowFate[] = ['unmet', 'unchanged', 'changed', 'kept'];
