// Where somebody says what each column of a file is: the columns, and beside them, live, what comes out of real rows.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../../words/words.ts';
import { ColumnPanel } from './column-panel.tsx';
import { ColumnTable } from './column-table.tsx';
import type { MappingInHand } from './mapping-in-hand.ts';
import { TrialPanel } from './trial-panel.tsx';

export function MappingDesk({
  survey,
  inHand,
  column,
  choose,
}: {
  readonly survey: SurveyView;
  readonly inHand: MappingInHand;
  /** The column that is looked at; null: none. */
  readonly column: string | null;
  readonly choose: (column: string | null) => void;
}) {
  const { catalogs: words } = useWords();
  const { mapping, undo, redo } = inHand;
  const desk = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was there before may have been scrolled.
    if (side.current !== null) side.current.scrollTop = 0;
    // On a phone the panel would lie over the column that it is about.
    if (column !== null) desk.current?.querySelector('tr[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [column]);
  if (mapping === null) return null;
  const told = survey.columns.find((each) => each.column === column);
  return (
    <div className="desk" ref={desk}>
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
        <ColumnTable
          survey={survey}
          mapping={mapping}
          tried={inHand.tried}
          column={column}
          choose={choose}
          change={inHand.change}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it this way */}
      <div className="desk-side" ref={side} tabIndex={0}>
        {told === undefined ? (
          <TrialPanel inHand={inHand} choose={choose} />
        ) : (
          <ColumnPanel key={told.column} told={told} survey={survey} inHand={inHand} close={() => choose(null)} />
        )}
      </div>
    </div>
  );
}
