// Which items of a list stay where they are when its order changes: as many as possible, so that moving one is a change of one.

/** `before` and `after`: names, each at most once in either. Those that are in both, and not moved. */
export function stayInOrder(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(after.map((name, place) => [name, place]));
  const shared = before.flatMap((name) => {
    const place = places.get(name);
    return place === undefined ? [] : [{ name, place }];
  });
  // The longest part that grows: for each length, the item with the smallest place that such a part can end with.
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [nth, { place }] of shared.entries()) {
    let length = ends.findIndex((end) => (shared[end]?.place ?? 0) > place);
    if (length === -1) length = ends.length;
    previous[nth] = ends[length - 1] ?? -1;
    ends[length] = nth;
  }
  const stays = new Set<string>();
  for (let at = ends.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) stays.add(shared[at]?.name ?? '');
  return stays;
}
