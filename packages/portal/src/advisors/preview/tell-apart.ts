// What tells products of the same name apart: a few values that are not the same in all of them.

export interface Described {
  readonly title: string;
  /** By attribute, as people read it; what is not known is not there. */
  readonly values: ReadonlyMap<string, string>;
}

/** More says too much. */
const MOST = 3;

/** The attributes in which products of this name differ, those with most different values first; none for whose name is its own. */
export function attributesThatDiffer(all: readonly Described[], title: string): readonly string[] {
  const alike = all.filter((each) => each.title === title);
  const names = new Set(alike.flatMap(({ values }) => [...values.keys()]));
  return [...names]
    .map((name) => ({ name, different: new Set(alike.map(({ values }) => values.get(name))).size }))
    .filter(({ different }) => different > 1)
    .sort((a, b) => b.different - a.different)
    .slice(0, MOST)
    .map(({ name }) => name);
}
