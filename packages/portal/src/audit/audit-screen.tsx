// The log of all changes, newest first, page by page.

import type { AuditEntryView } from '@guidepost/contract/admin/audit-routes';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { admin, useAsked, useDoing } from '../asking.ts';
import { Page } from '../parts/page.tsx';
import { Answered, Nothing, Problem } from '../parts/states.tsx';
import { useWords } from '../words/words.ts';
import { AuditTable } from './audit-table.tsx';

export function AuditScreen({ client }: { readonly client: string }) {
  const { audit, people } = useWords();
  const [by, setBy] = useState('');
  const [action, setAction] = useState('');
  const [members] = useAsked('listPeople', { client, query: { limit: 200 } });
  const persons = members.state === 'there' ? members.answer.entries : [];
  return (
    <Page title={audit.title} about={audit.about}>
      <div className="filters">
        <NativeSelect
          label={audit.onlyBy}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
          data={[
            { value: '', label: audit.anybody },
            { group: people.members, items: persons.map(({ id, name }) => ({ value: id, label: name })) },
          ]}
        />
        <NativeSelect
          label={audit.onlyAction}
          value={action}
          onChange={(event) => setAction(event.currentTarget.value)}
          data={[{ value: '', label: audit.anything }, ...actionsOf(audit.actions)]}
        />
      </div>
      <Entries key={`${by} ${action}`} client={client} by={by} action={action} />
    </Page>
  );
}

const actionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

interface Filter {
  readonly client: string;
  /** Empty: all. */
  readonly by: string;
  readonly action: string;
}

const PAGE = 50;

function Entries({ client, by, action }: Filter) {
  const { audit, common } = useWords();
  const query = { limit: PAGE, ...(by !== '' && { by }), ...(action !== '' && { action }) };
  const [asked, again] = useAsked('listAudit', { client, query });
  const [more, setMore] = useState<readonly AuditEntryView[]>([]);
  /** Undefined: as the first page says. */
  const [next, setNext] = useState<string | null>();
  const doing = useDoing();
  return (
    <Answered asked={asked} again={again}>
      {(first) => {
        const all = [...first.entries, ...more];
        const after = next === undefined ? first.next : next;
        const readMore = (): void =>
          void doing.run(async () => {
            const page = await admin.call('listAudit', { client, query: { ...query, after: after ?? '' } });
            setMore((before) => [...before, ...page.entries]);
            setNext(page.next);
          });
        if (all.length === 0) return <Nothing>{by === '' && action === '' ? audit.nothing : audit.none}</Nothing>;
        return (
          <>
            <AuditTable entries={all} />
            <Problem error={doing.error} />
            {after !== null && (
              <Button variant="default" loading={doing.isBusy} onClick={readMore}>
                {common.more}
              </Button>
            )}
          </>
        );
      }}
    </Answered>
  );
}
