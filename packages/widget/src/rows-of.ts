// How many cards stand in each row, so that every row is full: the first rows have fewer and wider ones, as the best come first.

/** Most cards in a row, by the room there is; the style has a column rule for each. */
const MOST = [2, 3, 4];

/** The row of the `at`-th of `count` cards has this many, if it may have `most`. No row has one more than another has, or less. */
export function cardsInRow(at: number, count: number, most: number): number {
  const rows = Math.ceil(count / most);
  const few = Math.floor(count / rows);
  return at < few * (rows - (count % rows)) ? few : few + 1;
}

/** Tells the style, which knows how much room there is: parts of a row of twelve. */
export function placeInRows(cards: NodeListOf<HTMLElement>): void {
  for (const [at, { style }] of cards.entries())
    for (const most of MOST) style.setProperty(`--in-${most}`, `span ${12 / cardsInRow(at, cards.length, most)}`);
}
