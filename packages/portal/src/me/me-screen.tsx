// What one sees and changes of oneself.

import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import { Button, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { NameField, PasswordField } from '../parts/fields.tsx';
import { Page } from '../parts/page.tsx';
import { SchemeChoice } from '../parts/preferences.tsx';
import { Problem } from '../parts/states.tsx';
import { LANGUAGES, useWords } from '../words/words.ts';
import { SignIns } from './sign-ins.tsx';

interface MeProps {
  readonly me: MeView;
  readonly changed: (me: MeView) => void;
}

export function MeScreen({ me, changed, leave }: MeProps & { readonly leave: () => void }) {
  const words = useWords();
  return (
    <Page title={words.me.title} about={me.email ?? ''}>
      <div className="forms">
        <Paper component="section" withBorder p="lg" aria-label={words.me.profile}>
          <Profile me={me} changed={changed} />
        </Paper>
        <Paper component="section" withBorder p="lg" aria-label={words.me.password}>
          <Password me={me} />
        </Paper>
      </div>
      <SignIns leave={leave} />
    </Page>
  );
}

function Profile({ me, changed }: MeProps) {
  const words = useWords();
  const [name, setName] = useState(me.name);
  const [language, setLanguage] = useState(me.language ?? '');
  const [isSaved, setIsSaved] = useState(false);
  const doing = useDoing();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsSaved(false);
    const body = { name, language: language === '' ? null : language };
    setIsSaved(await doing.run(async () => changed(await admin.call('changeMe', { body }))));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Title order={2} size="h4">
          {words.me.profile}
        </Title>
        <NameField value={name} change={setName} error={doing.error} />
        <NativeSelect
          label={words.language.label}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value)}
          data={[
            { value: '', label: words.language.browser },
            ...LANGUAGES.map((value) => ({ value: value as string, label: words.language[value] })),
          ]}
        />
        <SchemeChoice />
        <Problem error={doing.error} />
        <Button type="submit" loading={doing.isBusy}>
          {words.common.save}
        </Button>
        <Text role="status">{isSaved && words.common.saved}</Text>
      </Stack>
    </form>
  );
}

function Password({ me }: Pick<MeProps, 'me'>) {
  const words = useWords();
  const [before, setBefore] = useState('');
  const [wanted, setWanted] = useState('');
  const [isChanged, setIsChanged] = useState(false);
  const doing = useDoing();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsChanged(false);
    const body = { password: before, new_password: wanted };
    const isDone = await doing.run(() => admin.call('changePassword', { body }));
    setIsChanged(isDone);
    if (!isDone) return;
    setBefore('');
    setWanted('');
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Title order={2} size="h4">
          {words.me.password}
        </Title>
        <input
          className="unseen"
          type="text"
          autoComplete="username"
          value={me.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordField label={words.fields.oldPassword} value={before} change={setBefore} error={doing.error} />
        <PasswordField
          isNew
          label={words.fields.newPassword}
          member="new_password"
          value={wanted}
          change={setWanted}
          error={doing.error}
        />
        <Problem error={doing.error} />
        <Button type="submit" loading={doing.isBusy}>
          {words.me.changePassword}
        </Button>
        <Text role="status">{isChanged && words.me.passwordChanged}</Text>
      </Stack>
    </form>
  );
}
