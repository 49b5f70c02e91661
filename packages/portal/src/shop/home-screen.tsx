// What a shop has: its advisors with their state, and its catalogs with what is in them.

import { Badge, Paper, Title } from '@mantine/core';
import { useAsked } from '../asking.ts';
import { Page } from '../parts/page.tsx';
import { Answered, Nothing } from '../parts/states.tsx';
import { sayDay, sayTime } from '../times.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../words/words.ts';

export function HomeScreen({ client }: { readonly client: string }) {
  const { home } = useWords();
  return (
    <Page title={home.title}>
      <section aria-label={home.advisors}>
        <Title order={2} size="h4" mb="sm">
          {home.advisors}
        </Title>
        <Advisors client={client} />
      </section>
      <section aria-label={home.catalogs}>
        <Title order={2} size="h4" mb="sm">
          {home.catalogs}
        </Title>
        <Catalogs client={client} />
      </section>
    </Page>
  );
}

function Advisors({ client }: { readonly client: string }) {
  const { home } = useWords();
  const language = useLanguage();
  const [asked, again] = useAsked('listAdvisors', { client, query: { limit: 200 } });
  return (
    <Answered asked={asked} again={again}>
      {({ entries }) =>
        entries.length === 0 ? (
          <Nothing>{home.noAdvisors}</Nothing>
        ) : (
          <ul className="cards">
            {entries.map(({ advisor, name, catalog, published_version, latest_version, version_at }) => (
              <Paper component="li" withBorder p="md" key={advisor}>
                <div className="card-head">
                  <span className="card-name">{name}</span>
                  <Badge variant="outline" color={published_version === null ? 'gray' : 'teal'} className="state">
                    {published_version === null ? home.off : home.live}
                  </Badge>
                </div>
                <p>{fillIn(home.ofCatalog, { catalog })}</p>
                <p className="quiet">
                  {fillIn(home.version, {
                    version: published_version ?? latest_version,
                    time: sayDay(language, version_at),
                  })}
                </p>
              </Paper>
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

function Catalogs({ client }: { readonly client: string }) {
  const { home } = useWords();
  const language = useLanguage();
  const [asked, again] = useAsked('listCatalogs', { client, query: { limit: 200 } });
  return (
    <Answered asked={asked} again={again}>
      {({ entries, damaged }) => (
        <>
          {entries.length === 0 && <Nothing>{home.noCatalogs}</Nothing>}
          <ul className="cards">
            {entries.map(({ catalog, products, attributes, imported_at, currency }) => (
              <Paper component="li" withBorder p="md" key={catalog}>
                <div className="card-head">
                  <span className="card-name">{catalog}</span>
                  {currency !== null && <span className="quiet">{currency}</span>}
                </div>
                <p>
                  {sayCount(language, home.products, products)} ·{' '}
                  {sayCount(language, home.attributes, attributes.length)}
                </p>
                <p className="quiet">{fillIn(home.imported, { time: sayTime(language, imported_at) })}</p>
              </Paper>
            ))}
          </ul>
          {damaged.length > 0 && <p role="alert">{fillIn(home.damaged, { names: damaged.join(', ') })}</p>}
        </>
      )}
    </Answered>
  );
}
