// A form in a dialog: its title, its fields, what is wrong, and the two buttons at its end. It begins anew each time it opens.

import { Button, Group, Modal, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import type { useDoing } from '../asking.ts';
import { useWords } from '../words/words.ts';
import { Problem } from './states.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly opened: boolean;
  readonly close: () => void;
  /** The form itself; mounted while the dialog is open. */
  readonly children: ReactNode;
}

export function FormDialog({ title, opened, close, children }: FormDialogProps) {
  const { common } = useWords();
  return (
    <Modal opened={opened} onClose={close} title={title} closeButtonProps={{ 'aria-label': common.close }}>
      {children}
    </Modal>
  );
}

interface DialogFormProps {
  readonly doing: ReturnType<typeof useDoing>;
  readonly submit: () => void;
  /** What the button says that does it. */
  readonly submitText: string;
  readonly close: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

export function DialogForm({ doing, submit, submitText, close, children }: DialogFormProps) {
  const { common } = useWords();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={send}>
      <Stack>
        {children}
        <Problem error={doing.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={doing.isBusy}>
            {submitText}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
