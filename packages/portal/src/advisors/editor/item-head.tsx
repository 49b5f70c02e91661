// The row of a question or an answer in its list: what it is called, where it stands, and what can be done with it.

import { ActionIcon, Checkbox } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { fillIn, useWords } from '../../words/words.ts';
import { Grip } from './grip.tsx';
import { type ItemAction, ItemMenu } from './item-menu.tsx';

export interface ItemHeadProps {
  readonly title: string;
  readonly about: ReactNode;
  /** From 0; null: its place says nothing of when it comes. */
  readonly nth: number | null;
  readonly mayChange: boolean;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly toggle: () => void;
  readonly drag: (isOn: boolean) => void;
  readonly move: (by: -1 | 1) => void;
  /** What of it can be changed right here, in place of its title; undefined: nothing. */
  readonly row: ReactNode;
  /** Null: it cannot be ticked. */
  readonly tick: { readonly isOn: boolean; readonly change: () => void } | null;
  readonly actions: readonly ItemAction[];
}

export function ItemHead(props: ItemHeadProps) {
  const { title, about, nth, mayChange, isOpen, isFirst, isLast, toggle, drag, move, actions, row, tick } = props;
  const { editor } = useWords();
  const name = useId();
  return (
    <div className="item-head">
      {mayChange && <Grip title={title} drag={drag} />}
      {tick !== null && (
        <Checkbox
          size="xs"
          aria-label={fillIn(editor.tick, { title })}
          checked={tick.isOn}
          onChange={() => tick.change()}
        />
      )}
      <div className="item-main">
        {row !== undefined && (
          <div className="item-row">
            {nth !== null && (
              <span className="item-number" aria-hidden>
                {nth + 1}
              </span>
            )}
            <div className="item-row-fields">{row}</div>
          </div>
        )}
        <button
          type="button"
          className="item-toggle"
          data-toggle
          data-beside={row !== undefined || undefined}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {nth !== null && <span className="item-number">{nth + 1}</span>}
          <span>
            <span className="item-title" id={name}>
              {title}
            </span>
            <span className="item-about quiet">{about}</span>
          </span>
          {row !== undefined && <span aria-hidden>▾</span>}
        </button>
      </div>
      {mayChange && nth !== null && (
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            data-move={-1}
            aria-disabled={isFirst}
            aria-label={fillIn(editor.moveUp, { title })}
            onClick={() => move(-1)}
          >
            ↑
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            data-move={1}
            aria-disabled={isLast}
            aria-label={fillIn(editor.moveDown, { title })}
            onClick={() => move(1)}
          >
            ↓
          </ActionIcon>
        </>
      )}
      {mayChange && <ItemMenu title={title} actions={actions} />}
    </div>
  );
}
