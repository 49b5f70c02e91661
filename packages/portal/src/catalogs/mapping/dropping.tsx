// What a column is used for is given up with one click, and taken back in the place where it was, as long as nothing else was changed since.

import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { fillIn, useWords } from '../../words/words.ts';
import { type ColumnUse, type EditedMapping, withoutUse } from './edited-mapping.ts';
import type { MappingInHand } from './mapping-in-hand.ts';

interface Dropped {
  readonly column: string;
  /** As it was called. */
  readonly name: string;
  readonly isAttribute: boolean;
  /** Among the uses of the column. */
  readonly at: number;
}

export interface Dropping {
  readonly drop: (column: string, uses: readonly ColumnUse[], use: ColumnUse, name: string) => void;
  /** Null: nothing, or something else was done since. */
  readonly dropped: Dropped | null;
  readonly undo: () => void;
}

export function useDropping({ mapping, change, undo }: Pick<MappingInHand, 'mapping' | 'change' | 'undo'>): Dropping {
  /** `after`: the mapping without it. */
  const [last, setLast] = useState<(Dropped & { readonly after: EditedMapping }) | null>(null);
  const isNow = last !== null && last.after === mapping && undo !== null;
  return {
    drop: (column, uses, use, name) => {
      if (mapping === null) return;
      const after = withoutUse(mapping, use, column);
      setLast({ column, name, isAttribute: use.kind === 'attribute', at: uses.indexOf(use), after });
      change((now) => (now === mapping ? after : withoutUse(now, use, column)));
    },
    dropped: isNow ? last : null,
    undo: () => undo?.(),
  };
}

export function DroppedNote({ dropping: { dropped, undo } }: { readonly dropping: Dropping }) {
  const { desk } = useWords().catalogs;
  if (dropped === null) return null;
  return (
    <p className="dropped" role="status">
      {fillIn(dropped.isAttribute ? desk.dropped : desk.unused, { name: dropped.name })}{' '}
      <Button size="compact-sm" variant="default" onClick={undo}>
        {desk.undo}
      </Button>
    </p>
  );
}

interface DropProps {
  readonly use: ColumnUse;
  readonly name: string;
  readonly drop: () => void;
}

export function DropButton({ use, name, drop }: DropProps) {
  const said = useSaid(use);
  return (
    <Button size="compact-sm" variant="subtle" color="red" aria-label={`${said}: ${name}`} onClick={drop}>
      {said}
    </Button>
  );
}

/** In a list, where the same words at every row would be all that one sees. */
export function DropCross({ use, name, drop }: DropProps) {
  const said = useSaid(use);
  return <CloseButton size="sm" aria-label={`${said}: ${name}`} title={said} onClick={drop} />;
}

function useSaid({ kind }: ColumnUse): string {
  const { desk } = useWords().catalogs;
  return kind === 'attribute' ? desk.drop : desk.doNotUse;
}
