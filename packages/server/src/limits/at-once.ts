// How much of some work may be under way at the same time in this process: of one client, and in all.

export class AtOnce {
  readonly #perClient: number;
  readonly #inAll: number;
  readonly #underWay = new Map<string, number>();
  #all = 0;

  constructor({ perClient, inAll }: { readonly perClient: number; readonly inAll: number }) {
    this.#perClient = perClient;
    this.#inAll = inAll;
  }

  /** Null: as much as may is under way, and nothing was begun. */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result> | null {
    const own = this.#underWay.get(client) ?? 0;
    if (own >= this.#perClient || this.#all >= this.#inAll) return null;
    this.#underWay.set(client, own + 1);
    this.#all += 1;
    return work().finally(() => this.#leave(client));
  }

  #leave(client: string): void {
    this.#all -= 1;
    const left = (this.#underWay.get(client) ?? 1) - 1;
    if (left === 0) this.#underWay.delete(client);
    else this.#underWay.set(client, left);
  }
}
