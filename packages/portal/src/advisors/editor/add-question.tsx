// A question is added by what it is about: an attribute of the catalog, of which Guidepost makes a whole question, or something of one's
// own.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { admin, useAsked, useDoing } from '../../asking.ts';
import { Problem } from '../../parts/states.tsx';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { type DraftObject, itemsIn } from '../draft/draft-document.ts';
import { orderOf } from '../draft/order-edits.ts';
import { useDraft } from '../draft-in-hand.ts';
import { askedAttributes } from './asked-attributes.ts';
import { useFacts } from './catalog-facts.tsx';
import { textIn } from './draft-fields.tsx';
import { newQuestion, withFreeId } from './new-items.ts';
import { usefulFirst } from './useful-first.ts';

export function AddQuestion({ add }: { readonly add: (question: DraftObject) => void }) {
  const { editor } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="light" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {editor.addQuestion}
      </Button>
      {isOpen && (
        <WhatAbout
          add={(question) => {
            setIsOpen(false);
            add(question);
          }}
          close={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

function WhatAbout({ add, close }: { readonly add: (question: DraftObject) => void; readonly close: () => void }) {
  const { editor, common } = useWords();
  const words = editor.adding;
  const { client, document } = useDraft();
  const { attributes, catalog, within } = useFacts();
  const [search, setSearch] = useState('');
  const doing = useDoing();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const asked = askedAttributes(document);
  const wanted = search.trim().toLowerCase();
  const found = attributes.filter(({ name, label }) => `${name} ${label ?? ''}`.toLowerCase().includes(wanted));
  const choose = (attribute: string): void => {
    void doing.run(async () => {
      const query = {
        attribute,
        language: textIn(document.language) || 'en',
        order: orderOf(document),
        ...(within && { within }),
      };
      const { question } = await admin.call('draftQuestion', { client, catalog, query });
      add(withFreeId(question, itemsIn(document, ['questions'])));
    });
  };
  return (
    <section className="what-about" aria-label={words.title}>
      <p className="field-label">{words.title}</p>
      <TextInput
        type="search"
        ref={field}
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <ul aria-label={words.list}>
        <li>
          <button type="button" disabled={doing.isBusy} onClick={() => add(newQuestion())}>
            <strong>{words.own}</strong> <span className="quiet">{words.ownHint}</span>
          </button>
        </li>
        <Attributes {...{ attributes: found, all: attributes, asked, choose }} isBusy={doing.isBusy} />
      </ul>
      {found.length === 0 && <p className="quiet">{words.none}</p>}
      <p role="status" className="quiet">
        {doing.isBusy ? words.busy : ''}
      </p>
      <Problem error={doing.error} />
      <Button size="xs" variant="default" onClick={close}>
        {common.cancel}
      </Button>
    </section>
  );
}

function Attributes({
  attributes,
  all,
  asked,
  choose,
  isBusy,
}: {
  /** Those that are found. */
  readonly attributes: readonly AttributeView[];
  readonly all: readonly AttributeView[];
  readonly asked: ReadonlySet<string>;
  readonly choose: (attribute: string) => void;
  readonly isBusy: boolean;
}) {
  const { editor } = useWords();
  const words = editor.adding;
  const language = useLanguage();
  const { client, catalog } = useFacts();
  const [tally] = useAsked('tallyAttributes', { client, catalog: catalog || '-' });
  const told = tally.state === 'there' ? tally.answer : null;
  const known = new Map(told?.attributes.map((each) => [each.name, each.known]));
  // In an order that does not change under the pointer.
  if (tally.state === 'loading') return null;
  const found = new Set(attributes);
  const sorted = usefulFirst(all, asked, known, told?.of ?? 0).filter((each) => found.has(each));
  return sorted.map(({ name, label, type }) => {
    const count = known.get(name);
    return (
      <li key={name}>
        <button type="button" disabled={isBusy} onClick={() => choose(name)}>
          {label || name}{' '}
          <span className="quiet">
            {editor.types[type]}
            {count !== undefined &&
              ` · ${fillIn(sayCount(language, words.known, count), { of: new Intl.NumberFormat(language).format(told?.of ?? 0) })}`}
            {asked.has(name) && ` · ${words.asked}`}
          </span>
        </button>
      </li>
    );
  });
}
