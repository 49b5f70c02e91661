// A feed that the server is to pull: its address, how often, and what it says nowhere itself.

import { Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useContext, useState } from 'react';
import { admin, useDoing } from '../../asking.ts';
import { Problem } from '../../parts/states.tsx';
import { faultOf } from '../../say-problem.ts';
import { SpokenContext } from '../../words/words.ts';

const EVERY = ['15m', '1h', '6h', '1d'] as const;

export function FeedForm({
  client,
  catalog,
  nameCatalog,
  added,
}: {
  readonly client: string;
  readonly catalog: string;
  /** Names the catalog; null: it has its name. */
  readonly nameCatalog: ((name: string) => void) | null;
  readonly added: () => void;
}) {
  const spoken = useContext(SpokenContext);
  const { catalogs: words } = spoken.words;
  const [url, setUrl] = useState('');
  const [every, setEvery] = useState<string>('1h');
  const [currency, setCurrency] = useState('');
  const [headers, setHeaders] = useState('');
  const [settings, setSettings] = useState('');
  const doing = useDoing();
  const lines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);
  const add = async (): Promise<void> => {
    const isDone = await doing.run(() =>
      admin.call('addFeed', {
        ...{ client, catalog: catalog.trim() },
        body: {
          ...{ url: url.trim(), every },
          ...(currency.trim() !== '' && { currency: currency.trim().toUpperCase() }),
          ...(lines(headers).length > 0 && { headers: lines(headers) }),
          ...(lines(settings).length > 0 && { set: lines(settings) }),
        },
      }),
    );
    if (isDone) added();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Stack>
        {nameCatalog !== null && (
          <TextInput
            label={words.importing.name}
            description={words.importing.nameHint}
            value={catalog}
            required
            withAsterisk={false}
            onChange={(event) => nameCatalog(event.currentTarget.value)}
          />
        )}
        <TextInput
          label={words.feed.url}
          // Not `url`: the browser would refuse addresses in its own words.
          inputMode="url"
          value={url}
          placeholder="https://shop.example/products.csv"
          required
          withAsterisk={false}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={faultOf(doing.error, 'url', spoken)}
        />
        <div className="filters">
          <NativeSelect
            label={words.feed.every}
            value={every}
            onChange={(event) => setEvery(event.currentTarget.value)}
            data={EVERY.map((value) => ({ value, label: words.feed.intervals[value] }))}
          />
          <TextInput
            label={words.settings.currency}
            description={words.importing.currencyHint}
            // Labels that stand beside each other are at one height.
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder="EUR"
            value={currency}
            onChange={(event) => setCurrency(event.currentTarget.value)}
            error={faultOf(doing.error, 'currency', spoken)}
          />
        </div>
        <details>
          <summary>{words.feed.further}</summary>
          <Stack mt="sm">
            <Textarea
              label={words.feed.headers}
              description={words.feed.headersHint}
              value={headers}
              autosize={false}
              onChange={(event) => setHeaders(event.currentTarget.value)}
              error={faultOf(doing.error, 'headers', spoken)}
            />
            <Textarea
              label={words.feed.set}
              description={words.feed.setHint}
              placeholder="link=https://shop.example/p/{sku}"
              value={settings}
              onChange={(event) => setSettings(event.currentTarget.value)}
              error={faultOf(doing.error, 'set', spoken)}
            />
          </Stack>
        </details>
        <Problem error={doing.error} />
        <div>
          <Button type="submit" loading={doing.isBusy}>
            {words.feed.add}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
