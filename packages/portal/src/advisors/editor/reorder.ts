// Where an item goes that is moved by one, or dropped at another: the id of the item before it.

/** Null: the beginning. Undefined: it cannot go further. */
export function neighbourAfterMove(ids: readonly string[], id: string, by: -1 | 1): string | null | undefined {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at === -1 || to < 0 || to >= ids.length) return undefined;
  const others = ids.filter((each) => each !== id);
  return to === 0 ? null : others[to - 1];
}

/** Dropped at another item: it takes its place. */
export function neighbourAfterDrop(ids: readonly string[], id: string, onto: string): string | null | undefined {
  if (id === onto) return undefined;
  const to = ids.indexOf(onto);
  if (to === -1 || !ids.includes(id)) return undefined;
  const others = ids.filter((each) => each !== id);
  return to === 0 ? null : others[to - 1];
}
