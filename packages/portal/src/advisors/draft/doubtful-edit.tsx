// Asks before a change that takes away what other questions wait for: they are named, and their conditions go with it.

import { Button, Group, Modal, Stack } from '@mantine/core';
import { useWords } from '../../words/words.ts';
import type { FreedQuestion } from './whole-edit.ts';

export function DoubtfulEdit({
  freed,
  decide,
}: {
  /** Null: there is nothing to ask. */
  readonly freed: readonly FreedQuestion[] | null;
  readonly decide: (isWanted: boolean) => void;
}) {
  const { drafts, common, editor } = useWords();
  const { doubt } = drafts;
  return (
    <Modal
      opened={freed !== null}
      onClose={() => decide(false)}
      title={doubt.title}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack>
        <p>{doubt.about}</p>
        <ul>
          {freed?.map(({ id, title, isAlways }) => (
            <li key={id}>
              <strong>{title.trim() || editor.untitled}</strong> {isAlways ? doubt.always : doubt.partly}
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => decide(false)}>
            {common.cancel}
          </Button>
          <Button data-autofocus onClick={() => decide(true)}>
            {doubt.goOn}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
