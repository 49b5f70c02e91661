// The feed of a catalog: whether its pulls go well, what was wrong with the last one, and what the last import said.

import type { FeedView as Feed } from '@guidepost/contract/views/feed-view';
import { Alert, Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { admin, useDoing } from '../../asking.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { Failed, Nothing, Problem, Waiting } from '../../parts/states.tsx';
import { sayTime } from '../../times.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { ImportReport } from '../report/import-report.tsx';
import type { CatalogViewProps } from '../view/catalog-view-props.ts';
import { FeedForm } from './feed-form.tsx';
import { isNoFeed, useFollowedFeed } from './followed-feed.ts';

export function FeedView({ client, catalog, mayChange }: CatalogViewProps) {
  const { catalogs: words } = useWords();
  const { known, error, again } = useFollowedFeed(client, catalog);
  if (known.state === 'loading') return <Waiting />;
  if (known.state === 'there')
    return (
      <>
        {error !== null && <Failed error={error} again={again} />}
        <Known feed={known.answer} mayChange={mayChange} changed={again} />
      </>
    );
  if (!isNoFeed(known.error)) return <Failed error={known.error} again={again} />;
  return (
    <>
      <Nothing>{words.feed.none}</Nothing>
      {mayChange && (
        <section aria-label={words.feed.add} className="narrow">
          <Title order={2} size="h4" mb="sm">
            {words.feed.addTitle}
          </Title>
          <FeedForm client={client} catalog={catalog} nameCatalog={null} added={again} />
        </section>
      )}
    </>
  );
}

function Known({
  feed,
  mayChange,
  changed,
}: {
  readonly feed: Feed;
  readonly mayChange: boolean;
  readonly changed: () => void;
}) {
  const { catalogs: words } = useWords();
  const language = useLanguage();
  const [isLeaving, setIsLeaving] = useState(false);
  const doing = useDoing();
  const hastening = useDoing();
  const isDue = feed.being_pulled || Date.parse(feed.next_at) <= Date.now();
  const { client, catalog, failure, last_good: good, last_import: last } = feed;
  const toMapping = mayChange ? ({ page: 'catalogs', client, inside: [catalog, 'mapping'] } as const) : null;
  const remove = async (): Promise<void> => {
    if (!(await doing.run(() => admin.call('removeFeed', { client, catalog })))) return;
    setIsLeaving(false);
    changed();
  };
  return (
    <>
      {failure !== null && (
        <Alert color="red" variant="outline" role="alert" title={sayCount(language, words.feed.failing, feed.failures)}>
          <p lang="en" className="said">
            {failure}
          </p>
          <p>
            {good === null ? words.feed.nothingYet : fillIn(words.feed.stays, { time: sayTime(language, good.at) })}
          </p>
        </Alert>
      )}
      {failure === null && (
        <p role="status" className="report-done">
          {feed.being_pulled ? words.feed.pulling : good === null ? words.feed.first : words.feed.fine}
        </p>
      )}
      <dl className="facts">
        <div>
          <dt>{words.feed.url}</dt>
          <dd>{feed.url}</dd>
        </div>
        <div>
          <dt>{words.feed.every}</dt>
          <dd>{sayCount(language, words.feed.minutes, feed.every_minutes)}</dd>
        </div>
        <div>
          <dt>{words.feed.lastGood}</dt>
          <dd>
            {good === null
              ? words.feed.never
              : `${sayTime(language, good.at)} · ${sayCount(language, words.trial.products, good.products)}`}
          </dd>
        </div>
        <div>
          <dt>{words.feed.attempted}</dt>
          <dd>{feed.attempted_at === null ? words.feed.never : sayTime(language, feed.attempted_at)}</dd>
        </div>
        <div>
          <dt>{words.feed.next}</dt>
          <dd>{feed.being_pulled ? words.feed.now : sayTime(language, feed.next_at)}</dd>
        </div>
        {feed.headers.length > 0 && (
          <div>
            <dt>{words.feed.headers}</dt>
            <dd>{feed.headers.join(', ')}</dd>
          </div>
        )}
        {feed.set.length > 0 && (
          <div>
            <dt>{words.feed.set}</dt>
            <dd>{feed.set.join('\n')}</dd>
          </div>
        )}
      </dl>
      {feed.stopped !== null && (
        <section className="panel" aria-label={words.feed.stopped}>
          <Title order={2} size="h4">
            {words.feed.stopped}
          </Title>
          <ImportReport client={client} report={feed.stopped} toMapping={toMapping} />
        </section>
      )}
      {last !== null && (
        <section className="panel" aria-label={words.feed.lastImport}>
          <Title order={2} size="h4">
            {fillIn(words.feed.lastImportOf, { time: sayTime(language, last.at) })}
          </Title>
          <ImportReport client={client} report={last} toMapping={toMapping} />
        </section>
      )}
      {mayChange && (
        <Group>
          <Button
            disabled={isDue}
            loading={hastening.isBusy}
            onClick={() =>
              void hastening.run(async () => {
                await admin.call('hastenFeed', { client, catalog });
                changed();
              })
            }
          >
            {words.feed.hasten}
          </Button>
          <Button variant="default" onClick={() => setIsLeaving(true)}>
            {words.feed.remove}
          </Button>
          <span className="quiet" role="status">
            {isDue && words.feed.hastened}
          </span>
        </Group>
      )}
      <Problem error={hastening.error} />
      <Confirm
        opened={isLeaving}
        title={words.feed.removeTitle}
        hint={words.feed.removeHint}
        yes={words.feed.remove}
        doing={doing}
        close={() => setIsLeaving(false)}
        confirm={() => void remove()}
      />
    </>
  );
}
