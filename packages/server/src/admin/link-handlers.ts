// Links that work once, by the admin interface.

import { type LINK_ROUTES, LinkAcceptanceRequest, LinkRequest } from '@guidepost/contract/admin/link-routes';
import { logChange } from '../audit/log-change.ts';
import { type Accepted, acceptLink, type LinkAcceptance, lookAtLink, type SeenLink } from '../people/use-links.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readRequest } from '../requests/read-request.ts';
import { viewMe, viewSeenLink } from '../views/person-view.ts';
import type { Handlers } from './admin-call.ts';
import { refuseOrder, refuseRequest } from './refuse-faults.ts';
import { keepSignIn } from './sign-in-cookie.ts';
import { refuseForNow, type SignInParts } from './sign-in-handlers.ts';

export const linkHandlers = ({
  signing,
  audit,
}: Pick<SignInParts, 'signing' | 'audit'>): Handlers<typeof LINK_ROUTES> => ({
  seeLink: async ({ body }) => {
    const read = readRequest(LinkRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const seen = await lookAtLink(signing.people, read.value.secret);
    return seen === null ? GONE : { view: viewSeenLink(seen) };
  },

  acceptLink: async ({ body, caller, headers }) => {
    const read = readRequest(LinkAcceptanceRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { secret, email, name, language, password } = read.value;
    // Only what a link that works does gets into the log, so that nobody fills it with links that they made up.
    const seen = await lookAtLink(signing.people, secret);
    if (seen === null) return GONE;
    const acceptance: LinkAcceptance = {
      ...{ secret, agent: headers['user-agent'] ?? '', signedIn: caller?.signIn ? caller.person.id : null },
      ...(email !== undefined && { email }),
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      ...(password !== undefined && { password }),
    };
    const intent = {
      client: seen.client,
      door: 'admin interface',
      by: { kind: 'person', id: acceptance.signedIn ?? '', name: seen.email ?? email ?? '' },
      action: ACTIONS[seen.kind],
      target: seen.email ?? '',
    } as const;
    const accepted = await logChange(
      audit,
      intent,
      () => acceptLink(signing, acceptance),
      (outcome) => endOf(outcome, seen),
    );
    switch (accepted.kind) {
      case 'gone':
        return GONE;
      case 'sign-in-first':
        return ACCOUNT_EXISTS;
      case 'refused':
        return refuseOrder(accepted.faults);
      case 'busy':
        return refuseForNow(accepted);
      case 'signed-in': {
        const { person, id, secret: signIn } = accepted.signIn;
        const roles = (await signing.people.findPerson(person.id))?.roles ?? [];
        return { view: viewMe(person, roles, id), headers: { 'Set-Cookie': keepSignIn(signIn) } };
      }
      case 'joined': {
        const found = await signing.people.findPerson(acceptance.signedIn ?? '');
        return found === null ? GONE : { view: viewMe(found.person, found.roles, caller?.signIn ?? '') };
      }
    }
  },
});

const ACTIONS = {
  'first-owner': 'first owner created',
  invitation: 'invitation accepted',
  reset: 'password reset',
} as const satisfies Record<SeenLink['kind'], string>;

function endOf(outcome: Accepted, { role, client }: SeenLink) {
  if (outcome.kind === 'signed-in')
    return { outcome: 'done', target: outcome.signIn.person.id, after: { role, client } } as const;
  return outcome.kind === 'joined'
    ? ({ outcome: 'done', after: { role, client } } as const)
    : ({ outcome: 'refused' } as const);
}

const GONE = new Refusal('link-gone', 'This link works no more.');
const ACCOUNT_EXISTS = new Refusal(
  'account-exists',
  'Whoever is invited has an account already, and is not signed in here.',
);
