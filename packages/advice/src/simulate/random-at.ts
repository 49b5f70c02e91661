// Randomness without a state: a number for each (seed, shopper, question), so that what a shopper does depends neither on
// the order in which shoppers are played nor on who else there is.

/** In [0, 1), the same for the same arguments. */
export function randomAt(seed: number, a: number, b: number): number {
  const mixed = mix((mix((mix(seed | 0) ^ a) + 0x9e3779b9) ^ Math.imul(b + 1, 0x85ebca6b)) | 0);
  return (mixed >>> 0) / 4294967296;
}

/** A bijection of 32 bits that leaves no visible pattern. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

/** The numbers below `count` in a random order; another one for each stream. */
export function shuffled(seed: number, stream: number, count: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(randomAt(seed, stream, at) * (at + 1));
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
