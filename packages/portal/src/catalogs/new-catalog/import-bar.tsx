// The end of the work on a mapping: what the catalog is called, and its import, followed to its report.

import type { AdminInput } from '@guidepost/contract/admin/admin-client';
import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { admin, useDoing } from '../../asking.ts';
import { Problem } from '../../parts/states.tsx';
import { shortNameOf } from '../../short-name.ts';
import { fillIn, useWords, wordsOf } from '../../words/words.ts';
import { currencyIn } from '../mapping/edited-mapping.ts';
import type { MappingInHand } from '../mapping/mapping-in-hand.ts';
import { FollowedImport } from '../report/followed-import.tsx';

type Order = Pick<AdminInput<'importCatalog'>, 'catalog' | 'body'>;

export function ImportBar({
  client,
  upload,
  catalog,
  survey,
  inHand,
  text,
  baseUrl,
  isReady,
}: {
  readonly client: string;
  readonly upload: string;
  /** Null: it is named here. */
  readonly catalog: string | null;
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
  /** The mapping file. */
  readonly text: string;
  readonly baseUrl: string;
  readonly isReady: boolean;
}) {
  const { catalogs: words } = useWords();
  const [name, setName] = useState(catalog ?? nameFrom(survey.file));
  const [mode, setMode] = useState<'replace' | 'update'>('replace');
  const [ordered, setOrdered] = useState<Order & { readonly job: string }>();
  const job = ordered?.job;
  const doing = useDoing();
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (job !== undefined) report.current?.scrollIntoView({ block: 'nearest' });
  }, [job]);
  const isOwn = catalog === null && survey.own && !inHand.isChanged;
  // A catalog that is there has its currency.
  const lacksCurrency = catalog === null && (inHand.mapping === null || currencyIn(inHand.mapping) === null);
  const lacking = inHand.tried?.missing ?? [];
  // It is asked for once there are prices.
  const missing = [...lacking, ...(lacksCurrency && !lacking.includes('price') ? ['currency'] : [])];
  const order = ({ catalog, body }: Order): void =>
    void doing.run(async () => {
      const { id } = await admin.call('importCatalog', { client, catalog, body });
      setOrdered({ catalog, body, job: id });
    });
  const orderNow = (): void =>
    order({
      catalog: name.trim(),
      body: {
        ...{ upload, mode },
        ...(!isOwn && { mapping: { name: words.add.mappingName, text } }),
        ...(baseUrl !== '' && { base_url: baseUrl }),
      },
    });
  return (
    <section
      className="import-bar"
      aria-label={words.importing.title}
      // The report is too long to stay in sight.
      data-in-sight={ordered === undefined || undefined}
      ref={report}
    >
      <form
        className="import-form"
        onSubmit={(event) => {
          event.preventDefault();
          orderNow();
        }}
      >
        {catalog === null && (
          <TextInput
            label={words.importing.name}
            description={words.importing.nameHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={name}
            required
            withAsterisk={false}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {catalog !== null && (
          <NativeSelect
            label={words.importing.mode}
            value={mode}
            onChange={(event) => setMode(event.currentTarget.value === 'update' ? 'update' : 'replace')}
            data={(['replace', 'update'] as const).map((value) => ({ value, label: words.importing.modes[value] }))}
          />
        )}
        <Button
          type="submit"
          // Once it is ordered, what comes next stands out.
          variant={ordered === undefined ? 'filled' : 'default'}
          loading={doing.isBusy}
          disabled={!isReady || missing.length > 0 || name.trim() === ''}
        >
          {words.importing.start}
        </Button>
        {missing.length > 0 && (
          <p className="import-missing">
            {fillIn(words.importing.missing, {
              fields: missing
                .map((field) => wordsOf({ ...words.kinds, currency: words.settings.currency }, field))
                .join(', '),
            })}
          </p>
        )}
      </form>
      <Problem error={doing.error} />
      {ordered !== undefined && (
        <FollowedImport
          key={ordered.job}
          client={client}
          catalog={ordered.catalog}
          job={ordered.job}
          mayChange
          // What was stopped, whatever has been changed since then.
          override={() => order({ catalog: ordered.catalog, body: { ...ordered.body, override: true } })}
        />
      )}
    </section>
  );
}

/** `Spring catalog.csv` → `spring-catalog` */
const nameFrom = (file: string): string => shortNameOf(file.replace(/\.[a-z0-9]+(\.(gz|zip))?$/i, '')) || 'catalog';
