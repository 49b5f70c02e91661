// Keys for pages that were made here. They are no secret, as every page shows its own; so whoever looks at something else meanwhile finds
// them filled in again, until the portal is loaded anew.

import { useState } from 'react';

export interface MadeKey {
  readonly key: string;
  readonly origins: readonly string[];
}

/** By shop. */
const kept = new Map<string, MadeKey>();

/** Whoever signs out leaves none behind, and one that was changed or taken back is not filled in any more. */
export const forgetMadeKeys = (): void => kept.clear();

export function useMadeKey(client: string): [made: MadeKey | null, setMade: (made: MadeKey) => void] {
  const [, setMade] = useState<MadeKey | null>(null);
  return [
    kept.get(client) ?? null,
    (made) => {
      kept.set(client, made);
      setMade(made);
    },
  ];
}
