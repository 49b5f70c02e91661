// A list of questions or answers: ordered by dragging or by buttons, each opened in place, duplicated and deleted. What is done is told to
// those who do not see it. Opening one closes the others, so that a list stays a list, and brings what was opened into view.

import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillIn, useWords } from '../../words/words.ts';
import { type DraftObject, idOf, isListPath, itemsIn, type PartPath } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { textIn } from './draft-fields.tsx';
import { tookPlace, useFocusedPlace } from './focus-place.ts';
import { ItemHead } from './item-head.tsx';
import type { ItemAction } from './item-menu.tsx';
import { useOpenedItems } from './opened-items.ts';
import { neighbourAfterDrop, neighbourAfterMove } from './reorder.ts';

export interface ItemListProps {
  /** Of the list in the draft. */
  readonly path: PartPath;
  readonly label: string;
  readonly deleteText: string;
  readonly duplicateText: string;
  readonly copy: (item: DraftObject, title: string) => DraftObject;
  /** What is seen of an item that is closed, beside its title. */
  readonly about: (item: DraftObject) => ReactNode;
  /** An item that is open. */
  readonly open: (item: DraftObject, path: PartPath) => ReactNode;
  readonly untitled: string;
  /** What shoppers read of an item that has no title of its own; null: nothing. */
  readonly usualTitle?: (item: DraftObject) => string | null;
  /** What can be changed of an item that is closed; null: only its title is seen. */
  readonly row?: (item: DraftObject, path: PartPath, nth: number) => ReactNode;
  /** Items can be ticked; null: not now. */
  readonly ticks?: ItemTicks | null;
  /** What stands right below the items. */
  readonly below?: ReactNode;
  /** Places say nothing of when items come, so they are not numbered. */
  readonly isUnordered?: boolean;
  readonly actions?: (item: DraftObject) => readonly ItemAction[];
  /** Somebody moved an item. */
  readonly moved?: () => void;
  /** How one is added: `add` puts it at the end, and opens it. */
  readonly adding: (add: (item: DraftObject) => void) => ReactNode;
}

export interface ItemTicks {
  readonly has: (id: string) => boolean;
  readonly tick: (id: string) => void;
}

const selectorOf = (id: string): string => `[data-item="${CSS.escape(id)}"]`;

