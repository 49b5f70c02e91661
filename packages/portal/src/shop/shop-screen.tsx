import type { ClientView } from '@guidepost/contract/admin/client-routes';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import type { ShopPage } from '../addresses.ts';
import { AuditScreen } from '../audit/audit-screen.tsx';
import { KeysScreen } from '../keys/keys-screen.tsx';
import { Page } from '../parts/page.tsx';
import { Nothing } from '../parts/states.tsx';
import { PeopleScreen } from '../people/people-screen.tsx';
import { useWords } from '../words/words.ts';
import { HomeScreen } from './home-screen.tsx';
import { mayOpen } from './rights.ts';

/** Somebody may have typed the address of a page that is not for them; the service would refuse it, too. */
export function ShopScreen({
  me,
  shop,
  page,
}: {
  readonly me: MeView;
  readonly shop: ClientView;
  readonly page: ShopPage;
}) {
  const { nav, common } = useWords();
  if (!mayOpen(shop, page))
    return (
      <Page title={nav[page]}>
        <Nothing>{common.noShopRight}</Nothing>
      </Page>
    );
  switch (page) {
    case 'home':
      return <HomeScreen client={shop.client} />;
    case 'keys':
      return <KeysScreen client={shop.client} />;
    case 'people':
      return <PeopleScreen me={me} shop={shop} />;
    case 'audit':
      return <AuditScreen client={shop.client} />;
  }
}
