// An import that stopped and changed nothing: why, and what would go on.

import type { StoppedImportView } from '@guidepost/contract/views/import-view';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useDoing } from '../../asking.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { sayPrice } from '../../say-money.ts';
import { fillIn, useLanguage, useWords, wordsOf } from '../../words/words.ts';
import { RejectedRows } from './rejected-rows.tsx';

type Stop = StoppedImportView['stopped'][number];

export function StopReport({
  stopped,
  override,
  isPart,
  currency,
}: {
  readonly stopped: StoppedImportView;
  /** Whether the file was given as only what has changed. */
  readonly isPart: boolean;
  /** Of the catalog; null: it is not known. */
  readonly currency: string | null;
  readonly override: (() => void) | null;
}) {
  const { catalogs: words } = useWords();
  const [isAsked, setIsAsked] = useState(false);
  const doing = useDoing();
  const { stops } = words.report;
  return (
    <Alert color="red" variant="outline" role="alert" title={stops.title} className="report">
      <ul className="points">
        {stopped.stopped.map((stop) => (
          <li key={stop.code}>
            <Why stop={stop} currency={currency} />
          </li>
        ))}
      </ul>
      {stopped.rejected > 0 && <RejectedRows rejected={stopped.rejected} groups={stopped.rejection_groups} />}
      <details>
        <summary>{stops.inWords}</summary>
        <p lang="en" className="said">
          {stopped.error}
        </p>
      </details>
      {stopped.can_be_overridden && override !== null && (
        <>
          <Button color="red.9" mt="sm" onClick={() => setIsAsked(true)}>
            {stops.override}
          </Button>
          <Confirm
            opened={isAsked}
            title={stops.overrideTitle}
            hint={isPart ? stops.overridePartHint : stops.overrideHint}
            yes={stops.override}
            doing={doing}
            close={() => setIsAsked(false)}
            confirm={() => {
              setIsAsked(false);
              override();
            }}
          />
        </>
      )}
    </Alert>
  );
}

export function Why({
  stop,
  currency,
  isListed = false,
}: {
  readonly stop: Stop;
  readonly currency: string | null;
  /** Whether products with other prices are named beside it. */
  readonly isListed?: boolean;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { codes } = words.report.stops;
  const say = (count: number): string => new Intl.NumberFormat(language).format(count);
  const sayAmount = (price: string): string =>
    currency === null
      ? new Intl.NumberFormat(language).format(Number(price))
      : sayPrice(language, { currency, value: price });
  switch (stop.code) {
    case 'prices-moved':
      return (
        <Examples
          said={fillIn(stop.both_ways ? words.report.stops.pricesBothWays : codes[stop.code], {
            ...{ count: say(stop.moved), of: say(stop.products) },
          })}
          examples={isListed ? [] : stop.examples}
          say={sayAmount}
        />
      );
    case 'titles-changed':
      return (
        <Examples
          said={fillIn(codes[stop.code], { count: say(stop.changed), of: say(stop.products) })}
          examples={stop.examples}
        />
      );
    case 'too-many-removed':
      return fillIn(codes[stop.code], { count: say(stop.removed), of: say(stop.products) });
    case 'too-many-rejected':
      return fillIn(codes[stop.code], { count: say(stop.rejected), of: say(stop.rows) });
    case 'categories-gone':
      return fillIn(codes[stop.code], {
        ...{ count: say(stop.gone), of: say(stop.categories) },
        names: stop.examples.map(({ category }) => category).join(', '),
      });
    case 'no-column-used':
      return [codes[stop.code], ...unusedOf(stop.unused, words.report.stops.noColumnHint)].join(' ');
    case 'attributes-emptied':
      return fillIn(codes[stop.code], { names: stop.attributes.map(({ name }) => name).join(', ') });
    case 'fields-missing':
      return fillIn(codes[stop.code], {
        fields: stop.fields.map(({ field }) => wordsOf(words.kinds, field)).join(', '),
      });
    case 'advisors-broken':
      return fillIn(codes[stop.code], { names: [...new Set(stop.concerns.map(({ advisor }) => advisor))].join(', ') });
    default:
      return wordsOf(codes, stop.code);
  }
}

function Examples({
  said,
  examples,
  say = (text) => text,
}: {
  readonly said: string;
  readonly say?: (text: string) => string;
  readonly examples: readonly { readonly sku: string; readonly before: string; readonly after: string }[];
}) {
  return (
    <>
      {said}
      {examples.length > 0 && (
        <ul className="quiet">
          {examples.map(({ sku, before, after }) => (
            <li key={sku}>{`${sku}: ${say(before)} → ${say(after)}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const MOST_NAMED = 12;

const unusedOf = (unused: readonly string[], hint: string): string[] =>
  unused.length === 0
    ? []
    : [
        fillIn(hint, {
          columns: `${unused.slice(0, MOST_NAMED).join(', ')}${unused.length > MOST_NAMED ? ', …' : ''}`,
        }),
      ];
