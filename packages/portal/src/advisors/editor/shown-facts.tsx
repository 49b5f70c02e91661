// The facts that each result shows beside its price: attributes of the catalog, in an order that is changed by dragging or by buttons, each
// under the name that the catalog gives it or that somebody writes here.

import { ActionIcon, CloseButton, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { TextInPlace } from '../../parts/text-in-place.tsx';
import { fillIn, useWords } from '../../words/words.ts';
import { languageOfDraft } from '../draft/texts-of-items.ts';
import { useDraft } from '../draft-in-hand.ts';
import { askedAttributes } from './asked-attributes.ts';
import { useFacts } from './catalog-facts.tsx';
import { textIn, usePart } from './draft-fields.tsx';
import { seeAndFocus, useFocusedPart } from './focus-place.ts';
import { Grip } from './grip.tsx';
import { droppedAt, isGone, MOST_SHOWN, movedBy, offeredFacts, shownIn, takenAway } from './shown-facts-edits.ts';

export function ShownFacts() {
  const { editor } = useWords();
  const { document, mayChange } = useDraft();
  const { attributes, nameOf: titleOf } = useFacts();
  const [value, change] = usePart(['results', 'attributes']);
  const shown = shownIn(value);
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  /** What gets the focus once it is shown: the same button of what was moved. */
  const focusOn = useRef<string | null>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    list.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = null;
  });
  useFocusedPart(
    ([member, part]) => member === 'results' && part === 'attributes',
    ([, , nth]) => seeAndFocus(list.current?.querySelectorAll<HTMLElement>(':scope > li')[Number(nth)]),
  );
  const place = (name: string, moved: readonly string[]): void => {
    if (moved === shown) {
      setTold(editor.atEnd);
      return;
    }
    change(moved);
    setTold(fillIn(editor.moved, { title: titleOf(name), place: moved.indexOf(name) + 1, of: moved.length }));
  };
  const move = (name: string, by: -1 | 1): void => {
    focusOn.current = `[data-fact="${CSS.escape(name)}"] [data-move="${by}"]`;
    place(name, movedBy(shown, name, by));
  };
  const remove = (name: string): void => {
    change(takenAway(shown, name));
    setTold(fillIn(editor.deleted, { title: titleOf(name) }));
    select.current?.focus();
  };
  const asked = askedAttributes(document);
  // The price is shown anyway.
  const free = attributes.filter(({ name }) => name !== 'price' && !shown.includes(name));
  return (
    <section className="shown-facts" aria-label={editor.facts}>
      <p className="field-label">{editor.facts}</p>
      <p className="quiet">{shown.length === 0 ? editor.factsNone : editor.factsHint}</p>
      <ol ref={list} aria-label={editor.facts}>
        {shown.map((name, nth) => (
          <li
            key={name}
            data-fact={name}
            tabIndex={-1}
            data-gone={isGone(name, attributes) || undefined}
            data-dragged={dragged === name || undefined}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== name) place(dragged, droppedAt(shown, dragged, name));
              setDragged(null);
            }}
          >
            {mayChange && <Grip title={titleOf(name)} drag={(isOn) => setDragged(isOn ? name : null)} />}
            <span className="fact-name">
              <FactName name={name} usual={titleOf(name)} />
              {isGone(name, attributes) ? (
                <span className="fact-gone">{editor.factGone}</span>
              ) : (
                attributes.length > 0 &&
                !asked.has(name) && <span className="fact-not-asked">{editor.factNotAsked}</span>
              )}
            </span>
            {mayChange && (
              <>
                {([-1, 1] as const).map((by) => (
                  <ActionIcon
                    key={by}
                    variant="subtle"
                    color="gray"
                    data-move={by}
                    aria-disabled={by === -1 ? nth === 0 : nth === shown.length - 1}
                    aria-label={fillIn(by === -1 ? editor.moveUp : editor.moveDown, { title: titleOf(name) })}
                    onClick={() => move(name, by)}
                  >
                    {by === -1 ? '↑' : '↓'}
                  </ActionIcon>
                ))}
                <CloseButton
                  aria-label={fillIn(editor.factHide, { title: titleOf(name) })}
                  onClick={() => remove(name)}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {mayChange && free.length > 0 && shown.length < MOST_SHOWN && (
        <NativeSelect
          ref={select}
          aria-label={editor.factAdd}
          value=""
          onChange={({ currentTarget: { value: name } }) => name !== '' && change([...shown, name])}
          data={[
            { value: '', label: editor.factAdd },
            ...offeredFacts(free, asked).map(({ isAsked, facts }) => ({
              group: isAsked ? editor.factsAsked : editor.factsOther,
              items: facts.map(({ name, label }) => ({ value: name, label: label || name })),
            })),
          ]}
        />
      )}
      <p className="unseen" role="status">
        {told}
      </p>
    </section>
  );
}

/** What shoppers read of it. */
function FactName({ name, usual }: { readonly name: string; readonly usual: string }) {
  const { editor } = useWords();
  const { document, mayChange } = useDraft();
  // While the catalog is read, there is nothing to be called otherwise.
  const isKnown = useFacts().attributes.length > 0;
  const [own, change] = usePart(['texts', languageOfDraft(document), `results.${name}.label`]);
  return (
    <TextInPlace
      text={textIn(own) || usual}
      usual={usual}
      label={fillIn(editor.factLabel, { title: usual })}
      change={(said) => change(said === usual ? undefined : said)}
      most={LONGEST}
      isReadOnly={!mayChange || !isKnown}
    />
  );
}

/** Characters, as the file may have. */
const LONGEST = 500;
