// An import that stopped and changed nothing: why, and what would go on.

import type { StoppedImportView } from '@guidepost/contract/views/import-view';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useDoing } from '../../asking.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { fillIn, useLanguage, useWords, wordsOf } from '../../words/words.ts';
import { RejectedRows } from './rejected-rows.tsx';

type Stop = StoppedImportView['stopped'][number];

export function StopReport({
  stopped,
  override,
}: {
  readonly stopped: StoppedImportView;
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
            <Why stop={stop} />
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
            hint={stops.overrideHint}
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

export function Why({ stop }: { readonly stop: Stop }) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const { codes } = words.report.stops;
  const say = (count: number): string => new Intl.NumberFormat(language).format(count);
  switch (stop.code) {
    case 'prices-moved':
      return (
        <Examples
          said={fillIn(codes[stop.code], { count: say(stop.moved), of: say(stop.products) })}
          examples={stop.examples}
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
}: {
  readonly said: string;
  readonly examples: readonly { readonly sku: string; readonly before: string; readonly after: string }[];
}) {
  return (
    <>
      {said}
      <ul className="quiet">
        {examples.map(({ sku, before, after }) => (
          <li key={sku}>{`${sku}: ${before} → ${after}`}</li>
        ))}
      </ul>
    </>
  );
}
