// The people of a shop: who they are and what they may do, who is invited, and the tokens of their programs.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useAsked } from '../asking.ts';
import { isOwnNetwork } from '../is-own-network.ts';
import { Page } from '../parts/page.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { sayTime } from '../times.ts';
import { fillIn, useLanguage, useWords } from '../words/words.ts';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import type { MadeLink } from './made-link.ts';
import { Members } from './members.tsx';
import { Tokens } from './tokens.tsx';

export function PeopleScreen({ me, shop }: { readonly me: MeView; readonly shop: ClientView }) {
  const { people } = useWords();
  const language = useLanguage();
  const { client } = shop;
  const [invitations, askInvitations] = useAsked('listInvitations', { client });
  const [isInviting, setIsInviting] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  return (
    <Page title={people.title} action={<Button onClick={() => setIsInviting(true)}>{people.invite}</Button>}>
      <section>
        <Title order={2} size="h4" mb="sm">
          {people.members}
        </Title>
        <Members client={client} me={me} made={setMade} />
      </section>
      <section>
        <Title order={2} size="h4" mb="sm">
          {people.invitations}
        </Title>
        <Invitations client={client} asked={invitations} again={askInvitations} />
      </section>
      <Tokens shop={shop} />
      <InviteForm
        client={client}
        opened={isInviting}
        close={() => setIsInviting(false)}
        made={(link) => {
          setIsInviting(false);
          setMade(link);
          askInvitations();
        }}
      />
      <ShownOnce
        title={fillIn(people.linkTitle, { email: made?.email ?? '' })}
        hint={made === null ? '' : fillIn(people.linkHint, { time: sayTime(language, made.expires_at) })}
        secret={made?.link ?? null}
        close={() => setMade(null)}
      >
        {made !== null && isOwnNetwork(new URL(made.link, location.href).hostname) && <Text>{people.linkWithin}</Text>}
        {made?.mail === 'sent' && <Text>{fillIn(people.linkSent, { email: made.email })}</Text>}
        {made?.mail === 'failed' && <Text role="alert">{people.linkNotSent}</Text>}
      </ShownOnce>
    </Page>
  );
}
