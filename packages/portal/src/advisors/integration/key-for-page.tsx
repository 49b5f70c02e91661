// A key for the very page that the advisor comes into: made here, and filled into what is copied.

import { Button, TextInput, Title } from '@mantine/core';
import { useContext, useState } from 'react';
import { admin, useAsked, useDoing } from '../../asking.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { Problem, Waiting } from '../../parts/states.tsx';
import { faultOf } from '../../say-problem.ts';
import { fillIn, SpokenContext } from '../../words/words.ts';
import type { MadeKey } from './made-keys.ts';
import { originOf, originsOf } from './origin-of.ts';
import { PLACEHOLDER } from './snippets.ts';

interface KeyProps {
  readonly client: string;
  /** Null: none was made yet. */
  readonly made: MadeKey | null;
  readonly setMade: (made: MadeKey) => void;
}

/** It is usually for the shop's own page, to which its products are linked. */
export function KeyForShop({ catalog, ...props }: KeyProps & { readonly catalog: string }) {
  const [asked] = useAsked('listProducts', { client: props.client, catalog, query: { limit: 1 } });
  if (asked.state === 'loading') return <Waiting />;
  const [product] = asked.state === 'there' ? asked.answer.entries : [];
  return <KeyForPage {...props} proposed={product === undefined ? '' : (originOf(product.link) ?? '')} />;
}

function KeyForPage({ client, made, setMade, proposed }: KeyProps & { readonly proposed: string }) {
  const spoken = useContext(SpokenContext);
  const { integration } = spoken.words;
  const [address, setAddress] = useState(proposed);
  const [isWrong, setIsWrong] = useState(false);
  const doing = useDoing();
  const listed = new Intl.ListFormat(spoken.language);
  const make = (): void => {
    const origins = originsOf(address);
    setIsWrong(origins === null);
    if (origins === null) return;
    void doing.run(async () => {
      const body = { kind: 'publishable', origins } as const;
      setMade({ key: (await admin.call('createKey', { client, body })).key, origins });
    });
  };
  return (
    <section className="key-for-page" aria-label={integration.keyTitle}>
      <Title order={2} size="h4">
        {integration.keyTitle}
      </Title>
      <div role="status">
        {made !== null && <p>{fillIn(integration.keyMade, { origins: listed.format(made.origins) })}</p>}
      </div>
      {made === null && (
        <>
          <p>{integration.keyAbout}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              make();
            }}
          >
            <TextInput
              label={integration.page}
              description={integration.pageHint}
              placeholder="https://www.shop.example"
              spellCheck={false}
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
              error={isWrong ? integration.pageWrong : faultOf(doing.error, 'origins', spoken)}
            />
            <Button type="submit" loading={doing.isBusy}>
              {integration.makeKey}
            </Button>
          </form>
          <Problem error={doing.error} />
          <p className="quiet">
            {fillIn(integration.hasKey, { placeholder: PLACEHOLDER })}{' '}
            <PlaceLink to={{ page: 'keys', client }}>{integration.toKeys}</PlaceLink>
          </p>
        </>
      )}
    </section>
  );
}
