// Where the lines of the widget go in usual shop systems, for people who have never pasted code into one.

import { Title } from '@mantine/core';
import { fillIn, useWords } from '../../words/words.ts';

export function PasteIntoShop({ origin }: { readonly origin: string }) {
  const { integration } = useWords();
  return (
    <section aria-label={integration.paste} className="paste-into-shop">
      <Title order={2} size="h4">
        {integration.paste}
      </Title>
      <p>{integration.pasteHint}</p>
      {SYSTEMS.map(({ id, name }) => (
        <details key={id}>
          <summary>{name ?? integration.otherSystem}</summary>
          <p>{integration.systems[id]}</p>
        </details>
      ))}
      <p className="quiet">{integration.systemsUntried}</p>
      <details>
        <summary>{integration.notSeen}</summary>
        <p>{fillIn(integration.notSeenHelp, { origin })}</p>
      </details>
    </section>
  );
}

/** Null: all others. */
const SYSTEMS = [
  { id: 'woocommerce', name: 'WordPress, WooCommerce' },
  { id: 'shopify', name: 'Shopify' },
  { id: 'magento', name: 'Magento, Adobe Commerce' },
  { id: 'prestashop', name: 'PrestaShop' },
  { id: 'wix', name: 'Wix' },
  { id: 'other', name: null },
] as const;
