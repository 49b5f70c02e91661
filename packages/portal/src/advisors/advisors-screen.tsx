// The advisors of a shop, and the address of each.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { Button } from '@mantine/core';
import { goTo } from '../addresses.ts';
import { Page } from '../parts/page.tsx';
import { Nothing } from '../parts/states.tsx';
import { may } from '../shop/rights.ts';
import { useWords } from '../words/words.ts';
import { AdvisorCards } from './advisor-cards.tsx';
import { AdvisorScreen } from './advisor-screen.tsx';
import { NewAdvisorScreen } from './making/new-advisor-screen.tsx';
import { UnpublishedDrafts } from './making/unpublished-drafts.tsx';

/** In the address. No advisor can be called so. */
const NEW = '~new';

export function AdvisorsScreen({
  shop,
  inside: [advisor, view, question],
}: {
  readonly shop: ClientView;
  /** Of the address: an advisor, a view of it, and a question to be seen there. */
  readonly inside: readonly string[];
}) {
  const { nav, making, common } = useWords();
  const { client } = shop;
  const mayChange = may(shop, 'advisors', 'change');
  if (advisor === NEW) {
    if (mayChange) return <NewAdvisorScreen client={client} />;
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
        action: <Button onClick={() => goTo({ page: 'advisors', client, inside: [NEW] })}>{making.newAdvisor}</Button>,
      })}
    >
      <AdvisorCards client={client} />
      <UnpublishedDrafts client={client} />
    </Page>
  );
}
