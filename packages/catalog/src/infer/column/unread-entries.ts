// Lists of objects of which a column takes the first one only: `sizes.0.cost`. Their entries are counted, so that nobody loses what they
// sell without a word.

export interface EntriesOfList {
  /** The path of the list. */
  readonly list: string;
  /** In all records that were looked at. */
  readonly entries: number;
  /** Those that are not the first ones of their records. */
  readonly unread: number;
}

/** `sizes.0.cost` → `sizes`. Null: the column is no member of a list's first entry. */
export const listOfColumn = (column: string): string | null => /^(.+?)\.0\.(?!\d)/.exec(column)?.[1] ?? null;

export class UnreadEntries<F> {
  readonly #lists = new Map<string, { read: (fields: F) => unknown; entries: number; unread: number }>();

  /** `bind`: as the reader of the file has it. */
  learn(column: string, bind: (column: string) => ((fields: F) => unknown) | null): void {
    const list = listOfColumn(column);
    if (list === null || this.#lists.has(list)) return;
    const read = bind(list);
    if (read !== null) this.#lists.set(list, { read, entries: 0, unread: 0 });
  }

  add(fields: F): void {
    for (const counted of this.#lists.values()) {
      const found = counted.read(fields);
      if (!Array.isArray(found) || found.length === 0) continue;
      counted.entries += found.length;
      counted.unread += found.length - 1;
    }
  }

  list(): readonly EntriesOfList[] {
    return [...this.#lists].map(([list, { entries, unread }]) => ({ list, entries, unread }));
  }
}
