// What became of a list of things, each of which is in it once: which came, which went, and as few as can be that moved.

export interface ListChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** `before` and `after`: what each stands behind, of what is there; null at the beginning. */
  readonly moved: readonly { readonly item: string; readonly before: string | null; readonly after: string | null }[];
}

export function changesOfList(before: readonly string[], after: readonly string[]): ListChanges {
  const stayed = before.filter((item) => after.includes(item));
  const now = after.filter((item) => before.includes(item));
  const still = longestInOrder(stayed, now);
  const behind = (list: readonly string[], item: string): string | null => list[list.indexOf(item) - 1] ?? null;
  return {
    added: after.filter((item) => !before.includes(item)),
    removed: before.filter((item) => !after.includes(item)),
    moved: now
      .filter((item) => !still.has(item))
      .map((item) => ({ item, before: behind(before, item), after: behind(after, item) })),
  };
}

/** The most of `items` that follow each other in `order`, too. */
function longestInOrder(items: readonly string[], order: readonly string[]): ReadonlySet<string> {
  const ends = new Map<string, readonly string[]>();
  for (const item of items) {
    let longest: readonly string[] = [];
    for (const [end, chain] of ends)
      if (order.indexOf(end) < order.indexOf(item) && chain.length > longest.length) longest = chain;
    ends.set(item, [...longest, item]);
  }
  return new Set([...ends.values()].reduce((best, chain) => (chain.length > best.length ? chain : best), []));
}
