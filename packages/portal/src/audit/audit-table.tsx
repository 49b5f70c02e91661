import type { AuditEntryView } from '@guidepost/contract/admin/audit-routes';
import { Badge } from '@mantine/core';
import { Row, ScrollTable } from '../parts/scroll-table.tsx';
import { sayTime } from '../times.ts';
import { useLanguage, useWords, wordsOf } from '../words/words.ts';

export function AuditTable({ entries }: { readonly entries: readonly AuditEntryView[] }) {
  const { audit } = useWords();
  const heads = [audit.at, audit.by, audit.what, audit.target, audit.details];
  return (
    <ScrollTable label={audit.title} heads={heads}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ScrollTable>
  );
}

const COLOURS = { refused: 'orange', failed: 'red', unknown: 'gray' } as const;

function Entry({ entry }: { readonly entry: AuditEntryView }) {
  const { audit } = useWords();
  const language = useLanguage();
  const { at, by, door, action, target, before, after } = entry;
  const outcome = entry.outcome ?? 'unknown';
  return (
    <Row
      head={sayTime(language, at)}
      cells={[
        <>
          <span className="name">{by.kind === 'person' || by.kind === 'token' ? by.name : audit.kinds[by.kind]}</span>
          <div className="quiet">{audit.doors[door]}</div>
        </>,
        <>
          {wordsOf(audit.actions, action)}
          {outcome !== 'done' && (
            <div>
              <Badge variant="outline" color={COLOURS[outcome]} className="state">
                {audit.outcomes[outcome]}
              </Badge>
            </div>
          )}
        </>,
        target !== '' && <span className="id">{target}</span>,
        (isSomething(before) || isSomething(after)) && (
          <details>
            <summary>{audit.details}</summary>
            {isSomething(before) && <Value name={audit.before} value={before} />}
            {isSomething(after) && <Value name={audit.after} value={after} />}
          </details>
        ),
      ]}
    />
  );
}

const isSomething = (value: unknown): boolean => value !== null && value !== undefined;

function Value({ name, value }: { readonly name: string; readonly value: unknown }) {
  const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
  return (
    <dl>
      <dt className="quiet">{name}</dt>
      {members === null ? (
        <dd>{written(value)}</dd>
      ) : (
        members.map(([member, each]) => (
          <dd key={member}>
            {member}: {written(each)}
          </dd>
        ))
      )}
    </dl>
  );
}

const written = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
