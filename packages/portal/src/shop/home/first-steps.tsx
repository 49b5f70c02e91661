// What a new shop does first, and what of it is done: until an advisor is published, and then until the first shopper has come.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { Badge, Button, Title } from '@mantine/core';
import type { Place } from '../../addresses.ts';
import { newAdvisorPlace } from '../../advisors/new-advisor-place.ts';
import { useAsked } from '../../asking.ts';
import { NEW_CATALOG } from '../../catalogs/new-catalog-place.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { fillIn, useWords } from '../../words/words.ts';
import { may } from '../rights.ts';
import { DAYS } from './read-details.ts';
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
  ] as const satisfies readonly Step[];
  const mayDo = may(shop, 'catalogs', 'change') && may(shop, 'advisors', 'change');
  return <Steps title={texts.first} about={texts.firstAbout} steps={steps} mayDo={mayDo} />;
}

/** What is left once an advisor is live: the key that a page asks with, and the page. */
export function NextSteps({ shop, live }: { readonly shop: ClientView; readonly live: string }) {
  const { client } = shop;
  const { overview: texts } = useWords();
  const [keys] = useAsked('listKeys', { client, query: { limit: 200 } });
  // Whoever may not see keys puts the advisor into the page all the same.
  if (keys.state === 'loading') return null;
  const hasKey = keys.state === 'there' ? keys.answer.entries.some(({ state }) => state === 'active') : null;
  const to: Place = { page: 'advisors', client, inside: [live, 'integration'] };
  const steps: Step[] = [
    ...(hasKey === null ? [] : [{ name: 'key', isDone: hasKey, to } as const]),
    { name: 'page', isDone: false, to },
  ];
  return <Steps title={texts.first} about={fillIn(texts.nextAbout, { days: DAYS })} steps={steps} mayDo />;
}

interface Step {
  readonly name: 'catalog' | 'advisor' | 'publish' | 'key' | 'page';
  readonly isDone: boolean;
  readonly to: Place;
}

function Steps({
  title,
  about,
  steps,
  mayDo,
}: {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly Step[];
  readonly mayDo: boolean;
}) {
  const { overview: texts } = useWords();
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section aria-label={title} className="first-steps">
      <Title order={2} size="h4">
        {title}
      </Title>
      <p>{about}</p>
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
