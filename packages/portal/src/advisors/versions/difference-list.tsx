// Differences as a person reads them: what they are about, then what it was and what it is.

import type { DifferencesView } from '@guidepost/contract/views/advisor-draft-view';
import { Title } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { SpokenContext, sayCount } from '../../words/words.ts';
import { type SaidDifference, sayDifferences } from '../wording/say-difference.ts';
import { changedPart } from './changed-part.ts';

export function DifferenceList({ found }: { readonly found: DifferencesView }) {
  const spoken = useContext(SpokenContext);
  const { versions } = spoken.words;
  const groups = sayDifferences(found, spoken);
  const count = found.differences.length;
  return (
    <>
      <p role="status">{count === 0 ? versions.same : sayCount(spoken.language, versions.differences, count)}</p>
      {groups.map(({ about, differences }) => (
        <section key={about} className="difference-group">
          <Title order={3} size="h5">
            {about}
          </Title>
          <ul>
            {differences.map((difference, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in place
              <Difference key={nth} difference={difference} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Difference({ difference: { what, kind, before, after } }: { readonly difference: SaidDifference }) {
  const { differences } = useContext(SpokenContext).words;
  const mark = kind === 'changed' ? null : differences[kind];
  const part = before !== null && after !== null && kind === 'changed' ? changedPart(before, after) : null;
  return (
    <li>
      <div className="difference-what">
        {what}
        {mark !== null && <span className="quiet">{mark}</span>}
      </div>
      {before !== null && (
        <Side name={differences.before} kind="before">
          {part === null ? <del>{before}</del> : aroundOf(part.start, <del>{part.before}</del>, part.end)}
        </Side>
      )}
      {after !== null && (
        <Side name={differences.after} kind="after">
          {part === null ? <ins>{after}</ins> : aroundOf(part.start, <ins>{part.after}</ins>, part.end)}
        </Side>
      )}
    </li>
  );
}

const aroundOf = (start: string, changed: ReactNode, end: string) => (
  <>
    {start}
    {changed}
    {end}
  </>
);

function Side({
  name,
  kind,
  children,
}: {
  readonly name: string;
  readonly kind: 'before' | 'after';
  readonly children: ReactNode;
}) {
  return (
    <div className={`difference-${kind}`}>
      <span className="quiet">{name}</span>
      <div>{children}</div>
    </div>
  );
}
