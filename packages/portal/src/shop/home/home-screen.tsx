// The overview of a shop: what needs somebody, how it does, its advisors with their state, its catalogs; for a new shop the first steps.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { DEMO_CLIENT } from '@guidepost/contract/demo-client';
import { Button, Title } from '@mantine/core';
import { useRead } from '../../asking.ts';
import { SomeCatalogs } from '../../catalogs/catalog-cards.tsx';
import { NEW_CATALOG } from '../../catalogs/new-catalog-place.ts';
import { Page } from '../../parts/page.tsx';
import { PlaceLink } from '../../parts/place-link.tsx';
import { Answered } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { isOwnerOfAll, may } from '../rights.ts';
import { AdvisorStates } from './advisor-states.tsx';
import { AttentionList } from './attention-list.tsx';
import { findAttention } from './find-attention.ts';
import { FirstSteps, NextSteps } from './first-steps.tsx';
import { NumbersOfShop } from './numbers-of-shop.tsx';
import { OwnProducts } from './own-products.tsx';
import { type Details, readDetails } from './read-details.ts';
import { type Overview, readOverview } from './read-overview.ts';

export function HomeScreen({
  me,
  shop,
  isOnly,
}: {
  readonly me: MeView;
  readonly shop: ClientView;
  /** Whether the person sees no other shop. */
  readonly isOnly: boolean;
}) {
  const { home, overview: texts } = useWords();
  const { client } = shop;
  const [asked, again] = useRead((signal) => readOverview(client, signal), client);
  const mayBringIn = may(shop, 'catalogs', 'change');
  const isTrying = mayBringIn && isOnly && client === DEMO_CLIENT;
  // Of a shop without products it is the first step.
  const hasCatalogs = asked.state === 'there' && asked.answer.catalogs.length > 0;
  return (
    <Page
      title={home.title}
      action={
        mayBringIn &&
        hasCatalogs &&
        !isTrying && (
          <Button component={PlaceLink} variant="default" to={{ page: 'catalogs', client, inside: [NEW_CATALOG] }}>
            {texts.bringIn}
          </Button>
        )
      }
    >
      {isTrying && <OwnProducts client={client} mayMakeShop={isOwnerOfAll(me)} />}
      <Answered asked={asked} again={again}>
        {(overview) => <OverviewOfShop shop={shop} overview={overview} />}
      </Answered>
    </Page>
  );
}

function OverviewOfShop({ shop, overview }: { readonly shop: ClientView; readonly overview: Overview }) {
  const { home } = useWords();
  const { client } = shop;
  const [asked] = useRead((signal) => readDetails(client, overview, signal), client);
  const details: Details | null = asked.state === 'there' ? asked.answer : null;
  const live = overview.advisors.find(({ listed }) => listed?.published_version != null);
  // The demo shop is in no page.
  const isUnasked = live !== undefined && client !== DEMO_CLIENT && details !== null && isAskedByNobody(details);
  return (
    <>
      {live === undefined && <FirstSteps shop={shop} overview={overview} />}
      {isUnasked && may(shop, 'advisors', 'change') && <NextSteps shop={shop} live={live.advisor} />}
      <AttentionList
        found={findAttention(client, overview, details, Date.now())}
        isAllWell={details !== null && overview.advisors.length > 0 && !isUnasked}
      />
      {overview.advisors.length > 0 && (
        <>
          <NumbersOfShop client={client} details={asked} />
          <AdvisorStates client={client} advisors={overview.advisors} details={details} />
        </>
      )}
      {overview.catalogs.length + overview.damaged.length > 0 && (
        <section aria-label={home.catalogs}>
          <Title order={2} size="h4" mb="sm">
            {home.catalogs}
          </Title>
          <SomeCatalogs client={client} entries={overview.catalogs} damaged={overview.damaged} />
        </section>
      )}
    </>
  );
}

const isAskedByNobody = ({ insights, insightsMissing }: Details): boolean =>
  !insightsMissing && [...insights.values()].every(({ funnel }) => funnel.started === 0);
