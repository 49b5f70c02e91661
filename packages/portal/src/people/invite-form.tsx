// Whom to invite, and to which role.

import { ROLES, type Role } from '@guidepost/contract/admin/rights';
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { EmailField } from '../parts/fields.tsx';
import { Problem } from '../parts/states.tsx';
import { useWords } from '../words/words.ts';
import type { MadeLink } from './made-link.ts';

interface FormProps {
  readonly client: string;
  readonly made: (link: MadeLink) => void;
  readonly close: () => void;
}

export function InviteForm({ opened, ...props }: FormProps & { readonly opened: boolean }) {
  const { people, common } = useWords();
  return (
    <Modal
      opened={opened}
      onClose={props.close}
      title={people.inviteTitle}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Form {...props} />
    </Modal>
  );
}

function Form({ client, made, close }: FormProps) {
  const { people, roles, roleHints, common } = useWords();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const doing = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void doing.run(async () => made({ ...(await admin.call('invite', { client, body: { email, role } })), email }));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{people.inviteHint}</Text>
        <EmailField value={email} change={setEmail} error={doing.error} autoComplete="off" />
        <Radio.Group
          label={people.role}
          value={role}
          onChange={(value) => setRole(ROLES.find((each) => each === value) ?? role)}
        >
          <Stack gap="xs" mt="xs">
            {ROLES.map((each) => (
              <Radio key={each} value={each} label={roles[each]} description={roleHints[each]} />
            ))}
          </Stack>
        </Radio.Group>
        <Problem error={doing.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={doing.isBusy}>
            {people.inviteButton}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
