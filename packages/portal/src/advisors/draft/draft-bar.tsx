// Whether the draft is saved, undo and redo, and what went wrong. It stays in sight.

import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Nothing } from '../../parts/states.tsx';
import { sayCount, useLanguage, useWords } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import { ClashChoice } from './clash-choice.tsx';

export function DraftBar() {
  const draft = useDraft();
  const { drafts, common } = useWords();
  const language = useLanguage();
  const { mayChange, state, undo, redo, canUndo, canRedo, dropped } = draft;
  useUndoKeys(undo, redo);
  if (!mayChange) return <Nothing>{drafts.onlySee}</Nothing>;
  const isCalm = state === 'saved' || state === 'saving';
  return (
    <div className="draft-bar">
      <Group gap="xs">
        <Button size="xs" variant="default" disabled={!canUndo} onClick={undo} aria-keyshortcuts="Control+Z">
          {drafts.undo}
        </Button>
        <Button size="xs" variant="default" disabled={!canRedo} onClick={redo} aria-keyshortcuts="Control+Shift+Z">
          {drafts.redo}
        </Button>
        <span className="quiet" role="status" data-state={state}>
          {isCalm ? drafts.states[state] : ''}
        </span>
      </Group>
      {!isCalm && (
        <Alert variant="outline" color={state === 'away' ? 'yellow' : 'red'} role="alert" p="xs">
          <Group justify="space-between">
            <Text size="sm">{drafts.states[state]}</Text>
            {(state === 'away' || state === 'refused') && (
              <Button size="xs" variant="default" onClick={() => void draft.saveNow()}>
                {drafts.tryNow}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <ClashChoice />
      {dropped > 0 && (
        <Alert
          variant="outline"
          color="yellow"
          role="alert"
          withCloseButton
          closeButtonLabel={common.close}
          onClose={draft.forgetDropped}
        >
          {sayCount(language, drafts.dropped, dropped)}
        </Alert>
      )}
    </div>
  );
}

/** Everywhere on the page, also in fields: what is typed is a change of the draft, too. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}
