// A link for a new password for whoever asks with nothing but an address. It only ever goes to that address.

import { readEmail } from './email-address.ts';
import type { LogInLimits } from './log-in-limits.ts';
import { type MadeLink, makeOwnResetLink } from './make-links.ts';
import type { PeopleStore } from './people-store.ts';

export interface ForgottenLink {
  readonly link: MadeLink;
  /** By id. */
  readonly person: string;
  /** As it is written to. */
  readonly email: string;
  readonly language: string | null;
}

/**
 * Null: nothing is to be sent. There is nobody of this address, or they may not sign in or do so by the provider only, or enough was sent
 * there. `elapsed`: milliseconds of a clock that never goes back.
 */
export async function makeForgottenLink(
  people: PeopleStore,
  limits: LogInLimits,
  email: string,
  elapsed = performance.now(),
): Promise<ForgottenLink | null> {
  const given = readEmail(email);
  if ('wrong' in given || !limits.mayMail(given.value.canonical, elapsed)) return null;
  const found = await people.findByEmail(given.value.canonical);
  if (found === null || found.person.disabledAt !== null || found.person.password === null) return null;
  const { id, emailWritten, language } = found.person;
  const link = await makeOwnResetLink(people, id);
  return link && { link, person: id, email: emailWritten, language };
}
