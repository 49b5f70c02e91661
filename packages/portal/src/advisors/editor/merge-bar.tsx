// Several answers of a question are ticked, and become one.

import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { idOf, itemsIn, type PartPath, partIn } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';
import { useFacts } from './catalog-facts.tsx';
import { textIn } from './draft-fields.tsx';
import { mergeAnswers } from './merge-answers.ts';
import { titleOfMerged } from './title-of-merged.ts';

/** Of fewer answers, too few would be left. */
export const FEWEST_TO_MERGE = 3;

/** `path`: of the question. `ids`: of the answers that are ticked. */
export function MergeBar({
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
  const field = useRef<HTMLInputElement>(null);
  const title = typed ?? proposed;
  const clear = (): void => {
    setTyped(null);
    setIsMissing(false);
    untick();
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
      setTold(fillIn(editor.merging.done, { title: title.trim(), count: ids.length }));
      clear();
      field.current
        ?.closest('.answers')
        ?.querySelector<HTMLElement>(`[data-item="${CSS.escape(kept ?? '')}"] [data-toggle]`)
        ?.focus();
    });
  };
  return (
    <>
      {!isOffered ? null : ids.length === 0 ? (
        <p className="quiet">{editor.merging.hint}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a bar of its own look
        <div className="merge-bar" role="group" aria-label={editor.merging.label}>
          <TextInput
            ref={field}
            size="xs"
            label={editor.merging.title}
            value={title}
            error={isMissing && title.trim() === '' && editor.merging.untitled}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || ids.length < 2) return;
              // Otherwise it would press the button that has the focus then.
              event.preventDefault();
              merge();
            }}
          />
          <Button size="xs" disabled={ids.length < 2} onClick={merge}>
            {editor.merging.make}
          </Button>
          <Button size="xs" variant="default" onClick={clear}>
            {editor.merging.clear}
          </Button>
          <p className="quiet" role="status">
            {ids.length === 1 ? editor.merging.another : sayCount(language, editor.merging.ticked, ids.length)}
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
  const { attributes } = useFacts();
  const chosen = itemsIn(document, [...path, 'answers']).filter((answer) => ids.includes(idOf(answer)));
  const language = textIn(document.language);
  const { en, de } = editor.rangeWords;
  return titleOfMerged(chosen, {
    words: language.startsWith('de') ? de : language.startsWith('en') ? en : null,
    language,
    attribute: textIn(partIn(document, [...path, 'attribute'])),
    unitOf: (attribute) => attributes.find(({ name }) => name === attribute)?.unit ?? '',
  });
}
