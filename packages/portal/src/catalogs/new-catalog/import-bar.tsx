// The end of the work on a mapping: what the catalog is called, and its import, followed to its report.

import type { AdminInput } from '@guidepost/contract/admin/admin-client';
import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Button, NativeSelect, TextInput, Title, UnstyledButton } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { Fragment, useEffect, useRef, useState } from 'react';
import { admin, useDoing } from '../../asking.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { Problem } from '../../parts/states.tsx';
import { useCoveringBar } from '../../parts/use-covering-bar.ts';
import { fillIn, useLanguage, useWords, wordsOf } from '../../words/words.ts';
import type { MappingInHand, TriedView } from '../mapping/mapping-in-hand.ts';
import { Reason } from '../reason.tsx';
import { FollowedImport } from '../report/followed-import.tsx';
import { goToPlace } from '../required/field-place.ts';
import { onePriceOf, sayOnePrice } from '../required/one-price.ts';
import { lacksShop } from '../required/shop-address.ts';
import { sayLacking } from '../say-lacking.ts';
import { catalogNameOf } from './catalog-name.ts';

type Order = Pick<AdminInput<'importCatalog'>, 'catalog' | 'body'>;

export function ImportBar({
  client,
  catalog,
  currency,
  survey,
  inHand,
  mode,
  setMode,
  body,
  lacking,
  isReady,
  lacksCurrency,
  isFolded,
  onOrdered,
  toColumns,
}: {
  readonly client: string;
  /** Null: it is named here. */
  readonly catalog: string | null;
  /** Of the catalog that is there; null: it is not known. */
  readonly currency: string | null;
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
  /** What the file is. */
  readonly mode: 'replace' | 'update';
  readonly setMode: (mode: 'replace' | 'update') => void;
  /** What the import is asked for with as things are. */
  readonly body: Order['body'];
  /** What every product needs and nothing says. */
  readonly lacking: readonly string[];
  readonly isReady: boolean;
  /** Whether it is asked for and nobody has said it. */
  readonly lacksCurrency: boolean;
  /** Only the report is shown. */
  readonly isFolded: boolean;
  readonly onOrdered: () => void;
  readonly toColumns: () => void;
}) {
  const { catalogs: words, required } = useWords();
  const language = useLanguage();
  const onePrice = inHand.mapping === null ? null : onePriceOf(inHand.mapping);
  const [name, setName] = useState(catalog ?? catalogNameOf(survey.file));
  const [ordered, setOrdered] = useState<Order & { readonly job: string }>();
  const job = ordered?.job;
  const doing = useDoing();
  const report = useRef<HTMLElement>(null);
  const bar = useMergedRef(report, useCoveringBar('end'));
  useEffect(() => {
    if (job !== undefined) report.current?.scrollIntoView({ block: 'nearest' });
  }, [job]);
  const isEmpty = mode === 'replace' && !inHand.isTrying && !inHand.isCounting && inHand.tried?.products === 0;
  const missing = [
    ...lacking,
    ...(lacksCurrency ? ['currency'] : []),
    ...(isEmpty && lacksShop(inHand.tried) ? ['shop'] : []),
  ];
  const order = ({ catalog, body }: Order): void =>
    void doing.run(async () => {
      const { id } = await admin.call('importCatalog', { client, catalog, body });
      setOrdered({ catalog, body, job: id });
      onOrdered();
    });
  const orderNow = (): void => order({ catalog: name.trim(), body });
  return (
    <section
      className="import-bar"
      aria-label={words.importing.title}
      // The report is too long to stay in sight.
      data-in-sight={ordered === undefined || undefined}
      ref={bar}
    >
      {isFolded ? (
        <Title order={2} size="h4">
          {words.importing.title}
        </Title>
      ) : (
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
            disabled={!isReady || missing.length > 0 || isEmpty || name.trim() === ''}
          >
            {ordered === undefined ? words.importing.start : words.importing.again}
          </Button>
          {missing.length > 0 && <StillMissing missing={missing} />}
          {catalog !== null && mode === 'replace' && lacking.length > 0 && (
            <Button variant="default" onClick={() => setMode('update')}>
              {words.importing.isPart}
            </Button>
          )}
          {missing.length === 0 && isEmpty && <NoProduct tried={inHand.tried} />}
        </form>
      )}
      <Problem error={doing.error} />
      {ordered !== undefined && (
        <FollowedImport
          key={ordered.job}
          client={client}
          catalog={ordered.catalog}
          job={ordered.job}
          mayChange
          isPart={ordered.body.mode === 'update'}
          currency={currency}
          // What was stopped, whatever has been changed since then.
          toColumns={toColumns}
          override={() => order({ catalog: ordered.catalog, body: { ...ordered.body, override: true } })}
        />
      )}
      {ordered !== undefined && onePrice !== null && (
        <p>
          {fillIn(required.onePriceLeft, { price: sayOnePrice(onePrice, language) })}{' '}
          <PlaceLink to={{ page: 'catalogs', client, inside: [ordered.catalog, 'mapping'] }}>
            {words.mapping.mend}
          </PlaceLink>
        </p>
      )}
    </section>
  );
}

/** Each leads to where it is asked for. */
function StillMissing({ missing }: { readonly missing: readonly string[] }) {
  const { catalogs: words } = useWords();
  const [before, after] = words.importing.missing.split('{fields}');
  const names = { ...words.kinds, currency: words.settings.currency, shop: words.missing.base };
  return (
    <p className="import-missing">
      {before}
      {missing.map((field, at) => (
        <Fragment key={field}>
          {at > 0 && ', '}
          <UnstyledButton className="column-name" onClick={() => goToPlace(field)}>
            {wordsOf(names, field)}
          </UnstyledButton>
        </Fragment>
      ))}
      {after}
    </p>
  );
}

/** What is wrong with most rows. */
function NoProduct({ tried }: { readonly tried: TriedView | null }) {
  const { catalogs: words, lost } = useWords();
  const language = useLanguage();
  const [most] = (tried?.rejection_groups ?? []).toSorted((a, b) => b.count - a.count);
  return (
    <p className="import-missing" role="status">
      {words.trial.noExamples}{' '}
      {most !== undefined &&
        (sayLacking(lost, language, most.count, most.first) ?? (
          <Reason text={most.first.reason} coded={most.first.reason_coded} />
        ))}
    </p>
  );
}
