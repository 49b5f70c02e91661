// Takes some of many, spread evenly over all, where looking at each one would take too long.

/** Arrays of any kind. */
interface Listed<T> {
  readonly length: number;
  filter(isTaken: (one: T, nth: number) => boolean): this;
}

/** At most `most`, in their order. */
export function thinOut<T, All extends Listed<T>>(all: All & Listed<T>, most: number): All {
  const every = Math.ceil(all.length / most);
  return all.filter((_, nth) => nth % every === 0);
}
