// The advisors of a shop, each with its state.

import { Badge } from '@mantine/core';
import { useLongList } from '../long-list.tsx';
import { PlaceCard, PlaceCards } from '../parts/place-cards.tsx';
import { Answered, Nothing } from '../parts/states.tsx';
import { sayDay } from '../times.ts';
import { fillIn, useLanguage, useWords } from '../words/words.ts';

export function AdvisorCards({ client }: { readonly client: string }) {
  const { home } = useWords();
  const language = useLanguage();
  const { asked, again, more } = useLongList(
    'listAdvisors',
    { client, query: { limit: 200 } },
    ({ entries }) => entries,
  );
  return (
    <>
      <Answered asked={asked} again={again}>
        {(entries) =>
          entries.length === 0 ? (
            <Nothing>{home.noAdvisors}</Nothing>
          ) : (
            <PlaceCards>
              {entries.map(({ advisor, name, catalog, published_version, latest_version, version_at }) => (
                <PlaceCard
                  key={advisor}
                  to={{ page: 'advisors', client, inside: [advisor] }}
                  name={name}
                  mark={
                    <Badge variant="outline" color={published_version === null ? 'gray' : 'teal'} className="state">
                      {published_version === null ? home.off : home.live}
                    </Badge>
                  }
                >
                  <p>{fillIn(home.ofCatalog, { catalog })}</p>
                  <p className="quiet">
                    {fillIn(home.version, {
                      version: published_version ?? latest_version,
                      time: sayDay(language, version_at),
                    })}
                  </p>
                </PlaceCard>
              ))}
            </PlaceCards>
          )
        }
      </Answered>
      {more}
    </>
  );
}
