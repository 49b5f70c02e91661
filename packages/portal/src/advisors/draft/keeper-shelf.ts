// The keeper of the draft that somebody works on, for as long as the advisor is on the screen: whoever looks at another view and comes
// back finds everything that can be undone.

import { createContext } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';

export class KeeperShelf {
  #kept: { readonly name: string; readonly keeper: DraftKeeper } | null = null;

  /** `name`: of the draft; there is one keeper at a time. */
  take(name: string, make: () => DraftKeeper): DraftKeeper {
    if (this.#kept?.name !== name || this.#kept.keeper.kept.state === 'gone') this.#kept = { name, keeper: make() };
    return this.#kept.keeper;
  }
}

export const KeeperShelfContext = createContext<KeeperShelf>(new KeeperShelf());
