// The catalogs of a shop, each with what is in it.

import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import { useLongList } from '../long-list.tsx';
import { PlaceCard, PlaceCards } from '../parts/place-cards.tsx';
import { Answered, Nothing } from '../parts/states.tsx';
import { sayTime } from '../times.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../words/words.ts';

export function CatalogCards({ client }: { readonly client: string }) {
  const { home } = useWords();
  const { asked, again, more, first } = useLongList(
    'listCatalogs',
    { client, query: { limit: 200 } },
    (page) => page.entries,
  );
  const damaged = first?.damaged ?? [];
  return (
    <Answered asked={asked} again={again}>
      {(entries) => (
        <>
          {entries.length === 0 && <Nothing>{home.noCatalogs}</Nothing>}
          <SomeCatalogs client={client} entries={entries} damaged={damaged} />
          {more}
        </>
      )}
    </Answered>
  );
}

/** `damaged`: those that cannot be read any more. */
export function SomeCatalogs({
  client,
  entries,
  damaged,
}: {
  readonly client: string;
  readonly entries: readonly CatalogView[];
  readonly damaged: readonly string[];
}) {
  const { home } = useWords();
  const language = useLanguage();
  return (
    <>
      <PlaceCards>
        {entries.map(({ catalog, products, attributes, imported_at, currency }) => (
          <PlaceCard
            key={catalog}
            to={{ page: 'catalogs', client, inside: [catalog] }}
            name={catalog}
            mark={currency !== null && <span className="quiet">{currency}</span>}
          >
            <p>
              {sayCount(language, home.products, products)} · {sayCount(language, home.attributes, attributes.length)}
            </p>
            <p className="quiet">{fillIn(home.imported, { time: sayTime(language, imported_at) })}</p>
          </PlaceCard>
        ))}
      </PlaceCards>
      {damaged.length > 0 && <p role="alert">{fillIn(home.damaged, { names: damaged.join(', ') })}</p>}
    </>
  );
}
