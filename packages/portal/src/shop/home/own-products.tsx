// Whoever sees nothing but the demo shop wants to bring in products of their own: into a shop of their own, or first into this one.

import { Button, Group, Title } from '@mantine/core';
import { NEW_CATALOG } from '../../catalogs/new-catalog-place.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { useWords } from '../../words/words.ts';
import { NewShopButton } from '../new-shop.tsx';

export function OwnProducts({ client, mayMakeShop }: { readonly client: string; readonly mayMakeShop: boolean }) {
  const { overview } = useWords();
  return (
    <section aria-label={overview.bringIn} className="own-products">
      <Title order={2} size="h4">
        {overview.bringIn}
      </Title>
      <p>{overview.isDemo}</p>
      <Group mt="sm">
        {mayMakeShop && <NewShopButton />}
        <Button
          component={PlaceLink}
          variant={mayMakeShop ? 'default' : 'filled'}
          to={{ page: 'catalogs', client, inside: [NEW_CATALOG] }}
        >
          {overview.tryHere}
        </Button>
      </Group>
    </section>
  );
}
