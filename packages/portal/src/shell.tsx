// What stands around every page: which shop it is, where else one can go, and who one is. Only what the role may see is linked.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { goTo, type Place, readAddress, usePath } from './addresses.ts';
import { allPagesOf } from './all-pages.ts';
import { admin, useDoing, useRead } from './asking.ts';
import { MeScreen } from './me/me-screen.tsx';
import { BrandIcon, PageIcon } from './parts/icons.tsx';
import { Page } from './parts/page.tsx';
import { PlaceLink } from './parts/place-link.tsx';
import { LanguageChoice } from './parts/preferences.tsx';
import { Answered, Nothing } from './parts/states.tsx';
import { useCurrentInSight } from './parts/use-current-in-sight.ts';
import { NewShopButton, NewShopDialog } from './shop/new-shop.tsx';
import { isOwnerOfAll, mayOpen, pagesFor } from './shop/rights.ts';
import { ShopScreen } from './shop/shop-screen.tsx';
import { type Language, useWords } from './words/words.ts';

interface ShellProps {
  readonly me: MeView;
  readonly changed: (me: MeView) => void;
  readonly leave: () => void;
  readonly choose: (language: Language) => void;
}

/** The browser shows no longer list. */
const MOST_SHOPS = 10_000;

export function Shell(props: ShellProps) {
  const [asked, again] = useRead(
    (signal) => allPagesOf('listClients', { signal }, ({ entries }) => entries, { mostPages: MOST_SHOPS / 200 }),
    'shops',
  );
  const words = useWords();
  const place = readAddress(usePath());
  const shops = asked.state === 'there' ? asked.answer : [];
  const shop = 'client' in place ? shops.find(({ client }) => client === place.client) : lastShop(shops);
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {words.common.skip}
      </a>
      <Head {...props} shops={shops} shop={shop} place={place} />
      {shop !== undefined && <Navigation shop={shop} place={place} />}
      <main id="content" tabIndex={-1}>
        <Answered asked={asked} again={again}>
          {() => <Content {...props} shops={shops} place={place} />}
        </Answered>
      </main>
    </div>
  );
}

const LAST = 'guidepost-shop';

/** In the list of shops, and no id of one. */
const FURTHER = '+';

/** The one that was looked at last in this browser. */
function lastShop(shops: readonly ClientView[]): ClientView | undefined {
  const last = localStorage.getItem(LAST);
  return shops.find(({ client }) => client === last) ?? shops[0];
}

interface HeadProps extends ShellProps {
  readonly shops: readonly ClientView[];
  readonly shop: ClientView | undefined;
  readonly place: Place;
}

function Head({ me, leave, choose, changed, shops, shop, place }: HeadProps) {
  const { nav, signIn, newShop } = useWords();
  const [isMaking, setIsMaking] = useState(false);
  const doing = useDoing();
  const signOut = (): void =>
    void doing.run(async () => {
      await admin.call('signOut', {});
      leave();
    });
  const speak = (language: Language): void => {
    choose(language);
    // On screens before the sign-in the browser remembers it, here the account.
    void doing.run(async () => changed(await admin.call('changeMe', { body: { language } })));
  };
  const page = 'client' in place ? place.page : 'home';
  const change = (client: string): void => {
    if (client === FURTHER) setIsMaking(true);
    const next = shops.find((each) => each.client === client);
    if (next !== undefined) goTo({ page: mayOpen(next, page) ? page : 'home', client });
  };
  return (
    <header>
      <PlaceLink className="brand" to={{ page: 'start' }}>
        <BrandIcon />
        <span>Guidepost</span>
      </PlaceLink>
      {shop !== undefined && (
        <NativeSelect
          className="shops"
          aria-label={nav.shop}
          value={shop.client}
          onChange={(event) => change(event.currentTarget.value)}
          data={[
            ...shops.map(({ client }) => client),
            ...(isOwnerOfAll(me) ? [{ value: FURTHER, label: newShop.further }] : []),
          ]}
        />
      )}
      <NewShopDialog opened={isMaking} close={() => setIsMaking(false)} />
      <div className="self">
        <LanguageChoice choose={speak} />
        <PlaceLink
          className="me"
          to={{ page: 'me' }}
          aria-current={place.page === 'me' ? 'page' : undefined}
          title={nav.me}
        >
          <span className="me-initial" aria-hidden>
            {[...me.name][0]}
          </span>
          <span className="unseen">{nav.me}: </span>
          <span className="me-name">{me.name}</span>
        </PlaceLink>
        <Button className="sign-out" variant="default" loading={doing.isBusy} onClick={signOut}>
          {signIn.signOut}
        </Button>
      </div>
    </header>
  );
}

function Navigation({ shop, place }: { readonly shop: ClientView; readonly place: Place }) {
  const { nav } = useWords();
  const bar = useCurrentInSight('client' in place ? place.page : undefined);
  return (
    <nav aria-label={nav.label} ref={bar}>
      {pagesFor(shop).map((page) => (
        <PlaceLink
          key={page}
          to={{ page, client: shop.client }}
          aria-current={page === place.page ? 'page' : undefined}
        >
          <PageIcon page={page} />
          {nav[page]}
        </PlaceLink>
      ))}
    </nav>
  );
}

function Content({ me, changed, leave, shops, place }: ShellProps & Pick<HeadProps, 'shops' | 'place'>) {
  const { home, common } = useWords();
  const first = place.page === 'start' ? lastShop(shops) : undefined;
  useEffect(() => {
    if (first !== undefined) goTo({ page: 'home', client: first.client }, { replacing: true });
  }, [first]);
  useEffect(() => {
    if ('client' in place) localStorage.setItem(LAST, place.client);
  }, [place]);
  if (place.page === 'me') return <MeScreen me={me} changed={changed} leave={leave} />;
  if (first !== undefined) return null;
  if (place.page === 'start') {
    const isOwner = isOwnerOfAll(me);
    return (
      <Page title={isOwner ? home.noShopsYet : home.noShops}>
        <Nothing>{isOwner ? home.noShopsOwner : home.noShopsHint}</Nothing>
        {isOwner && (
          <div>
            <NewShopButton />
          </div>
        )}
      </Page>
    );
  }
  const shop = 'client' in place ? shops.find(({ client }) => client === place.client) : undefined;
  if (!('client' in place) || shop === undefined)
    return (
      <Page title={common.notFound}>
        <Nothing>{common.notFoundHint}</Nothing>
        <PlaceLink to={{ page: 'start' }}>{common.toStart}</PlaceLink>
      </Page>
    );
  return (
    <ShopScreen
      key={shop.client}
      me={me}
      shop={shop}
      isOnly={shops.length === 1}
      page={place.page}
      inside={place.inside ?? []}
    />
  );
}
