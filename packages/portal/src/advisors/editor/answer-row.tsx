// What shoppers read of an answer, in the list of answers, to be worded without opening it.

import { TextInput } from '@mantine/core';
import { fillIn, useWords } from '../../words/words.ts';
import type { DraftObject, PartPath } from '../draft/draft-document.ts';
import { usualTitle } from './answer-condition.ts';
import { textIn, usePart } from './draft-fields.tsx';

export function AnswerRow({
  answer,
  path,
  nth,
  attribute,
}: {
  readonly answer: DraftObject;
  readonly path: PartPath;
  readonly nth: number;
  readonly attribute: string;
}) {
  const { editor } = useWords();
  const usual = usualTitle(answer, attribute);
  return (
    <>
      <RowText
        path={[...path, 'title']}
        label={fillIn(editor.titleOfAnswer, { nth: nth + 1 })}
        placeholder={usual ?? editor.untitledAnswer}
        isShown={usual !== null}
        isFirst
      />
      {textIn(answer.description) !== '' && (
        <RowText
          path={[...path, 'description']}
          label={fillIn(editor.descriptionOfAnswer, { nth: nth + 1 })}
          placeholder={editor.description}
        />
      )}
    </>
  );
}

function RowText({
  path,
  label,
  placeholder,
  isShown = false,
  isFirst = false,
}: {
  readonly path: PartPath;
  readonly label: string;
  readonly placeholder: string;
  /** Shoppers read the placeholder while nothing is written. */
  readonly isShown?: boolean;
  readonly isFirst?: boolean;
}) {
  const [value, change] = usePart(path);
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder={placeholder}
      value={textIn(value)}
      {...(isFirst && { 'data-row-title': true })}
      {...(isShown && { 'data-shown': true })}
      onChange={({ currentTarget: { value: text } }) => change(isShown && text.trim() === '' ? undefined : text)}
      // On to the next answer, as in a list that is written.
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        const next = event.currentTarget.closest('li')?.nextElementSibling;
        next?.querySelector<HTMLElement>('[data-row-title], [data-toggle]')?.focus();
      }}
    />
  );
}
