// Publishing: first what stops it or what it changes, then the very state that was looked at becomes a version.

import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { useDraft } from '../draft-in-hand.ts';
import { type InDialog, PublishSteps } from './publish-steps.tsx';
import type { SeenDraft } from './use-publishing.ts';

/** `checked`: what the check beside the editor found last, maybe of an older state; null: nothing yet. */
export function PublishButton({ checked, tell }: Pick<InDialog, 'checked' | 'tell'>) {
  const { mayChange } = useDraft();
  const { checking, common } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  if (!mayChange) return null;
  // What is under way cannot be left in between.
  const close = (): void => setIsOpen(isBusy);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{checking.publish.button}</Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={checking.publish.title}
        size="lg"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <SavedFirst {...{ checked, tell }} close={() => setIsOpen(false)} setIsBusy={setIsBusy} />
      </Modal>
    </>
  );
}

/** Only what is saved can be published. */
function SavedFirst(props: InDialog) {
  const draft = useDraft();
  const { publish } = useWords().checking;
  const [seen, setSeen] = useState<SeenDraft | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const { saveNow } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void saveNow().finally(() => setHasTried(true)), []);
  useEffect(() => {
    if (draft.isSaved && seen === null) setSeen(draft);
  }, [draft, seen]);
  if (seen !== null) return <PublishSteps key={seen.revision} seen={seen} lookAgain={() => setSeen(null)} {...props} />;
  return <p role="status">{hasTried ? publish.notSaved : publish.saving}</p>;
}
