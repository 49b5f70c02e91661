// What a shop has: its advisors with their state, and its catalogs with what is in them.

import { Title } from '@mantine/core';
import { AdvisorCards } from '../advisors/advisor-cards.tsx';
import { CatalogCards } from '../catalogs/catalog-cards.tsx';
import { Page } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';

export function HomeScreen({ client }: { readonly client: string }) {
  const { home } = useWords();
  return (
    <Page title={home.title}>
      <section aria-label={home.advisors}>
        <Title order={2} size="h4" mb="sm">
          {home.advisors}
        </Title>
        <AdvisorCards client={client} />
      </section>
      <section aria-label={home.catalogs}>
        <Title order={2} size="h4" mb="sm">
          {home.catalogs}
        </Title>
        <CatalogCards client={client} />
      </section>
    </Page>
  );
}
