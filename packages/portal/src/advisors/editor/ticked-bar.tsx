// Several answers of a question are ticked, and become one or are deleted.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useCoveringBar } from '../../parts/use-covering-bar.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { idOf, itemsIn, type PartPath, partIn } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { useFacts } from './catalog-facts.tsx';
import { textIn } from './draft-fields.tsx';
import { mergeAnswers } from './merge-answers.ts';
import { titleOfMerged } from './title-of-merged.ts';

/** Of fewer answers, too few would be left. */
export const FEWEST_TO_TICK = 3;

/** `path`: of the question. `ids`: of the answers that are ticked. */
export function TickedBar({
  path,
  isOffered,
  ids,
  untick,
}: {
  readonly path: PartPath;
  readonly isOffered: boolean;
  readonly ids: readonly string[];
  readonly untick: () => void;
}) {
  const { editor } = useWords();
  const language = useLanguage();
  const { document, edit } = useDraft();
  const proposed = useProposedTitle(path, ids);
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [told, setTold] = useState('');
  const bar = useCoveringBar('end');
  const field = useRef<HTMLInputElement>(null);
  const title = typed ?? proposed;
  const clear = (): void => {
    setTyped(null);
    setIsMissing(false);
    untick();
  };
  const focusOn = (answer: string | undefined): void =>
    field.current
      ?.closest('.answers')
      ?.querySelector<HTMLElement>(`[data-item="${CSS.escape(answer ?? '')}"] [data-toggle]`)
      ?.focus();
  const remove = (): void => {
    const all = itemsIn(document, [...path, 'answers']).map(idOf);
    const first = all.findIndex((id) => ids.includes(id));
    const left = [...all.slice(first), ...all.slice(0, first).toReversed()].find((id) => !ids.includes(id));
    const removals = ids.map((id): DraftOperation => ({ op: 'remove', path: [...path, 'answers', id] }));
    edit(removals, () => {
      setTold(sayCount(language, editor.ticking.deleted, ids.length));
      focusOn(left);
      clear();
    });
  };
  const merge = (): void => {
    if (title.trim() === '') {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    const answers = [...path, 'answers'];
    const kept = itemsIn(document, answers)
      .map(idOf)
      .find((id) => ids.includes(id));
    edit(mergeAnswers(document, path, ids, title.trim()), () => {
      setTold(fillIn(editor.ticking.done, { title: title.trim(), count: ids.length }));
      focusOn(kept);
      clear();
    });
  };
  return (
    <>
      {!isOffered ? null : ids.length === 0 ? (
        <p className="quiet">{editor.ticking.hint}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a bar of its own look
        <div className="ticked-bar" ref={bar} role="group" aria-label={editor.ticking.label}>
          <TextInput
            ref={field}
            size="xs"
            label={editor.ticking.title}
            value={title}
            error={isMissing && title.trim() === '' && editor.ticking.untitled}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || ids.length < 2) return;
              // Otherwise it would press the button that has the focus then.
              event.preventDefault();
              merge();
            }}
          />
          <Button size="xs" disabled={ids.length < 2} onClick={merge}>
            {editor.ticking.make}
          </Button>
          <Button size="xs" variant="default" onClick={remove}>
            {editor.ticking.delete}
          </Button>
          <Button size="xs" variant="default" onClick={clear}>
            {editor.ticking.clear}
          </Button>
          <p className="quiet" role="status">
            {ids.length === 1 ? editor.ticking.another : sayCount(language, editor.ticking.ticked, ids.length)}
          </p>
        </div>
      )}
      <p className="unseen" role="status">
        {told}
      </p>
    </>
  );
}

function useProposedTitle(path: PartPath, ids: readonly string[]): string {
  const { editor } = useWords();
  const { document } = useDraft();
  const { attributes, currency } = useFacts();
  const chosen = itemsIn(document, [...path, 'answers']).filter((answer) => ids.includes(idOf(answer)));
  const language = textIn(document.language);
  const { en, de } = editor.rangeWords;
  return titleOfMerged(chosen, {
    words: language.startsWith('de') ? de : language.startsWith('en') ? en : null,
    language,
    attribute: textIn(partIn(document, [...path, 'attribute'])),
    unitOf: (attribute) => attributes.find(({ name }) => name === attribute)?.unit ?? '',
    currency,
  });
}
