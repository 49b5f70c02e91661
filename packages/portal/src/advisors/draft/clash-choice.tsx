// Where two people changed the same: both texts, and the choice between them. Nothing takes the focus from whoever is typing.

import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { fillIn, useWords, type Words, wordsOf } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import type { Clash } from './clashes.ts';
import { type DraftDocument, isItemPath, isRecord, partIn } from './draft-document.ts';

export function ClashChoice() {
  const { clashes, choose, document } = useDraft();
  const { drafts } = useWords();
  // Nothing that was chosen in one conflict counts in another one that takes its place.
  const [begun, setBegun] = useState<{ readonly of: readonly Clash[]; readonly chosen: readonly boolean[] } | null>(
    null,
  );
  const chosen = begun?.of === clashes ? begun.chosen : [];
  const clash = clashes[chosen.length];
  if (clash === undefined) return null;
  const decide = (isMine: boolean): void => {
    const all = [...chosen, isMine];
    const isLast = all.length === clashes.length;
    setBegun(isLast ? null : { of: clashes, chosen: all });
    if (isLast) choose(all);
  };
  const { by } = clash;
  return (
    <Alert variant="outline" color="orange" role="alert" title={drafts.clashTitle}>
      <p>{by === null ? drafts.clashBySomebody : fillIn(drafts.clashBy, { name: by })}</p>
      <p className="name">{sayPlace(clash, document, drafts.places)}</p>
      <div className="clash-sides">
        <Side
          title={drafts.mine}
          text={sayValue(clash, clash.mine, document, drafts)}
          button={drafts.keepMine}
          pick={() => decide(true)}
        />
        <Side
          title={drafts.theirs}
          text={sayValue(clash, clash.theirs, document, drafts)}
          button={drafts.keepTheirs}
          pick={() => decide(false)}
        />
      </div>
    </Alert>
  );
}

function Side({
  title,
  text,
  button,
  pick,
}: {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly pick: () => void;
}) {
  return (
    <section aria-label={title}>
      <p className="quiet">{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by the keyboard this way */}
      <p className="clash-text" tabIndex={0}>
        {text}
      </p>
      <Group>
        {/* The second press of a double click would choose in the next conflict, unseen. */}
        <Button size="xs" variant="default" onClick={({ detail }) => detail < 2 && pick()}>
          {button}
        </Button>
      </Group>
    </section>
  );
}

function sayValue(
  { about, path }: Clash,
  value: unknown,
  document: DraftDocument,
  { placeAfter, placeFirst, removed, empty }: Words['drafts'],
): string {
  if (about === 'place') {
    if (typeof value !== 'string') return placeFirst;
    const before = partIn(document, [...path.slice(0, -1), value]);
    return fillIn(placeAfter, { name: titleOf(before) || value });
  }
  if (value === undefined || value === null) return removed;
  if (value === '') return empty;
  if (typeof value === 'string') return value;
  return titleOf(value) || (isItemPath(path) ? empty : JSON.stringify(value));
}

const titleOf = (item: unknown): string => (isRecord(item) && typeof item.title === 'string' ? item.title : '');

/** Such as “What for? › Title”. */
function sayPlace({ path }: Clash, document: DraftDocument, names: Readonly<Record<string, string>>): string {
  return path
    .flatMap((name, nth) => {
      const here = path.slice(0, nth + 1);
      if (isItemPath(here)) {
        const item = partIn(document, here);
        return [titleOf(item) || name];
      }
      return name === 'questions' || name === 'answers' ? [] : [wordsOf(names, name)];
    })
    .join(' › ');
}
