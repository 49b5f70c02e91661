// What the columns of a CSV file are called. Every column can be reached under a name of its own, so that a file whose
// header repeats a name, or leaves one out, can be read; and no name stands for two columns.

export interface ColumnNames {
  /** As the header has them, trimmed. */
  readonly written: readonly string[];
  /** One of its own for each: `Name (1)` and `Name (2)` where two are called `Name`, `Column 3` for a blank one. */
  readonly unique: readonly string[];
  /** The columns that this name stands for: none, one, or those of a repeated name. */
  find(name: string): readonly number[];
}

export function nameColumns(header: readonly string[]): ColumnNames {
  const written = header.map((name) => name.trim());
  const places = new Map<string, number[]>();
  for (const [index, name] of written.entries()) {
    if (name === '') continue;
    const known = places.get(name);
    if (known === undefined) places.set(name, [index]);
    else known.push(index);
  }
  const unique = written.map((name, index) => {
    const same = places.get(name) ?? [];
    if (same.length === 1) return name;
    return free(name === '' ? `Column ${index + 1}` : `${name} (${same.indexOf(index) + 1})`, places);
  });
  const own = new Map(unique.map((name, index) => [name, index]));
  return {
    written,
    unique,
    find(name) {
      const index = own.get(name);
      return index === undefined ? (places.get(name) ?? []) : [index];
    },
  };
}

/** A name made up here gives way to one that the header has. */
function free(name: string, taken: ReadonlyMap<string, unknown>): string {
  let candidate = name;
  while (taken.has(candidate)) candidate += '*';
  return candidate;
}
