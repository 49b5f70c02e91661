// What shoppers do in the conversations of a shop.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { AdvisorCards } from '../advisors/advisor-cards.tsx';
import { Page } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';

export function InsightsScreen({
  shop: { client },
}: {
  readonly shop: ClientView;
  /** Of the address: an advisor. */
  readonly inside: readonly string[];
}) {
  const { nav } = useWords();
  return (
    <Page title={nav.insights}>
      <AdvisorCards client={client} />
    </Page>
  );
}
