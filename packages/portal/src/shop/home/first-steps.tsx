// What a new shop does first, and what of it is done.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { Badge, Button, Title } from '@mantine/core';
import type { Place } from '../../addresses.ts';
import { newAdvisorPlace } from '../../advisors/new-advisor-place.ts';
import { NEW_CATALOG } from '../../catalogs/new-catalog-place.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { useWords } from '../../words/words.ts';
import { may } from '../rights.ts';
import type { Overview } from './read-overview.ts';

export function FirstSteps({ shop, overview }: { readonly shop: ClientView; readonly overview: Overview }) {
  const { overview: texts } = useWords();
  const { client } = shop;
  const [newest] = overview.advisors;
  const hasCatalog = overview.catalogs.length > 0;
  const steps = [
    { name: 'catalog', isDone: hasCatalog, to: { page: 'catalogs', client, inside: [NEW_CATALOG] } },
    { name: 'advisor', isDone: newest !== undefined, to: newAdvisorPlace(client) },
    {
      name: 'publish',
      isDone: false,
      to: { page: 'advisors', client, ...(newest !== undefined && { inside: [newest.advisor] }) },
    },
  ] as const satisfies readonly { name: string; isDone: boolean; to: Place }[];
  const next = steps.find(({ isDone }) => !isDone);
  const mayDo = may(shop, 'catalogs', 'change') && may(shop, 'advisors', 'change');
  return (
    <section aria-label={texts.first} className="first-steps">
      <Title order={2} size="h4">
        {texts.first}
      </Title>
      <p>{texts.firstAbout}</p>
      <ol>
        {steps.map(({ name, isDone, to }) => (
          <li key={name} aria-current={name === next?.name ? 'step' : undefined}>
            <div>
              {mayDo && name === next?.name ? (
                <Button component={PlaceLink} to={to}>
                  {texts.steps[name]}
                </Button>
              ) : (
                <span className="name">{texts.steps[name]}</span>
              )}
              {isDone && (
                <Badge variant="outline" color="teal" className="state" ml="xs">
                  {texts.done}
                </Badge>
              )}
            </div>
            <p className="quiet">{texts.steps[`${name}Hint`]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
