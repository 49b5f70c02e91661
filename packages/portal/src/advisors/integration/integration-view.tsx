// How an advisor comes into a shop: what developers copy, filled in.

import { Alert, Button, CopyButton, Title } from '@mantine/core';
import { useAsked } from '../../asking.ts';
import { isOwnNetwork } from '../../is-own-network.ts';
import { Waiting } from '../../parts/states.tsx';
import { may } from '../../shop/rights.ts';
import { fillIn, useWords } from '../../words/words.ts';
import type { AdvisorViewProps } from '../advisor-view-props.ts';
import { keptShopColor } from '../shop-color.ts';
import { KeyForShop } from './key-for-page.tsx';
import { useMadeKey } from './made-keys.ts';
import { PasteIntoShop } from './paste-into-shop.tsx';
import { assistantSnippet, clientSnippet, curlSnippet, firstReply, PLACEHOLDER, widgetSnippet } from './snippets.ts';

export function IntegrationView({ shop, advisor }: AdvisorViewProps) {
  const { client } = shop;
  const { integration } = useWords();
  const [made, setMade] = useMadeKey(client);
  const [live] = useAsked('findVersion', { client, advisor, version: 'published' });
  if (live.state === 'loading') return <Waiting />;
  const catalog = live.state === 'there' ? String(live.answer.document?.catalog ?? advisor) : advisor;
  const { origin } = location;
  const mayMakeKeys = may(shop, 'keys', 'change');
  const key = made?.key ?? PLACEHOLDER;
  return (
    <div className="integration">
      <div>
        <p>{integration.about}</p>
        {!mayMakeKeys && <p>{fillIn(integration.noKeys, { placeholder: PLACEHOLDER })}</p>}
        <p className="quiet">
          {fillIn(isOwnNetwork(location.hostname) ? integration.originWithin : integration.origin, { origin })}{' '}
          <a href="/guides/integrator">{integration.more}</a>
        </p>
      </div>
      {live.state === 'failed' && (
        <Alert color="orange" variant="outline" role="status">
          {integration.notLive}
        </Alert>
      )}
      {mayMakeKeys && <KeyForShop {...{ client, catalog, made, setMade }} />}
      {live.state === 'failed' ? (
        <Snippets {...{ client, advisor }} document={null} currency={null} publishable={key} />
      ) : (
        <OfCatalog client={client} advisor={advisor} document={live.answer.document} publishable={key} />
      )}
    </div>
  );
}

type FileDocument = Readonly<Record<string, unknown>> | null;

/** Prices are in the currency of the catalog that the advisor speaks of. */
function OfCatalog({
  client,
  ...props
}: {
  readonly client: string;
  readonly advisor: string;
  readonly document: FileDocument;
  readonly publishable: string;
}) {
  const catalog = String(props.document?.catalog ?? props.advisor);
  const [asked] = useAsked('findCatalog', { client, catalog });
  if (asked.state === 'loading') return <Waiting />;
  return <Snippets {...{ client, ...props }} currency={asked.state === 'there' ? asked.answer.currency : null} />;
}

function Snippets({
  client,
  advisor,
  document,
  currency,
  publishable,
}: {
  readonly client: string;
  readonly advisor: string;
  readonly document: FileDocument;
  readonly currency: string | null;
  /** The key for web pages, or what stands in its place. */
  readonly publishable: string;
}) {
  const { integration } = useWords();
  const values = { origin: location.origin, advisor, currency, color: keptShopColor(client), key: publishable };
  return (
    <>
      <Snippet name={integration.widget} hint={integration.widgetHint} text={widgetSnippet(values)} />
      <PasteIntoShop origin={location.origin} />
      <details className="for-developers">
        <summary>
          <Title order={2} size="h4">
            {integration.otherWays}
          </Title>
        </summary>
        <Snippet isFolded name={integration.client} hint={integration.clientHint} text={clientSnippet(values)} />
        <Snippet
          isFolded
          name={integration.assistants}
          hint={integration.assistantsHint}
          text={assistantSnippet(values)}
        />
        <Snippet
          isFolded
          name={integration.curl}
          hint={integration.curlHint}
          text={curlSnippet({ ...values, key: PLACEHOLDER }, firstReply(document))}
        />
      </details>
    </>
  );
}

function Snippet({
  name,
  hint,
  text,
  isFolded = false,
}: {
  readonly name: string;
  readonly hint: string;
  readonly text: string;
  /** Below a heading of its own. */
  readonly isFolded?: boolean;
}) {
  const { common, integration } = useWords();
  return (
    <section className="snippet" aria-label={name}>
      <div className="snippet-head">
        <Title order={isFolded ? 3 : 2} size="h4">
          {name}
        </Title>
        <CopyButton value={text} timeout={4000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              aria-label={copied ? common.copied : fillIn(integration.copy, { what: name })}
            >
              <span aria-live="polite">{copied ? common.copied : common.copy}</span>
            </Button>
          )}
        </CopyButton>
      </div>
      <p className="quiet">{hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it this way */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  );
}
