// The names of the columns of a CSV file. Every column gets a name of its own, even if the header repeats a name or leaves
// one out. No name stands for two columns.

export interface ColumnNames {
  /** As the header has them, trimmed. */
  readonly written: readonly string[];
  /** A different one for each: `Name (1)` and `Name (2)` if two are called `Name`, `Column 3` for a blank one. */
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

/** If the header already has the name that is made up here, the made-up name is changed. */
function free(name: string, taken: ReadonlyMap<string, unknown>): string {
  let candidate = name;
  while (taken.has(candidate)) candidate += '*';
  return candidate;
}
