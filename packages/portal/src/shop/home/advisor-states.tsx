// The advisors of a shop, each with all that one wants to know of its state.

import { Badge, Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { PlaceCard, PlaceCards } from '../../parts/place-cards.tsx';
import { sayDay, sayTime } from '../../times.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { DAYS, type Details } from './read-details.ts';
import type { AdvisorState } from './read-overview.ts';

/** How many are shown at first, and with each click. */
const PAGE = 24;

export function AdvisorStates({
  client,
  advisors,
  details,
}: {
  readonly client: string;
  readonly advisors: readonly AdvisorState[];
  readonly details: Details | null;
}) {
  const { overview, common } = useWords();
  const [shown, setShown] = useState(PAGE);
  return (
    <section aria-label={overview.advisors}>
      <Title order={2} size="h4" mb="sm">
        {overview.advisors}
      </Title>
      <PlaceCards>
        {advisors.slice(0, shown).map((state) => (
          <AdvisorCard key={state.advisor} {...{ client, state, details }} />
        ))}
      </PlaceCards>
      {advisors.length > shown && (
        <Button variant="default" mt="md" onClick={() => setShown(shown + PAGE)}>
          {common.more}
        </Button>
      )}
    </section>
  );
}

const COLOURS = { live: 'teal', off: 'gray', draft: 'blue', changed: 'orange', problems: 'red' } as const;

function AdvisorCard({
  client,
  state,
  details,
}: {
  readonly client: string;
  readonly state: AdvisorState;
  readonly details: Details | null;
}) {
  const { overview, home } = useWords();
  const language = useLanguage();
  const { advisor, name, listed, draft } = state;
  const insights = details?.insights.get(advisor);
  const [hasErrors, isChanged] = [details?.withErrors.has(advisor), details?.changed.has(advisor)];
  return (
    <PlaceCard
      to={{ page: 'advisors', client, inside: [advisor] }}
      name={name}
      mark={<Mark name={listed === null ? 'draft' : listed.published_version === null ? 'off' : 'live'} />}
    >
      {(hasErrors || isChanged) && (
        <Group gap="xs" mb="xs">
          {hasErrors && <Mark name="problems" />}
          {isChanged && <Mark name="changed" />}
        </Group>
      )}
      {listed !== null && (
        <>
          <p>{fillIn(home.ofCatalog, { catalog: listed.catalog })}</p>
          <p className="quiet">
            {fillIn(home.version, {
              version: listed.published_version ?? listed.latest_version,
              time: sayDay(language, listed.version_at),
            })}
          </p>
        </>
      )}
      {draft !== null && (listed === null || isChanged) && (
        <p className="quiet">
          {fillIn(overview.draftOf, { time: sayTime(language, draft.updated_at), who: draft.updated_by.name })}
        </p>
      )}
      {insights !== undefined && (
        <p>{fillIn(sayCount(language, overview.conversationsOf, insights.funnel.started), { days: DAYS })}</p>
      )}
    </PlaceCard>
  );
}

function Mark({ name }: { readonly name: keyof typeof COLOURS }) {
  const { overview } = useWords();
  return (
    <Badge variant="outline" color={COLOURS[name]} className="state">
      {overview.states[name]}
    </Badge>
  );
}
