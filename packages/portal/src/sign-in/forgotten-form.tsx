// Whoever forgot the password has a link sent. What is said does not tell whether there is such an account.

import { Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { EmailField } from '../parts/fields.tsx';
import { Problem } from '../parts/states.tsx';
import { fillIn, useWords } from '../words/words.ts';

export function ForgottenForm({ back }: { readonly back: () => void }) {
  const { signIn } = useWords();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const doing = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void doing.run(async () => {
      await admin.call('forgotPassword', { body: { email } });
      setSentTo(email);
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {sentTo === null ? (
          <>
            <Text>{signIn.forgottenHint}</Text>
            <EmailField value={email} change={setEmail} error={doing.error} autoComplete="username" />
            <Problem error={doing.error} />
            <Button type="submit" loading={doing.isBusy}>
              {signIn.sendLink}
            </Button>
          </>
        ) : (
          <Text role="status">{fillIn(signIn.linkSent, { email: sentTo })}</Text>
        )}
        <Button variant="default" onClick={back}>
          {signIn.back}
        </Button>
      </Stack>
    </form>
  );
}
