// Which attributes each result shows, and in which order.

/** As the format has it. */
export const MOST_SHOWN = 12;

/** What is written there that can be a list of names. */
export const shownIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

/** Whether the catalog is known and does not have it. */
export const isGone = (name: string, attributes: readonly { readonly name: string }[]): boolean =>
  attributes.length > 0 && !attributes.some((each) => each.name === name);

/** Moved by one place, or unchanged at an end. */
export function movedBy(shown: readonly string[], name: string, by: -1 | 1): readonly string[] {
  const at = shown.indexOf(name);
  const to = at + by;
  return at === -1 || to < 0 || to >= shown.length ? shown : shown.toSpliced(at, 1).toSpliced(to, 0, name);
}

/** Dropped at another one: it takes its place. */
export function droppedAt(shown: readonly string[], name: string, onto: string): readonly string[] {
  const [at, to] = [shown.indexOf(name), shown.indexOf(onto)];
  return at === -1 || to === -1 || at === to ? shown : shown.toSpliced(at, 1).toSpliced(to, 0, name);
}

/** Undefined: none is left, so that the file need not say it. */
export function takenAway(shown: readonly string[], name: string): readonly string[] | undefined {
  const left = shown.filter((each) => each !== name);
  return left.length === 0 ? undefined : left;
}

/** What can be shown as well, with what questions ask about first, in their order; parts without a fact are left out. */
export function offeredFacts<Fact extends { readonly name: string }>(
  free: readonly Fact[],
  asked: ReadonlySet<string>,
): readonly { readonly isAsked: boolean; readonly facts: readonly Fact[] }[] {
  const first = [...asked].flatMap((name) => free.find((fact) => fact.name === name) ?? []);
  const others = free.filter(({ name }) => !asked.has(name));
  return [
    { isAsked: true, facts: first },
    { isAsked: false, facts: others },
  ].filter(({ facts }) => facts.length > 0);
}
