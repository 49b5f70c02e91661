// The published versions: who, when, and what can be done with each.

import { Badge, Button, Group } from '@mantine/core';
import { Row, ScrollTable } from '../../parts/scroll-table.tsx';
import { sayTime } from '../../times.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import type { Kept, KeptVersion } from './kept.ts';
import { hasDraft, liveOf } from './kept.ts';
import { sayActor } from './say-actor.ts';

export type VersionAct = 'again' | 'into-draft' | 'compare' | 'download';

export function VersionTable({
  kept,
  mayChange,
  act,
}: {
  readonly kept: Kept;
  readonly mayChange: boolean;
  readonly act: (act: VersionAct, version: number) => void;
}) {
  const { versions, common } = useWords();
  return (
    <ScrollTable
      label={versions.versions}
      heads={[versions.version, versions.when, versions.who, versions.content, common.actions]}
    >
      {kept.versions.map((version) => (
        <Version key={version.version} {...{ kept, mayChange, act }} of={version} />
      ))}
    </ScrollTable>
  );
}

function Version({
  kept,
  mayChange,
  act,
  of: { version, made_at, made_by, name, catalog, questions, published },
}: Parameters<typeof VersionTable>[0] & { readonly of: KeptVersion }) {
  const words = useWords();
  const { versions } = words;
  const language = useLanguage();
  const said = fillIn(versions.versionNth, { version });
  const live = liveOf(kept);
  const button = (name: VersionAct, label: string) => (
    <Button
      key={name}
      size="compact-sm"
      variant="default"
      aria-label={`${label}: ${said}`}
      onClick={() => act(name, version)}
    >
      {label}
    </Button>
  );
  const canCompare = hasDraft(kept) || (live !== null && live !== version);
  return (
    <Row
      head={
        <Group gap="xs">
          <span className="name">{said}</span>
          {published && (
            <Badge variant="outline" color="teal" className="state">
              {versions.live}
            </Badge>
          )}
        </Group>
      }
      cells={[
        sayTime(language, made_at),
        sayActor(made_by, words),
        <div key="content">
          {name}
          <div className="quiet">
            {sayCount(language, versions.questions, questions)} · {catalog}
          </div>
        </div>,
        <Group gap="xs" key="actions">
          {canCompare && button('compare', hasDraft(kept) ? versions.compareWithDraft : versions.compareWithLive)}
          {mayChange && !published && button('again', versions.again)}
          {mayChange && button('into-draft', versions.intoDraft)}
          {button('download', versions.download)}
        </Group>,
      ]}
    />
  );
}
