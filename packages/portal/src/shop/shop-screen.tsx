import type { ClientView } from '@guidepost/contract/admin/client-routes';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { type ReactNode, Suspense } from 'react';
import type { ShopPage } from '../addresses.ts';
import { AuditScreen } from '../audit/audit-screen.tsx';
import { KeysScreen } from '../keys/keys-screen.tsx';
import { later } from '../parts/later.tsx';
import { Page } from '../parts/page.tsx';
import { Nothing, Waiting } from '../parts/states.tsx';
import { PeopleScreen } from '../people/people-screen.tsx';
import { useWords } from '../words/words.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { mayOpen } from './rights.ts';

const CatalogsScreen = later(async () => (await import('../catalogs/catalogs-screen.tsx')).CatalogsScreen);
const AdvisorsScreen = later(async () => (await import('../advisors/advisors-screen.tsx')).AdvisorsScreen);
const InsightsScreen = later(async () => (await import('../insights/insights-screen.tsx')).InsightsScreen);

/** Somebody may have typed the address of a page that is not for them; the service would refuse it, too. */
export function ShopScreen({
  me,
  shop,
  isOnly,
  page,
  inside,
}: {
  readonly me: MeView;
  readonly shop: ClientView;
  /** Whether the person sees no other. */
  readonly isOnly: boolean;
  readonly page: ShopPage;
  readonly inside: readonly string[];
}) {
  const { nav, common } = useWords();
  if (!mayOpen(shop, page))
    return (
      <Page title={nav[page]}>
        <Nothing>{common.noShopRight}</Nothing>
      </Page>
    );
  const screens: Readonly<Record<ShopPage, () => ReactNode>> = {
    home: () => <HomeScreen me={me} shop={shop} isOnly={isOnly} />,
    catalogs: () => <CatalogsScreen shop={shop} inside={inside} />,
    advisors: () => <AdvisorsScreen shop={shop} inside={inside} />,
    insights: () => <InsightsScreen shop={shop} inside={inside} />,
    keys: () => <KeysScreen client={shop.client} />,
    people: () => <PeopleScreen me={me} shop={shop} />,
    audit: () => <AuditScreen client={shop.client} />,
  };
  return <Suspense fallback={<Waiting />}>{screens[page]()}</Suspense>;
}
