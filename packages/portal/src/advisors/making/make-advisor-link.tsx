// From a catalog to an advisor that is made from it: what one does next, as long as there is none.

import { Button } from '@mantine/core';
import { PlaceLink } from '../../parts/place-link.tsx';
import { useWords } from '../../words/words.ts';
import { newAdvisorPlace } from '../new-advisor-place.ts';
import { useAdvisedCatalogs } from './advised-catalogs.ts';

export function MakeAdvisorLink({ client, catalog }: { readonly client: string; readonly catalog: string }) {
  const { making } = useWords();
  const advised = useAdvisedCatalogs(client);
  const isNext = advised.state === 'there' && !advised.answer.has(catalog);
  return (
    <Button component={PlaceLink} to={newAdvisorPlace(client, catalog)} variant={isNext ? 'filled' : 'default'}>
      {making.fromThese}
    </Button>
  );
}
