// The use case of signing in with e-mail and password. Whoever has no right to know learns nothing from it: whether there is such a person,
// whether they have a password or are disabled, the same work is done and the same is answered.

import { readEmail } from './email-address.ts';
import type { HashQueue } from './hash-queue.ts';
import type { LogInLimits } from './log-in-limits.ts';
import { hashPassword, isPassword, isWeaker, spellPassword } from './password-hash.ts';
import type { PeopleStore } from './people-store.ts';
import { type BegunSignIn, beginSignIn, signOut, tidySignIns } from './sign-ins.ts';

export interface SigningParts {
  readonly people: PeopleStore;
  readonly hashes: HashQueue;
  readonly limits: LogInLimits;
}

export interface LogIn {
  readonly email: string;
  readonly password: string;
  /** Where it comes from, as limits count it. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** The secret of the sign-in that the browser has now, which ends; null: none. */
  readonly before: string | null;
  /** What the browser keeps from an earlier log-in, see {@link LogInLimits.makeKnown}. */
  readonly known: string | null;
}

export type LoggedIn =
  | {
      readonly kind: 'signed-in';
      readonly signIn: BegunSignIn;
      /** For the browser to keep. */
      readonly known: string;
    }
  /** Nothing more is said. */
  | { readonly kind: 'wrong' }
  | NotNow;

export type NotNow =
  /** Too many tries; `wait`: seconds. */
  | { readonly kind: 'limited'; readonly wait: number }
  /** Too many log in at this moment. */
  | { readonly kind: 'busy' };

/** `elapsed`: milliseconds of a clock that never goes back. */
export async function logIn(
  { people, hashes, limits }: SigningParts,
  { email, password, address, agent, before, known }: LogIn,
  now = Date.now(),
  elapsed = performance.now(),
): Promise<LoggedIn> {
  const given = readEmail(email);
  const account = 'value' in given ? given.value.canonical : NO_ACCOUNT;
  const wait = limits.add(address, account, known, elapsed);
  if (wait > 0) return { kind: 'limited', wait };
  const typed = spellPassword(password.slice(0, LONGEST));
  const found = await people.findByEmail(account);
  const stored = found?.person.password ?? null;
  const judged = await hashes.run(() => isPassword(typed, stored));
  if (judged === null) return { kind: 'busy' };
  if (!judged.value || found === null || found.person.disabledAt !== null) return { kind: 'wrong' };
  const stronger = stored !== null && isWeaker(stored) ? await hashes.run(() => hashPassword(typed)) : null;

  const signIn = await people.change(async (change) => {
    const present = (await change.findPerson(found.person.id))?.person;
    // The password may have been changed, or the person disabled, while the hash was computed.
    if (present === undefined || present.password !== stored || present.disabledAt !== null) return null;
    if (stronger !== null) await change.updatePerson(present.id, { password: stronger.value });
    return beginSignIn(change, present, agent, now);
  });
  if (signIn === null) return { kind: 'wrong' };
  if (before !== null) await signOut(people, before);
  await tidySignIns(people, signIn.person.id, now);
  return { kind: 'signed-in', signIn, known: limits.makeKnown(account) };
}

/** Nobody has it; it is looked up all the same. */
const NO_ACCOUNT = '';
/** Characters. No password is longer, see {@link judgePassword}, in whatever spelling it is typed. */
const LONGEST = 4000;
