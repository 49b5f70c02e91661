// A share of conversations, with how far it can be trusted: the interval of Wilson (1927) for 95%, which is right for few
// conversations, too, and never leaves 0 to 1.

export interface Share {
  readonly count: number;
  readonly of: number;
  /** Null if `of` is 0, as are the ends of its interval. */
  readonly share: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/** `count` is at most `of`. */
export function wilsonShare(count: number, of: number): Share {
  if (of === 0) return { count, of, share: null, low: null, high: null };
  const share = count / of;
  const weight = Z ** 2 / of;
  const middle = share + weight / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / of + weight / (4 * of));
  const end = (value: number): number => Math.min(1, Math.max(0, value / (1 + weight)));
  return { count, of, share, low: count === 0 ? 0 : end(middle - reach), high: count === of ? 1 : end(middle + reach) };
}
