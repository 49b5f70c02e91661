// Whom to invite, and to which role.

import { ROLES, type Role } from '@guidepost/contract/admin/rights';
import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { EmailField } from '../parts/fields.tsx';
import { DialogForm, FormDialog } from '../parts/form-dialog.tsx';
import { useWords } from '../words/words.ts';
import type { MadeLink } from './made-link.ts';

interface FormProps {
  readonly client: string;
  readonly made: (link: MadeLink) => void;
  readonly close: () => void;
}

export function InviteForm({ opened, ...props }: FormProps & { readonly opened: boolean }) {
  const { people } = useWords();
  return (
    <FormDialog title={people.inviteTitle} opened={opened} close={props.close}>
      <Form {...props} />
    </FormDialog>
  );
}

function Form({ client, made, close }: FormProps) {
  const { people, roles, roleHints } = useWords();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const doing = useDoing();
  const submit = (): void => {
    void doing.run(async () => made({ ...(await admin.call('invite', { client, body: { email, role } })), email }));
  };
  return (
    <DialogForm doing={doing} submit={submit} submitText={people.inviteButton} close={close}>
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
    </DialogForm>
  );
}
