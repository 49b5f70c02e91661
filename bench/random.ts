// Randomness that is the same in every run, so that measurements of today and of last month compare.

/** Numbers in [0, 1), the same for the same seed (a multiply-and-shift mixer over a counter). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let counter = seed | 0;
  return () => {
    counter = (counter + 0x9e3779b9) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
}

export const randomBelow = (random: Random, bound: number): number => Math.floor(random() * bound);

export function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[randomBelow(random, from.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
}

/** Picks by weight; `weights` has one for each of `from`. */
export function pickWeighted<T>(random: Random, from: readonly T[], weights: readonly number[]): T {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, value] of from.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return value;
  }
  return pick(random, from);
}

/** A number from the normal distribution with mean 0 and deviation 1. */
export const randomNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** `count` of them, or all if there are fewer, in random order. */
export function pickSeveral<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(randomBelow(random, left.length), 1));
  return picked;
}
