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
  const [chosen, setChosen] = useState<readonly boolean[]>([]);
  const clash = clashes[chosen.length];
  if (clash === undefined) return null;
  const decide = (isMine: boolean): void => {
    const all = [...chosen, isMine];
    const isLast = all.length === clashes.length;
    setChosen(isLast ? [] : all);
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
          text={sayValue(clash, clash.mine, drafts)}
          button={drafts.keepMine}
          pick={() => decide(true)}
        />
        <Side
          title={drafts.theirs}
          text={sayValue(clash, clash.theirs, drafts)}
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
      <p className="clash-text">{text}</p>
      <Group>
        <Button size="xs" variant="default" onClick={pick}>
          {button}
        </Button>
      </Group>
    </section>
  );
}

function sayValue({ about }: Clash, value: unknown, drafts: Words['drafts']): string {
  if (about === 'place') {
    return typeof value === 'string' ? fillIn(drafts.placeAfter, { name: value }) : drafts.placeFirst;
  }
  if (value === undefined || value === null) return drafts.removed;
  if (typeof value === 'string' && value !== '') return value;
  return isRecord(value) && typeof value.title === 'string' ? value.title : JSON.stringify(value);
}

/** Such as “What for? › Title”. */
function sayPlace({ path }: Clash, document: DraftDocument, names: Readonly<Record<string, string>>): string {
  return path
    .flatMap((name, nth) => {
      const here = path.slice(0, nth + 1);
      if (isItemPath(here)) {
        const item = partIn(document, here);
        return [isRecord(item) && typeof item.title === 'string' ? item.title : name];
      }
      return name === 'questions' || name === 'answers' ? [] : [wordsOf(names, name)];
    })
    .join(' › ');
}
