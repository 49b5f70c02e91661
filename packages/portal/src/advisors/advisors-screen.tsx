// The advisors of a shop, and the address of each.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { Button } from '@mantine/core';
import { Page } from '../parts/page.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { Nothing } from '../parts/states.tsx';
import { may } from '../shop/rights.ts';
import { useWords } from '../words/words.ts';
import { AdvisorCards } from './advisor-cards.tsx';
import { AdvisorScreen } from './advisor-screen.tsx';
import { NewAdvisorScreen } from './making/new-advisor-screen.tsx';
import { UnpublishedDrafts } from './making/unpublished-drafts.tsx';
import { NEW_ADVISOR, newAdvisorPlace } from './new-advisor-place.ts';

export function AdvisorsScreen({
  shop,
  inside: [advisor, view, question],
}: {
  readonly shop: ClientView;
  /** Of the address: an advisor, a view of it, and a question to be seen there; or a new one, and the catalog it is made from. */
  readonly inside: readonly string[];
}) {
  const { nav, making, common } = useWords();
  const { client } = shop;
  const mayChange = may(shop, 'advisors', 'change');
  if (advisor === NEW_ADVISOR) {
    if (mayChange) return <NewAdvisorScreen key={view} client={client} catalog={view} />;
    return (
      <Page title={making.newAdvisor}>
        <Nothing>{common.noShopRight}</Nothing>
      </Page>
    );
  }
  if (advisor !== undefined)
    return <AdvisorScreen key={advisor} shop={shop} advisor={advisor} view={view} question={question} />;
  return (
    <Page
      title={nav.advisors}
      {...(mayChange && {
        action: (
          <Button component={PlaceLink} to={newAdvisorPlace(client)}>
            {making.newAdvisor}
          </Button>
        ),
      })}
    >
      <AdvisorCards client={client} />
      <UnpublishedDrafts client={client} />
    </Page>
  );
}
