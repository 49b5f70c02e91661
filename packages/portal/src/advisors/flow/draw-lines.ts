// The lines of a flow, from where its cards are: the main line goes from card to card; whoever is asked something more leaves it and comes
// back. Made of paths, so that it can be drawn at any size without a library.

export interface Stop {
  readonly lane: number;
  /** Of the card, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** Of all shoppers; null: not known. */
  readonly share: number | null;
}

export interface Line {
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  readonly isKnown: boolean;
}

/** From the left side of a card to the line that goes through it. */
export const LINE_INSET = 20;

/** `stops`: from the beginning to the end of the conversation. */
export function drawLines(stops: readonly Stop[]): Line[] {
  return stops.flatMap((stop, nth) => {
    const before = stops.slice(0, nth).findLast(({ lane }) => (stop.lane === 0 ? lane === 0 : lane < stop.lane));
    if (before === undefined) return [];
    const after = stops.slice(nth + 1).find(({ lane }) => lane < stop.lane);
    const paths = stop.lane === 0 ? [straight(before, stop)] : [into(before, stop), ...backs(stop, after)];
    const known = { isKnown: stop.share !== null, width: stop.share === null ? 2 : 1.5 + 8 * Math.min(1, stop.share) };
    return paths.map((path) => ({ path, ...known }));
  });
}

/** Down the lane; what is between is further in. */
const straight = (from: Stop, to: Stop): string => `M ${lineAt(from)} ${from.bottom} L ${lineAt(to)} ${to.top}`;

/** From the lane of what it depends on to the side of the card. Only the first lane has a line beside. */
function into(from: Stop, to: Stop): string {
  const middle = (to.top + to.bottom) / 2;
  const start = from.lane === 0 ? Math.max(from.bottom, to.top - BEND) : from.bottom;
  const x = lineAt(from);
  return `M ${x} ${start} L ${x} ${middle - BEND} Q ${x} ${middle} ${x + BEND} ${middle} L ${to.left} ${middle}`;
}

function backs(from: Stop, to: Stop | undefined): string[] {
  if (to === undefined) return [];
  const [x, target, y] = [lineAt(from), lineAt(to), from.bottom + BEND];
  return [`M ${x} ${from.bottom} C ${x} ${y} ${target} ${from.bottom} ${target} ${y}`];
}

const lineAt = ({ left }: Stop): number => left + LINE_INSET;

const BEND = 14;
