// A claim that does not hold. Comparing by `expect` would take longer than all else that is done for a response.

export class Untrue extends Error {}

export function demand(isTrue: boolean, claim: () => string): void {
  if (!isTrue) throw new Untrue(claim());
}

/** Both as they would stand in a response. */
export function demandSame(said: unknown, truth: unknown, about: () => string): void {
  if (Object.is(said, truth)) return;
  const [a, b] = [JSON.stringify(said), JSON.stringify(truth)];
  if (a !== b) throw new Untrue(`${about()}: said ${a}, true is ${b}`);
}
