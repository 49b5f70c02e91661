// E-mail and password.

import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { EmailField, PasswordField } from '../parts/fields.tsx';
import { Problem } from '../parts/states.tsx';
import { useWords } from '../words/words.ts';

export function SignInForm({
  known = '',
  signedIn,
}: {
  /** The address of whoever is expected. */
  readonly known?: string;
  readonly signedIn: (me: MeView) => void;
}) {
  const { signIn, fields } = useWords();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const doing = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void doing.run(async () => signedIn(await admin.call('signIn', { body: { email, password } })));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <EmailField value={email} change={setEmail} error={doing.error} autoComplete="username" />
        <PasswordField label={fields.password} value={password} change={setPassword} error={doing.error} />
        <Problem error={doing.error} />
        <Button type="submit" loading={doing.isBusy}>
          {signIn.button}
        </Button>
      </Stack>
    </form>
  );
}
