// A link that was handed over: says what it is for, and does it. Its secret stands behind `#`, which browsers send to no server.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { LinkView } from '@guidepost/contract/admin/link-routes';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { goTo, type Place } from '../addresses.ts';
import { admin, useAsked, useDoing } from '../asking.ts';
import { Failed, Problem, Waiting } from '../parts/states.tsx';
import { sayTime } from '../times.ts';
import { fillIn, type Language, useLanguage, useWords } from '../words/words.ts';
import { Alone } from './alone.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface LinkProps {
  readonly me: MeView | null;
  readonly signedIn: (me: MeView) => void;
  /** Whoever was signed in is no more. */
  readonly leave: () => void;
  readonly choose: (language: Language) => void;
}

export function LinkScreen(props: LinkProps) {
  const { link } = useWords();
  const [secret] = useState(() => location.hash.slice(1));
  const [asked, again] = useAsked('seeLink', { body: { secret } });
  if (asked.state === 'loading') return <Waiting />;
  if (asked.state === 'there') return <WorkingLink {...props} link={asked.answer} secret={secret} />;
  const isGone = asked.error instanceof AdminProblem && ['link-gone', 'invalid-request'].includes(asked.error.slug);
  return (
    <Alone title={isGone ? link.gone : link.title} choose={props.choose}>
      {isGone ? (
        <>
          <Text>{link.goneHint}</Text>
          <p className="quiet">{link.goneFirst}</p>
          <ToStart />
        </>
      ) : (
        <Failed error={asked.error} again={again} />
      )}
    </Alone>
  );
}

function ToStart() {
  const { common } = useWords();
  return (
    <Button variant="default" onClick={() => goTo({ page: 'start' })}>
      {common.toStart}
    </Button>
  );
}

function WorkingLink({
  link,
  secret,
  me,
  signedIn,
  leave,
  choose,
}: LinkProps & { readonly link: LinkView; readonly secret: string }) {
  const words = useWords();
  const language = useLanguage();
  const doing = useDoing();
  // The secret leaves the address: it has done its work.
  const accepted = (now: MeView, to: Place): void => {
    signedIn(now);
    goTo(to, { replacing: true });
  };
  const to: Place = link.client === null ? { page: 'start' } : { page: 'home', client: link.client };
  const title = { 'first-owner': words.link.firstOwner, invitation: words.link.invitation, reset: words.link.reset };
  const isOther = me !== null && link.kind === 'invitation' && me.email?.toLowerCase() !== link.email?.toLowerCase();
  const accept = (): void =>
    void doing.run(async () => accepted(await admin.call('acceptLink', { body: { secret } }), to));
  const signOut = (): void =>
    void doing.run(async () => {
      await admin.call('signOut', {});
      leave();
    });
  return (
    <Alone title={title[link.kind]} choose={choose}>
      <Text>{purposeOf(link, words)}</Text>
      {isOther ? (
        <>
          <Text>{fillIn(words.link.otherAccount, { email: me.email ?? me.name, invited: link.email ?? '' })}</Text>
          <Problem error={doing.error} />
          <Button loading={doing.isBusy} onClick={signOut}>
            {words.signIn.signOut}
          </Button>
        </>
      ) : link.kind === 'invitation' && link.has_account && me === null ? (
        <>
          <Text>{words.link.hasAccount}</Text>
          <SignInForm known={link.email ?? ''} signedIn={signedIn} />
        </>
      ) : link.kind === 'invitation' && link.has_account ? (
        <>
          <Problem error={doing.error} />
          <Button loading={doing.isBusy} onClick={accept}>
            {words.link.accept}
          </Button>
        </>
      ) : (
        <NewAccountForm link={link} secret={secret} accepted={(now) => accepted(now, to)} />
      )}
      <p className="quiet">{fillIn(words.link.validUntil, { time: sayTime(language, link.expires_at) })}</p>
    </Alone>
  );
}

function purposeOf({ kind, client, role, email }: LinkView, { link, roles }: ReturnType<typeof useWords>): string {
  if (kind === 'first-owner') return link.firstOwnerHint;
  const values = { email: email ?? '', client: client ?? '', role: role === null ? '' : roles[role] };
  if (kind === 'reset') return fillIn(link.resetHint, values);
  return fillIn(client === null ? link.invitationForAll : link.invitationFor, values);
}
