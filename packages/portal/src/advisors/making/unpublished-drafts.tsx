// Drafts of advisors that shoppers never saw.

import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { admin, useAsked, useRead } from '../../asking.ts';
import { fewAtATime } from '../../few-at-a-time.ts';
import { PlaceCard, PlaceCards } from '../../parts/place-cards.tsx';
import { sayTime } from '../../times.ts';
import { fillIn, useLanguage, useWords } from '../../words/words.ts';

export function UnpublishedDrafts({ client }: { readonly client: string }) {
  const { making } = useWords();
  const language = useLanguage();
  const [drafts] = useAsked('listDrafts', { client, query: { limit: 200 } });
  const [advisors] = useAsked('listAdvisors', { client, query: { limit: 200 } });
  if (drafts.state !== 'there' || advisors.state !== 'there') return null;
  const published = new Set(advisors.answer.entries.map(({ advisor }) => advisor));
  const only = drafts.answer.entries.filter(({ advisor }) => !published.has(advisor));
  if (only.length === 0) return null;
  return (
    <section aria-label={making.drafts}>
      <Title order={2} size="h4" mb="sm">
        {making.drafts}
      </Title>
      <PlaceCards>
        {only.map(({ advisor, updated_at, updated_by }) => (
          <NamedDraft key={advisor} {...{ client, advisor }}>
            {fillIn(making.changed, { time: sayTime(language, updated_at) })} · {updated_by.name}
          </NamedDraft>
        ))}
      </PlaceCards>
    </section>
  );
}

const fewDrafts = fewAtATime(2);

/** The name that it was given is in the draft; the short one is there until then, and beside it. */
function NamedDraft({
  client,
  advisor,
  children,
}: {
  readonly client: string;
  readonly advisor: string;
  readonly children: ReactNode;
}) {
  const [asked] = useRead(() => fewDrafts(() => admin.call('findDraft', { client, advisor })), `${client} ${advisor}`);
  const given = asked.state === 'there' ? asked.answer.document.name : null;
  const name = typeof given === 'string' && given.trim() !== '' ? given : advisor;
  return (
    <PlaceCard to={{ page: 'advisors', client, inside: [advisor] }} name={name}>
      {name !== advisor && <p className="quiet">{advisor}</p>}
      <p className="quiet">{children}</p>
    </PlaceCard>
  );
}
