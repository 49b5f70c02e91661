// How many cards stand in a row: all of a list are alike, as a card that is larger than others would need a reason that shoppers can see.
// The last row may be left open, but as little as it can be.

/** Most cards in a row, by the room there is; the style has a rule for each. */
const MOST = [2, 3, 4];

/** At least `least`, so that cards of a further list are not larger than those before them. */
export function cardColumns(count: number, most: number, least = 1): number {
  const openWith = (columns: number): number => (columns - (count % columns)) % columns;
  const fewer = Math.max(most - 1, 2);
  const columns = count <= most ? count : openWith(fewer) < openWith(most) ? fewer : most;
  return Math.max(columns, least);
}

/** Tells the style, which knows how much room there is. The lists follow one another. */
export function placeInColumns(lists: Iterable<HTMLElement>): void {
  const before = MOST.map(() => 1);
  for (const { style, children } of lists)
    for (const [nth, most] of MOST.entries()) {
      const columns = cardColumns(children.length, most, before[nth]);
      before[nth] = columns;
      style.setProperty(`--in-${most}`, `${columns}`);
    }
}
