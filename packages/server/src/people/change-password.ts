// The use case of choosing another password while signed in. The old one is asked for, so that whoever finds a browser open, or stole its
// secret, cannot take the account over.

import type { MemberFault } from '../values/given-values.ts';
import { ownClients } from './caller.ts';
import type { NotNow, SigningParts } from './log-in.ts';
import { hashPassword, isPassword, spellPassword } from './password-hash.ts';
import { judgePassword } from './password-rules.ts';

export interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
}

export type ChangedPassword =
  /** All other sign-ins of the person ended. */
  | { readonly kind: 'changed'; readonly ended: number }
  | { readonly kind: 'refused'; readonly faults: readonly MemberFault<keyof PasswordChange>[] }
  | NotNow;

/** `signIn`: the one that asks, which goes on. */
export async function changePassword(
  { people, hashes, limits }: SigningParts,
  person: string,
  signIn: string,
  { password, newPassword }: PasswordChange,
  elapsed = performance.now(),
): Promise<ChangedPassword> {
  const wait = limits.addOwn(person, elapsed);
  if (wait > 0) return { kind: 'limited', wait };
  const found = await people.findPerson(person);
  if (found === null) return WRONG;
  const { email, name, password: stored } = found.person;
  const given = judgePassword(newPassword, { email, name, clients: ownClients(found.roles) });
  if ('wrong' in given) return { kind: 'refused', faults: [{ member: 'newPassword', wrong: given.wrong }] };
  const isOld = await hashes.run(() => isPassword(spellPassword(password), stored));
  if (isOld === null) return { kind: 'busy' };
  if (!isOld.value) return WRONG;
  const hashed = await hashes.run(() => hashPassword(given.value));
  if (hashed === null) return { kind: 'busy' };
  return people.change(async (change) => {
    if ((await change.findPerson(person))?.person.password !== stored) return WRONG;
    await change.updatePerson(person, { password: hashed.value });
    await change.deleteLinks('reset', email);
    return { kind: 'changed', ended: await change.endSignIns(person, signIn) };
  });
}

const WRONG: ChangedPassword = {
  kind: 'refused',
  faults: [{ member: 'password', wrong: 'This is not your present password.' }],
};
