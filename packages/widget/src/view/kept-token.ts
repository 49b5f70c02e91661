// The newest token of a view. Hosts take frames away and show them again with the answer that began them; where the frame has a storage, it then goes
// on with the newest token, also of a conversation that was started again. Where it has none, the service says where the conversation stands.

import type { TokenStorage } from '@guidepost/client';

export class KeptToken implements TokenStorage {
  readonly #key: string;
  #token: string;

  /** `view`: the same each time the host shows this view. */
  constructor(view: string, given: string) {
    this.#key = `guidepost view ${view}`;
    this.#token = given;
    try {
      this.#token = sessionStorage.getItem(this.#key) ?? given;
    } catch {
      // A frame in a sandbox has none.
    }
  }

  getItem(): string {
    return this.#token;
  }

  setItem(_key: string, token: string): void {
    this.#token = token;
    try {
      sessionStorage.setItem(this.#key, token);
    } catch {
      // It lasts as long as the frame.
    }
  }
}
