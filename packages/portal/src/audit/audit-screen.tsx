// The log of all changes, newest first, page by page.

import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useAsked } from '../asking.ts';
import { useLongList } from '../long-list.tsx';
import { Page } from '../parts/page.tsx';
import { Answered, Nothing } from '../parts/states.tsx';
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
  const { audit } = useWords();
  const query = { limit: PAGE, ...(by !== '' && { by }), ...(action !== '' && { action }) };
  const { asked, again, more } = useLongList('listAudit', { client, query }, (page) => page.entries);
  return (
    <Answered asked={asked} again={again}>
      {(all) => {
        if (all.length === 0) return <Nothing>{by === '' && action === '' ? audit.nothing : audit.none}</Nothing>;
        return (
          <>
            <AuditTable entries={all} />
            {more}
          </>
        );
      }}
    </Answered>
  );
}
