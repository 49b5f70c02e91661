// A line of numbers as points of a drawing.

export const [WIDTH, HEIGHT] = [120, 28];

/** Within the drawing, with room for the width of the line. */
export function pointsOf(counts: readonly number[]): string {
  const most = Math.max(1, ...counts);
  const step = WIDTH / Math.max(1, counts.length - 1);
  return counts
    .map((count, nth) => `${round(nth * step)},${round(HEIGHT - 2 - (count / most) * (HEIGHT - 4))}`)
    .join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;