export function ItemList({
  path,
  label,
  deleteText,
  duplicateText,
  copy,
  about,
  open,
  untitled,
  usualTitle,
  row,
  ticks = null,
  below,
  isUnordered = false,
  actions,
  moved,
  adding,
}: ItemListProps) {
  const { client, advisor, document, edit, mayChange } = useDraft();
  const { editor } = useWords();
  const items = itemsIn(document, path);
  const ids = items.map(idOf);
  const [opened, changeOpened] = useOpenedItems([client, advisor, ...path].join(' '));
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  /** What gets the focus once it is shown, and which item is to be seen then. */
  const focusOn = useRef<string | null>(null);
  const seeing = useRef<string | null>(null);
  useEffect(() => {
    if (focusOn.current !== null) {
      list.current?.querySelector<HTMLElement>(focusOn.current)?.focus({ preventScroll: seeing.current !== null });
      focusOn.current = null;
    }
    if (seeing.current !== null) {
      bringIntoView(list.current?.querySelector(selectorOf(seeing.current)) ?? null);
      seeing.current = null;
    }
  });
  const setOpen = (id: string, isOpen: boolean): void => {
    changeOpened(id, isOpen);
    if (isOpen) seeing.current = id;
  };
  useFocusedItem(path, (id) => {
    if (!ids.includes(id)) return;
    setOpen(id, true);
    focusOn.current = `${selectorOf(id)} [data-toggle]`;
  });
  const titleOf = (item: DraftObject): string => textIn(item.title) || usualTitle?.(item) || untitled;

  const place = (item: DraftObject, after: string | null | undefined, focus?: string): void => {
    if (after === undefined) {
      setTold(editor.atEnd);
      return;
    }
    edit([{ op: 'move', path: [...path, idOf(item)], after }], () => {
      const at = after === null ? 1 : ids.filter((id) => id !== idOf(item)).indexOf(after) + 2;
      setTold(fillIn(editor.moved, { title: titleOf(item), place: at, of: ids.length }));
      if (focus !== undefined) focusOn.current = focus;
      moved?.();
    });
  };
  const add = (item: DraftObject, after?: string): void =>
    edit([{ op: 'insert', path, value: item, ...(after !== undefined && { after }) }], () => {
      setOpen(idOf(item), true);
      focusOn.current = `${selectorOf(idOf(item))} [data-first]`;
    });
  const remove = (item: DraftObject): void => {
    const next = ids[ids.indexOf(idOf(item)) + 1] ?? ids[ids.indexOf(idOf(item)) - 1];
    edit([{ op: 'remove', path: [...path, idOf(item)] }], () => {
      setTold(fillIn(editor.deleted, { title: titleOf(item) }));
      if (next !== undefined) focusOn.current = `${selectorOf(next)} [data-toggle]`;
    });
  };
  const duplicate = (item: DraftObject): void =>
    add(copy(item, fillIn(editor.copyTitle, { title: titleOf(item) })), idOf(item));
  const move = (item: DraftObject, by: -1 | 1): void =>
    place(
      item,
      neighbourAfterMove(ids, idOf(item), by),
      `${selectorOf(idOf(item))} ${isUnordered ? '[data-toggle]' : `[data-move="${by}"]`}`,
    );
  const actionsOf = (item: DraftObject, nth: number): ItemAction[] => [
    ...(actions?.(item) ?? []).map(({ run, ...action }) => ({
      ...action,
      run: () => {
        run();
        focusOn.current = `${selectorOf(idOf(item))} [data-toggle]`;
      },
    })),
    ...(isUnordered && nth > 0 ? [{ text: editor.up, run: () => move(item, -1) }] : []),
    ...(isUnordered && nth < ids.length - 1 ? [{ text: editor.down, run: () => move(item, 1) }] : []),
    { text: duplicateText, run: () => duplicate(item) },
    { text: deleteText, isDangerous: true, run: () => remove(item) },
  ];

  return (
    <div className="item-list">
      <ol ref={list} aria-label={label}>
        {items.map((item, nth) => {
          const id = idOf(item);
          return (
            <li
              key={id}
              data-item={id}
              data-dragged={dragged === id || undefined}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                const moving = items.find((each) => idOf(each) === dragged);
                if (moving === undefined) return;
                event.preventDefault();
                event.stopPropagation();
                place(moving, neighbourAfterDrop(ids, idOf(moving), id));
                setDragged(null);
              }}
            >
              <ItemHead
                title={titleOf(item)}
                nth={isUnordered ? null : nth}
                mayChange={mayChange}
                isOpen={opened.has(id)}
                toggle={() => setOpen(id, !opened.has(id))}
                drag={(isOn) => setDragged(isOn ? id : null)}
                move={(by) => move(item, by)}
                isFirst={nth === 0}
                isLast={nth === items.length - 1}
                about={about(item)}
                row={mayChange && !opened.has(id) ? row?.(item, [...path, id], nth) : undefined}
                tick={ticks === null ? null : { isOn: ticks.has(id), change: () => ticks.tick(id) }}
                actions={actionsOf(item, nth)}
              />
              {opened.has(id) && (
                <div className="item-body">
                  {open(item, [...path, id])}
                  {mayChange && (
                    <Group gap="xs">
                      <Button size="xs" variant="default" onClick={() => duplicate(item)}>
                        {duplicateText}
                      </Button>
                      <Button size="xs" variant="default" onClick={() => remove(item)}>
                        {deleteText}
                      </Button>
                    </Group>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {below}
      {mayChange && adding(add)}
      <p className="unseen" role="status">
        {told}
      </p>
    </div>
  );
}

/** What can be seen as a whole stays where it is. */
function bringIntoView(item: Element | null): void {
  if (item === null) return;
  const { top, bottom } = item.getBoundingClientRect();
  /** Pixels that the bar above covers. */
  const covered = Number.parseFloat(getComputedStyle(item).scrollMarginBlockStart);
  if (top < covered || bottom > window.innerHeight) item.scrollIntoView({ block: 'start' });
}

/** The item of this list that somebody wants to see; what is in it is the matter of the list in it. */
function useFocusedItem(path: PartPath, show: (id: string) => void): void {
  const place = useFocusedPlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody wants to see something
  useEffect(() => {
    const id = place?.path[path.length];
    if (place === null || id === undefined || !path.every((name, nth) => place.path[nth] === name)) return;
    show(id);
    if (!isListPath(place.path.slice(0, path.length + 2))) tookPlace(place);
  }, [place]);
}
