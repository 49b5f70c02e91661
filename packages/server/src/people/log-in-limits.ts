// How often somebody may try to sign in: by address, and by account. Tries count, not only failures: whoever guesses well among many tries
// at the same moment must not get more of them. It counts the same whether there is such an account, so it tells nothing.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Counts tries, in this process alone or over all of them. */
export interface Tries {
  /** Counts one; returns 0, or the seconds to wait. `now`: milliseconds of a clock that never goes back. */
  add(caller: string, now: number): number;
}

/** Makes a counter of `most` tries in `seconds`. */
export type MakeTries = (most: number, seconds: number) => Tries;

/** Everybody of an office may sign in within some minutes, from one address. */
const OF_ADDRESS = { most: 100, seconds: 600 };
/** At this pace the thousand most common passwords take a day, and they are refused; nobody mistypes a password so often. */
const OF_ACCOUNT = { most: 10, seconds: 900 };
/** E-mails that whoever knows an address can have sent there. */
const OF_MAILS = { most: 3, seconds: 3600 };

export class LogInLimits {
  readonly #secret: Uint8Array;
  readonly #ofAddress: Tries;
  readonly #ofAccount: Tries;
  readonly #ofMails: Tries;

  /** `secret`: of the installation, for {@link makeKnown}. */
  constructor(secret: Uint8Array, makeTries: MakeTries) {
    this.#secret = secret;
    this.#ofAddress = makeTries(OF_ADDRESS.most, OF_ADDRESS.seconds);
    this.#ofAccount = makeTries(OF_ACCOUNT.most, OF_ACCOUNT.seconds);
    this.#ofMails = makeTries(OF_MAILS.most, OF_MAILS.seconds);
  }

  /**
   * Counts a try; returns 0, or the seconds to wait. A browser that signed in to this account before (`known`) has tries of its own, so
   * nobody locks an owner out by failing in their name.
   */
  add(address: string, email: string, known: string | null, now: number): number {
    const browser = known === null ? null : this.#readKnown(known, email);
    const wait = this.addFrom(address, now);
    if (wait > 0) return wait;
    return this.#ofAccount.add(browser === null ? `sign-in of ${email}` : `sign-in of ${email} in ${browser}`, now);
  }

  /** As {@link add}, where the account is not known before. */
  addFrom(address: string, now: number): number {
    return this.#ofAddress.add(`sign-in from ${address}`, now);
  }

  /** Whether one more e-mail may go to this address. Counts it. */
  mayMail(email: string, now: number): boolean {
    return this.#ofMails.add(`mail to ${email}`, now) === 0;
  }

  /** As {@link add}, for somebody who is signed in and gives the password again: a stolen sign-in must not guess it. */
  addOwn(person: string, now: number): number {
    return this.#ofAccount.add(`password of ${person}`, now);
  }

  /** What a browser keeps when somebody signed in with it. It proves nothing else, and lasts longer than a sign-in. */
  makeKnown(email: string): string {
    const browser = randomBytes(12).toString('base64url');
    return `${browser}.${this.#sign(browser, email)}`;
  }

  #readKnown(known: string, email: string): string | null {
    const [, browser, signature] = /^([\w-]{16})\.([\w-]{43})$/.exec(known) ?? [];
    if (browser === undefined || signature === undefined) return null;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(browser, email)));
    return isOurs ? browser : null;
  }

  #sign(browser: string, email: string): string {
    return createHmac('sha256', this.#secret).update(`${browser} ${email}`).digest('base64url');
  }
}
