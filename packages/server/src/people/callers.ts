// From what a request brings (the secret of a cookie, or a token) to who is asking. Whoever was disabled, signed out, or got another role a
// moment ago, by whatever process, is already so here: what is remembered is used only while nothing at all has changed in the store.

import { type Caller, personCaller, tokenCaller } from './caller.ts';
import { digestSecret } from './opaque-secret.ts';
import type { AccessToken, PeopleStore, PersonWithRoles, SignIn } from './people-store.ts';
import { IDLE, SEEN_EVERY } from './sign-in-life.ts';
import { digestToken } from './token-format.ts';

export interface CallerStores {
  readonly people: PeopleStore;
  /** A number that changes with every change of what the admin interface keeps. */
  adminMark(): Promise<number>;
}

interface SignInProof {
  readonly kind: 'sign-in';
  readonly signIn: SignIn;
  seenAt: number;
  readonly caller: Caller;
}

type Proof =
  | SignInProof
  | { readonly kind: 'token'; readonly token: AccessToken; usedOn: string | null; readonly caller: Caller };

/** Entries: about as many people and programs as use one process at a time. */
const REMEMBERED = 1000;

export class Callers {
  readonly #people: PeopleStore;
  readonly #adminMark: () => Promise<number>;
  #mark: number | null = null;
  #remembered = new Map<string, Proof>();

  constructor(stores: CallerStores) {
    this.#people = stores.people;
    this.#adminMark = () => stores.adminMark();
  }

  /** By the secret of a sign-in. Null: it is none, is over, or its person may not sign in any more. */
  async ofSecret(secret: string, now: number): Promise<Caller | null> {
    const proof = await this.#findSignIn(secret, now);
    if (proof !== null && now - proof.seenAt >= SEEN_EVERY) {
      proof.seenAt = now;
      await unlessItFails(this.#people.markSeen(proof.signIn.id, now));
    }
    return proof?.caller ?? null;
  }

  /** As `ofSecret`, of whoever only looks on: that is no use, so that a page left open does not keep somebody signed in. */
  async stillOfSecret(secret: string, now: number): Promise<Caller | null> {
    return (await this.#findSignIn(secret, now))?.caller ?? null;
  }

  /** By a token. Null: it is none, is revoked or expired, or its maker may not sign in any more. */
  async ofToken(text: string, now: number): Promise<Caller | null> {
    const digest = digestToken(text);
    const proof = digest === null ? null : await this.#find(`token ${digest}`, () => this.#readToken(digest));
    if (proof?.kind !== 'token' || proof.token.revokedAt !== null || proof.token.expiresAt <= now) return null;
    const today = new Date(now).toISOString().slice(0, 10);
    if (proof.usedOn === null || proof.usedOn < today) {
      proof.usedOn = today;
      await unlessItFails(this.#people.markUsed(proof.token.id, today));
    }
    return proof.caller;
  }

  async #findSignIn(secret: string, now: number): Promise<SignInProof | null> {
    const digest = digestSecret(secret);
    if (digest === null) return null;
    const name = `sign-in ${digest}`;
    const isIdle = (proof: Proof | null): boolean => proof?.kind === 'sign-in' && proof.seenAt + IDLE <= now;
    const find = () => this.#find(name, () => this.#readSignIn(digest));
    let proof = await find();
    if (isIdle(proof)) {
      // It may have been used in another process since it was read.
      this.#remembered.delete(name);
      proof = await find();
    }
    return proof?.kind === 'sign-in' && proof.signIn.expiresAt > now && !isIdle(proof) ? proof : null;
  }

  async #find(name: string, read: () => Promise<Proof | null>): Promise<Proof | null> {
    // Asked before what it stands for is read: a change in between is found by the next call.
    const mark = await this.#adminMark();
    if (mark !== this.#mark) {
      this.#mark = mark;
      this.#remembered = new Map();
    }
    const remembered = this.#remembered;
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const proof = await read();
    if (proof !== null && remembered.size < REMEMBERED) remembered.set(name, proof);
    return proof;
  }

  async #readSignIn(digest: string): Promise<Proof | null> {
    const signIn = await this.#people.findSignIn(digest);
    const found = signIn === null ? null : await this.#findEnabled(signIn.person);
    if (signIn === null || found === null) return null;
    return { kind: 'sign-in', signIn, seenAt: signIn.seenAt, caller: personCaller(found, signIn) };
  }

  async #readToken(digest: string): Promise<Proof | null> {
    const token = await this.#people.findToken(digest);
    const found = token === null ? null : await this.#findEnabled(token.madeBy);
    if (token === null || found === null) return null;
    return { kind: 'token', token, usedOn: token.usedOn, caller: tokenCaller(found, token) };
  }

  async #findEnabled(id: string): Promise<PersonWithRoles | null> {
    const found = await this.#people.findPerson(id);
    return found === null || found.person.disabledAt !== null ? null : found;
  }
}

/** A full disk keeps nobody out. It is noted at the next change. */
const unlessItFails = (noting: Promise<void>): Promise<void> => noting.catch(() => {});
