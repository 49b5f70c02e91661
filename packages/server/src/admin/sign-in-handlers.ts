// Signing in and out, and what people see and change of themselves, by the admin interface.

import {
  ForgottenRequest,
  MeRequest,
  PasswordRequest,
  type SIGN_IN_ROUTES,
  SignInRequest,
} from '@guidepost/contract/admin/sign-in-routes';
import type { AuditStore } from '../audit/audit-store.ts';
import type { AddressOf } from '../limits/client-address.ts';
import { changePassword } from '../people/change-password.ts';
import { logIn, type NotNow, type SigningParts } from '../people/log-in.ts';
import { changeSelf, removeMember } from '../people/manage-people.ts';
import type { PeopleStore, Person } from '../people/people-store.ts';
import { listSignIns, signOut, signOutEverywhere } from '../people/sign-ins.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readRequest } from '../requests/read-request.ts';
import { isoTime } from '../views/iso-time.ts';
import { viewMe, viewTokenAsMe } from '../views/person-view.ts';
import { addressIn } from './address-in.ts';
import type { AdminCall, Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import type { LinkPost } from './link-post.ts';
import { logSignIn } from './log-sign-in.ts';
import { personOnly } from './person-only.ts';
import { refuseOrder, refuseRequest } from './refuse-faults.ts';
import { refuseRole } from './refuse-role.ts';
import { forgetSignIn, keepKnown, keepSignIn, readKnown, readSignIn } from './sign-in-cookie.ts';

export interface SignInParts {
  readonly signing: SigningParts;
  readonly audit: AuditStore;
  readonly addressOf: AddressOf;
  readonly post: LinkPost;
}

export const signInHandlers = ({ signing, audit, addressOf, post }: SignInParts): Handlers<typeof SIGN_IN_ROUTES> => ({
  signIn: async ({ body, headers, request }) => {
    const read = readRequest(SignInRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { 'user-agent': agent = '' } = headers;
    const address = addressIn(addressOf, request);
    const browser = { address, agent, before: readSignIn(headers), known: readKnown(headers) };
    const outcome = await logIn(signing, { ...read.value, ...browser });
    if (outcome.kind === 'wrong') return WRONG;
    if (outcome.kind !== 'signed-in') return refuseForNow(outcome);
    const { signIn, known } = outcome;
    await logSignIn(audit, signIn.person, signIn.id);
    const cookies = [keepSignIn(signIn.secret), keepKnown(known)];
    return { view: await showPerson(signing.people, signIn.person, signIn.id), headers: { 'Set-Cookie': cookies } };
  },

  forgotPassword: async ({ body, request }) => {
    if (!post.isSetUp) return NOT_FOUND;
    const read = readRequest(ForgottenRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const wait = signing.limits.addFrom(addressIn(addressOf, request), performance.now());
    if (wait > 0) return refuseForNow({ kind: 'limited', wait });
    // Not waited for: how long it takes would tell whether there is such a person.
    void post.sendForgotten(signing, audit, read.value.email);
    return { view: null };
  },

  signOut: async ({ headers }) => {
    const secret = readSignIn(headers);
    if (secret !== null) await signOut(signing.people, secret);
    return { view: null, headers: { 'Set-Cookie': forgetSignIn() } };
  },

  signOutEverywhere: async ({ caller }) => {
    const self = personOnly(caller);
    if (self instanceof Refusal) return self;
    const ended = await signOutEverywhere(signing.people, self.person);
    return {
      view: { ended },
      headers: { 'Set-Cookie': forgetSignIn() },
      log: { target: self.person, after: { ended } },
    };
  },

  showMe: async ({ caller }) => ({
    view:
      caller.signIn === null ? viewTokenAsMe(caller) : await showPerson(signing.people, caller.person, caller.signIn),
  }),

  changeMe: async ({ caller, body }) => {
    const self = personOnly(caller);
    if (self instanceof Refusal) return self;
    const read = readRequest(MeRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { name, language } = read.value;
    const wanted = { ...(name !== undefined && { name }), ...(language !== undefined && { language }) };
    const changed = await changeSelf(signing.people, self.person, wanted);
    if (changed.kind === 'refused') return refuseOrder(changed.faults);
    if (changed.kind === 'not-found') return NOT_FOUND;
    const { before, after } = changed;
    return {
      view: await showPerson(signing.people, after, self.signIn),
      log: { target: self.person, before: toldOf(before), after: toldOf(after) },
    };
  },

  changePassword: async ({ caller, body }) => {
    const self = personOnly(caller);
    if (self instanceof Refusal) return self;
    const read = readRequest(PasswordRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const changed = await changePassword(signing, self.person, self.signIn, read.value);
    if (changed.kind === 'refused') return refuseOrder(changed.faults);
    if (changed.kind !== 'changed') return refuseForNow(changed);
    return { view: { ended: changed.ended }, log: { target: self.person, after: { ended: changed.ended } } };
  },

  listSignIns: async ({ caller }) => {
    const self = personOnly(caller);
    if (self instanceof Refusal) return self;
    const entries = (await listSignIns(signing.people, self.person)).map(({ id, agent, ...times }) => ({
      ...{ id, agent, current: id === self.signIn },
      created_at: isoTime(times.createdAt),
      seen_at: isoTime(times.seenAt),
      expires_at: isoTime(times.expiresAt),
    }));
    return { view: { entries } };
  },

  endSignIn: async ({ caller, params: { signIn = '' } }) => {
    const self = personOnly(caller);
    if (self instanceof Refusal) return self;
    if (!(await signing.people.endSignIn(self.person, signIn))) return NOT_FOUND;
    const isOwn = signIn === self.signIn;
    return { view: null, ...(isOwn && { headers: { 'Set-Cookie': forgetSignIn() } }), log: { target: signIn } };
  },

  leaveClient: async ({ caller, params }: AdminCall) => {
    const self = personOnly(caller);
    if (self instanceof Refusal) return self;
    const { client = '' } = params;
    const left = await removeMember(signing.people, self.person, client, self.person);
    if (left.kind !== 'changed') return refuseRole(left.kind);
    return { view: null, log: { target: client, before: { role: left.before } } };
  },
});

const WRONG = new Refusal('wrong-credentials', 'Nobody can sign in with this e-mail address and this password.');

export function refuseForNow(outcome: NotNow): Refusal {
  if (outcome.kind === 'busy')
    return new Refusal('unavailable', 'Too many people sign in at this moment.', { wait: 2 });
  return new Refusal('rate-limited', 'There were too many tries to sign in.', { wait: outcome.wait });
}

async function showPerson(people: PeopleStore, person: Omit<Person, 'password'>, signIn: string) {
  return viewMe(person, (await people.findPerson(person.id))?.roles ?? [], signIn);
}

const toldOf = ({ name, language }: Omit<Person, 'password'>) => ({ name, language });
