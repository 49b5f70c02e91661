// Damages texts in every way, for fuzzing: cuts pieces out, repeats pieces, and puts in what means something to a reader.

import fc from 'fast-check';

export interface Damage {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
  /** Characters behind the place that come twice. */
  readonly copy: number;
}

/** `tokens`: what means something to the reader. */
export const damages = (tokens: readonly string[], copied = 0): fc.Arbitrary<Damage> =>
  fc.record({
    at: fc.nat(1_500),
    remove: fc.oneof(fc.constant(0), fc.nat(30), fc.nat(600)),
    insert: fc.oneof(fc.constant(''), fc.constantFrom(...tokens), fc.string({ unit: 'binary', maxLength: 5 })),
    copy: fc.nat(copied),
  });

export const damaged = (text: string, faults: readonly Damage[]): string =>
  faults
    .reduce((whole, { at, remove, insert, copy }) => {
      const place = at % (whole.length + 1);
      const rest = whole.slice(place + remove);
      return whole.slice(0, place) + insert + rest.slice(0, copy) + rest;
    }, text)
    .toWellFormed();
