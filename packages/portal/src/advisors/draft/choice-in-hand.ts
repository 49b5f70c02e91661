// What a person has to choose between at the moment: shown until it is decided, and decided once, however often a button is pressed.

import { asShown, type Clash } from './clashes.ts';
import { type DraftDocument, isSame } from './draft-document.ts';

export interface Choice {
  readonly clashes: readonly Clash[];
  /** Whether what is chosen about is in the document already. */
  readonly isMade: boolean;
  /** For each clash, whether one's own is kept. */
  readonly decide: (keepsMine: readonly boolean[]) => Promise<void>;
}

export class ChoiceInHand {
  #choice: Choice | null = null;
  #isDeciding = false;
  #shown: readonly Clash[] = [];

  get isOpen(): boolean {
    return this.#choice !== null;
  }

  open(choice: Choice): void {
    this.#choice = choice;
  }

  close(): void {
    this.#choice = null;
  }

  /** `changed`: what is shown is something else now. */
  async decide(keepsMine: readonly boolean[], changed: () => void): Promise<void> {
    const choice = this.#choice;
    if (choice === null || this.#isDeciding) return;
    this.#isDeciding = true;
    changed();
    try {
      await choice.decide(keepsMine);
    } finally {
      this.#isDeciding = false;
      changed();
    }
  }

  /** The same object as long as it says the same, as some of it may be chosen already. */
  shownIn(document: DraftDocument): readonly Clash[] {
    const { clashes = [], isMade = false } = (this.#isDeciding ? null : this.#choice) ?? {};
    const shown = isMade ? clashes.map((clash) => asShown(clash, document)) : clashes;
    if (!isSame(shown, this.#shown)) this.#shown = shown;
    return this.#shown;
  }
}
