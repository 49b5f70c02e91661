// Asks before something that cannot be undone, or that somebody else will feel.

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Doing } from '../asking.ts';
import { useWords } from '../words/words.ts';
import { Problem } from './states.tsx';

export function Confirm({
  opened,
  title,
  hint,
  yes,
  isGrave = true,
  doing,
  close,
  confirm,
  children,
}: {
  readonly opened: boolean;
  readonly title: string;
  readonly hint: string;
  /** What the button says. */
  readonly yes: string;
  readonly isGrave?: boolean;
  readonly doing: Doing;
  readonly close: () => void;
  readonly confirm: () => void;
  readonly children?: ReactNode;
}) {
  const { common } = useWords();
  return (
    <Modal opened={opened} onClose={close} title={title} closeButtonProps={{ 'aria-label': common.close }}>
      <Stack>
        <Text>{hint}</Text>
        {children}
        <Problem error={doing.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {common.cancel}
          </Button>
          <Button {...(isGrave && { color: 'red.9' })} loading={doing.isBusy} onClick={confirm}>
            {yes}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
