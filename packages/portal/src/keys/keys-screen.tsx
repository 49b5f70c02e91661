// The keys of a shop: what there are, a new one, another in place of one, and none any more.

import type { KeyView } from '@guidepost/contract/views/key-view';
import { Badge, Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { forgetMadeKeys } from '../advisors/integration/made-keys.ts';
import { admin, useDoing } from '../asking.ts';
import { useLongList } from '../long-list.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Page } from '../parts/page.tsx';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { Answered, Nothing } from '../parts/states.tsx';
import { sayDay, sayTime } from '../times.ts';
import { fillIn, useLanguage, useWords } from '../words/words.ts';
import { KeyForm } from './key-form.tsx';

/** What is being done to which key. */
type Act = { readonly act: 'create' } | { readonly act: 'rotate' | 'revoke'; readonly id: string } | null;

interface Shown {
  readonly key: string;
  /** Of a rotated key. */
  readonly until: string | null;
}

const OVERLAPS = ['1h', '24h', '7d', '30d'] as const;

export function KeysScreen({ client }: { readonly client: string }) {
  const { keys } = useWords();
  const language = useLanguage();
  const { asked, again, more } = useLongList('listKeys', { client, query: { limit: 200 } }, (page) => page.entries);
  const [act, setAct] = useState<Act>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [overlap, setOverlap] = useState<string>('24h');
  const doing = useDoing();
  const begin = (next: Act): void => {
    doing.forget();
    setAct(next);
  };
  const finish = (made: Shown | null): void => {
    setAct(null);
    setShown(made);
    again();
  };
  const id = act !== null && 'id' in act ? act.id : '';
  const rotate = (): void =>
    void doing.run(async () => {
      const { key, replaced_until } = await admin.call('rotateKey', { client, key: id, body: { overlap } });
      forgetMadeKeys();
      finish({ key, until: replaced_until });
    });
  const revoke = (): void =>
    void doing.run(async () => {
      await admin.call('revokeKey', { client, key: id });
      forgetMadeKeys();
      finish(null);
    });
  return (
    <Page
      title={keys.title}
      about={keys.about}
      action={<Button onClick={() => begin({ act: 'create' })}>{keys.create}</Button>}
    >
      <Answered asked={asked} again={again}>
        {(entries) => (entries.length === 0 ? <Nothing>{keys.none}</Nothing> : <Keys {...{ entries, begin }} />)}
      </Answered>
      {more}
      <KeyForm
        client={client}
        opened={act?.act === 'create'}
        close={() => setAct(null)}
        created={(key) => finish({ key, until: null })}
      />
      <Confirm
        opened={act?.act === 'rotate'}
        title={keys.rotateTitle}
        hint={keys.rotateHint}
        yes={keys.rotate}
        isGrave={false}
        doing={doing}
        close={() => setAct(null)}
        confirm={rotate}
      >
        <NativeSelect
          label={keys.overlap}
          value={overlap}
          onChange={(event) => setOverlap(event.currentTarget.value)}
          data={OVERLAPS.map((value) => ({ value, label: keys.overlaps[value] }))}
        />
      </Confirm>
      <Confirm
        opened={act?.act === 'revoke'}
        title={keys.revokeTitle}
        hint={fillIn(keys.revokeHint, { id })}
        yes={keys.revokeNow}
        doing={doing}
        close={() => setAct(null)}
        confirm={revoke}
      />
      <ShownOnce title={keys.onceTitle} hint={keys.once} secret={shown?.key ?? null} close={() => setShown(null)}>
        {shown?.until && <p>{fillIn(keys.rotated, { time: sayTime(language, shown.until) })}</p>}
      </ShownOnce>
    </Page>
  );
}

const COLOURS = { active: 'teal', expired: 'gray', revoked: 'red' } as const;

function Keys({ entries, begin }: { readonly entries: readonly KeyView[]; readonly begin: (act: Act) => void }) {
  const { keys, common } = useWords();
  const language = useLanguage();
  // Those that work come first: they are what one looks for.
  const inOrder = entries.toSorted((a, b) => Number(b.state === 'active') - Number(a.state === 'active'));
  const heads = [keys.key, keys.kind, keys.origins, keys.created, keys.expires, keys.state, common.actions];
  return (
    <ScrollTable label={keys.title} heads={heads}>
      {inOrder.map(({ id, kind, origins, created_at, expires_at, state, demo }) => (
        <Row
          key={id}
          head={
            <span className="id">
              {id}
              {demo && ` (${keys.demo})`}
            </span>
          }
          cells={[
            keys.kinds[kind],
            kind === 'secret' ? '–' : origins.length === 0 ? keys.anyOrigin : origins.join(', '),
            sayDay(language, created_at),
            expires_at === null ? keys.expiresChoices.never : sayTime(language, expires_at),
            <Badge key="state" variant="outline" color={COLOURS[state]} className="state">
              {keys.states[state]}
            </Badge>,
            state === 'active' && (
              <Group gap="xs" wrap="nowrap">
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${keys.rotate}: ${id}`}
                  onClick={() => begin({ act: 'rotate', id })}
                >
                  {keys.rotate}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${keys.revoke}: ${id}`}
                  onClick={() => begin({ act: 'revoke', id })}
                >
                  {keys.revoke}
                </Button>
              </Group>
            ),
          ]}
        />
      ))}
    </ScrollTable>
  );
}
