// Where somebody says what each column of a file is: the columns, and beside them, live, what comes out of real rows.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { ColumnPanel } from './column-panel.tsx';
import { ColumnTable, shownProperties } from './column-table.tsx';
import { useDropping } from './dropping.tsx';
import type { PartOf } from './known-titles.ts';
import type { MappingInHand } from './mapping-in-hand.ts';
import { TickedBar, useTickedProperties } from './ticked-properties.tsx';
import { TrialPanel } from './trial-panel.tsx';

/** Pixels above a block that is scrolled to. */
const MARGIN = 12;

export function MappingDesk({
  survey,
  inHand,
  column,
  choose,
  partOf = null,
}: {
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
  /** The column that is looked at; null: none. */
  readonly column: string | null;
  readonly choose: (column: string | null) => void;
  /** The catalog of which the file has only what has changed; null: it has all. */
  readonly partOf?: PartOf | null;
}) {
  const { catalogs: words } = useWords();
  const { mapping, undo, redo } = inHand;
  const dropping = useDropping(inHand);
  const properties = useTickedProperties(inHand);
  const desk = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  /** The property of the column that was chosen itself, each time anew. */
  const [marked, setMarked] = useState<{ readonly name: string } | null>(null);
  useEffect(() => {
    const { current } = side;
    const block = marked === null ? null : current?.querySelector('.use[data-marked]');
    // What was there before may have been scrolled.
    if (current !== null)
      current.scrollTop = block
        ? current.scrollTop + block.getBoundingClientRect().top - current.getBoundingClientRect().top - MARGIN
        : 0;
    // On a phone the panel would lie over the column that it is about.
    const row = marked === null ? 'tr[data-chosen]' : 'tr[data-marked]';
    if (column !== null) desk.current?.querySelector(row)?.scrollIntoView({ block: 'nearest' });
  }, [column, marked]);
  const chooseIn = (chosen: string, name: string | null): void => {
    setMarked(name === null ? null : { name });
    choose(chosen);
  };
  if (mapping === null) return null;
  const told = survey.columns.find((each) => each.column === column);
  return (
    <div className="desk" ref={desk} data-stale={inHand.isTrying || inHand.isCounting || undefined}>
      <div className="desk-columns">
        <Group justify="space-between">
          <p className="quiet">{words.desk.hint}</p>
          <Group gap="xs">
            <Button variant="default" size="xs" disabled={undo === null} onClick={undo ?? undefined}>
              {words.desk.undo}
            </Button>
            <Button variant="default" size="xs" disabled={redo === null} onClick={redo ?? undefined}>
              {words.desk.redo}
            </Button>
          </Group>
        </Group>
        <TickedBar properties={properties} shown={shownProperties(survey, mapping, properties)} />
        <ColumnTable
          survey={survey}
          mapping={mapping}
          tried={inHand.counted}
          column={column}
          marked={marked?.name ?? null}
          choose={chooseIn}
          dropping={dropping}
          properties={properties}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it this way */}
      <div className="desk-side" ref={side} tabIndex={0}>
        {told === undefined ? (
          <TrialPanel inHand={inHand} choose={chooseIn} partOf={partOf} />
        ) : (
          <ColumnPanel
            key={told.column}
            {...{ told, inHand, dropping }}
            columns={survey.columns}
            marked={marked?.name ?? null}
            close={() => choose(null)}
          />
        )}
      </div>
    </div>
  );
}
