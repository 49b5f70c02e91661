// Answers that wait until their steps are stored. Most answers of a turn wait for the same commit, so they wait for it together.

export interface CommitOutcomes<Item> {
  readonly happened: (item: Item) => void;
  /** The step did not happen. */
  readonly refused: (item: Item) => void;
  readonly failed: (item: Item, error: unknown) => void;
}

export class AwaitedCommits<Item> {
  readonly #outcomes: CommitOutcomes<Item>;
  /** The commit that was named last, and who waits for it. */
  #latest: { readonly commit: Promise<boolean>; readonly items: Item[] } | null = null;

  constructor(outcomes: CommitOutcomes<Item>) {
    this.#outcomes = outcomes;
  }

  /** `commit` resolves to whether the step of `item` happened. */
  wait(commit: Promise<boolean>, item: Item): void {
    if (commit === this.#latest?.commit) this.#latest.items.push(item);
    else this.#begin(commit, [item]);
  }

  #begin(commit: Promise<boolean>, items: Item[]): void {
    const waiting = { commit, items };
    this.#latest = waiting;
    const { happened, refused, failed } = this.#outcomes;
    const settle = (each: (item: Item) => void) => {
      if (this.#latest === waiting) this.#latest = null;
      for (const item of items) each(item);
    };
    commit.then(
      (isIn) => settle(isIn ? happened : refused),
      (error: unknown) => settle((item) => failed(item, error)),
    );
  }
}
