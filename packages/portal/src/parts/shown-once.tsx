// A secret that is shown this one time: it can be copied, and the window does not close by a slip.

import { Button, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

export function ShownOnce({
  title,
  hint,
  secret,
  close,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  /** Null: nothing is shown. */
  readonly secret: string | null;
  readonly close: () => void;
  readonly children?: ReactNode;
}) {
  const { common, keys } = useWords();
  return (
    <Modal
      opened={secret !== null}
      onClose={close}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        <Text>{hint}</Text>
        {children}
        <output className="secret">{secret}</output>
        <Group>
          <CopyButton value={secret ?? ''} timeout={4000}>
            {({ copied, copy }) => (
              <Button data-autofocus onClick={copy}>
                <span aria-live="polite">{copied ? common.copied : common.copy}</span>
              </Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={close}>
            {keys.done}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
