// What somebody gives who comes with a link: the first owner everything, whoever is invited name and password, for a reset the password.

import type { LinkView } from '@guidepost/contract/admin/link-routes';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { EmailField, NameField, PasswordField } from '../parts/fields.tsx';
import { Problem } from '../parts/states.tsx';
import { useLanguage, useWords } from '../words/words.ts';

export function NewAccountForm({
  link: { kind, email: known },
  secret,
  accepted,
}: {
  readonly link: LinkView;
  readonly secret: string;
  readonly accepted: (me: MeView) => void;
}) {
  const { link, fields } = useWords();
  const language = useLanguage();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const doing = useDoing();
  const isReset = kind === 'reset';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const person = { ...(known === null && { email }), ...(!isReset && { name, language }) };
    void doing.run(async () => accepted(await admin.call('acceptLink', { body: { secret, ...person, password } })));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {known === null ? (
          <EmailField value={email} change={setEmail} error={doing.error} autoComplete="username" />
        ) : (
          // Password managers keep the password for this address.
          <input
            className="unseen"
            type="text"
            autoComplete="username"
            value={known}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
        )}
        {!isReset && <NameField value={name} change={setName} error={doing.error} />}
        <PasswordField
          isNew
          label={isReset ? fields.newPassword : fields.password}
          value={password}
          change={setPassword}
          error={doing.error}
        />
        <Problem error={doing.error} />
        <Button type="submit" loading={doing.isBusy}>
          {isReset ? link.set : link.begin}
        </Button>
      </Stack>
    </form>
  );
}
