// Two checks of one state, such as that beside the editor and that before publishing: what is said of it is what the one that got further found.

import type { Checked } from './use-check.ts';

/** `b` is the newer one. Null: none. */
export function betterCheck(a: Checked | null, b: Checked | null): Checked | null {
  if (a === null || b === null) return a ?? b;
  if (a.revision !== b.revision) return a.revision > b.revision ? a : b;
  // Products that came meanwhile may have mended or broken something.
  return a.found.catalog?.revision === b.found.catalog?.revision && reach(a) > reach(b) ? a : b;
}

/** How much was looked at. Where errors came first, that is nothing. */
const reach = ({ found: { proof } }: Checked): number =>
  proof === null ? 0 : proof.complete ? 1 : Math.min(proof.covered, LESS);

/** What is not complete is less than what is, whatever its rounded share. */
const LESS = 0.9999;
