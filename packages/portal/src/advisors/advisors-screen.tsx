// The advisors of a shop, and the address of each.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { Page } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import { AdvisorCards } from './advisor-cards.tsx';
import { AdvisorScreen } from './advisor-screen.tsx';

export function AdvisorsScreen({
  shop,
  inside: [advisor, view],
}: {
  readonly shop: ClientView;
  /** Of the address: an advisor, then a view of it. */
  readonly inside: readonly string[];
}) {
  const { nav } = useWords();
  if (advisor !== undefined) return <AdvisorScreen key={advisor} shop={shop} advisor={advisor} view={view} />;
  return (
    <Page title={nav.advisors}>
      <AdvisorCards client={shop.client} />
    </Page>
  );
}
