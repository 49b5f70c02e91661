// Drafts of advisors that shoppers never saw.

import { Title } from '@mantine/core';
import { useAsked } from '../../asking.ts';
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
          <PlaceCard key={advisor} to={{ page: 'advisors', client, inside: [advisor] }} name={advisor}>
            <p className="quiet">
              {fillIn(making.changed, { time: sayTime(language, updated_at) })} · {updated_by.name}
            </p>
          </PlaceCard>
        ))}
      </PlaceCards>
    </section>
  );
}
