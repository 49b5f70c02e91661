// A list of questions or answers: ordered by dragging or by buttons, each opened in place, duplicated and deleted. What is done is told to
// those who do not see it.

import { ActionIcon, Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fillIn, useWords } from '../../words/words.ts';
import { type DraftObject, idOf, isListPath, itemsIn, type PartPath } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { textIn } from './draft-fields.tsx';
import { tookPlace, useFocusedPlace } from './focus-place.ts';
import { copyOf } from './new-items.ts';
import { neighbourAfterDrop, neighbourAfterMove } from './reorder.ts';

export interface ItemListProps {
  /** Of the list in the draft. */
  readonly path: PartPath;
  readonly label: string;
  readonly addText: string;
  readonly make: () => DraftObject;
  /** What is seen of an item that is closed, beside its title. */
  readonly about: (item: DraftObject) => ReactNode;
  /** An item that is open. */
  readonly open: (item: DraftObject, path: PartPath) => ReactNode;
  readonly untitled: string;
}

export function ItemList({ path, label, addText, make, about, open, untitled }: ItemListProps) {
  const { document, edit, mayChange } = useDraft();
  const { editor } = useWords();
  const items = itemsIn(document, path);
  const ids = items.map(idOf);
  const [opened, setOpened] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  /** What gets the focus once it is shown. */
  const focusOn = useRef<string | null>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    list.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = null;
  });
  useFocusedItem(path, (id) => {
    if (!ids.includes(id)) return;
    setOpened(id);
    focusOn.current = `[data-item="${CSS.escape(id)}"] [data-toggle]`;
  });
  const titleOf = (item: DraftObject): string => textIn(item.title) || untitled;

  const place = (item: DraftObject, after: string | null | undefined, focus?: string): void => {
    if (after === undefined) {
      setTold(editor.atEnd);
      return;
    }
    edit([{ op: 'move', path: [...path, idOf(item)], after }]);
    const at = after === null ? 1 : ids.filter((id) => id !== idOf(item)).indexOf(after) + 2;
    setTold(fillIn(editor.moved, { title: titleOf(item), place: at, of: ids.length }));
    if (focus !== undefined) focusOn.current = focus;
  };
  const add = (item: DraftObject, after: string | undefined): void => {
    edit([{ op: 'insert', path, value: item, ...(after !== undefined && { after }) }]);
    setOpened(idOf(item));
    focusOn.current = `[data-item="${CSS.escape(idOf(item))}"] [data-first]`;
  };
  const remove = (item: DraftObject): void => {
    const next = ids[ids.indexOf(idOf(item)) + 1] ?? ids[ids.indexOf(idOf(item)) - 1];
    edit([{ op: 'remove', path: [...path, idOf(item)] }]);
    setTold(fillIn(editor.deleted, { title: titleOf(item) }));
    if (next !== undefined) focusOn.current = `[data-item="${CSS.escape(next)}"] [data-toggle]`;
  };

  return (
    <div className="item-list">
      <ol ref={list} aria-label={label}>
        {items.map((item, nth) => {
          const id = idOf(item);
          const title = titleOf(item);
          const self = `[data-item="${CSS.escape(id)}"]`;
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
                {...{ title, nth, mayChange }}
                isOpen={opened === id}
                toggle={() => setOpened(opened === id ? null : id)}
                drag={(isOn) => setDragged(isOn ? id : null)}
                move={(by) => place(item, neighbourAfterMove(ids, id, by), `${self} [data-move="${by}"]`)}
                isFirst={nth === 0}
                isLast={nth === items.length - 1}
                about={about(item)}
              />
              {opened === id && (
                <div className="item-body">
                  {open(item, [...path, id])}
                  {mayChange && (
                    <Group gap="xs">
                      <Button
                        size="xs"
                        variant="default"
                        onClick={() => add(copyOf(item, fillIn(editor.copyTitle, { title })), id)}
                      >
                        {editor.duplicate}
                      </Button>
                      <Button size="xs" variant="default" onClick={() => remove(item)}>
                        {editor.delete}
                      </Button>
                    </Group>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {mayChange && (
        <Button size="xs" variant="light" onClick={() => add(make(), undefined)}>
          {addText}
        </Button>
      )}
      <p className="unseen" role="status">
        {told}
      </p>
    </div>
  );
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

function ItemHead({
  title,
  about,
  nth,
  mayChange,
  isOpen,
  isFirst,
  isLast,
  toggle,
  drag,
  move,
}: {
  readonly title: string;
  readonly about: ReactNode;
  readonly nth: number;
  readonly mayChange: boolean;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly toggle: () => void;
  readonly drag: (isOn: boolean) => void;
  readonly move: (by: -1 | 1) => void;
}) {
  const { editor } = useWords();
  const name = useId();
  return (
    <div className="item-head">
      {mayChange && (
        <span
          className="grip"
          aria-hidden
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', title);
            drag(true);
          }}
          onDragEnd={() => drag(false)}
        >
          ⠿
        </span>
      )}
      <button type="button" className="item-toggle" data-toggle aria-expanded={isOpen} onClick={toggle}>
        <span className="item-number">{nth + 1}</span>
        <span>
          <span className="item-title" id={name}>
            {title}
          </span>
          <span className="item-about quiet">{about}</span>
        </span>
      </button>
      {mayChange && (
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
    </div>
  );
}
