// Another advisor that begins as a copy of this one.

import { NAME_PATTERN } from '@guidepost/contract/name-pattern';
import { TextInput } from '@mantine/core';
import { useContext, useState } from 'react';
import { goTo } from '../../addresses.ts';
import { useDoing } from '../../asking.ts';
import { DialogForm, FormDialog } from '../../parts/form-dialog.tsx';
import { fillIn, SpokenContext, useWords } from '../../words/words.ts';
import { duplicate } from './version-work.ts';

interface DuplicateProps {
  readonly client: string;
  readonly advisor: string;
  readonly name: string;
  readonly close: () => void;
}

export function DuplicateDialog({ opened, ...props }: DuplicateProps & { readonly opened: boolean }) {
  const { versions } = useWords();
  return (
    <FormDialog title={versions.duplicateTitle} opened={opened} close={props.close}>
      <DuplicateForm {...props} />
    </FormDialog>
  );
}

function DuplicateForm({ client, advisor, name: original, close }: DuplicateProps) {
  const { versions } = useContext(SpokenContext).words;
  const [name, setName] = useState(fillIn(versions.copyOf, { name: original }));
  const [id, setId] = useState(`${advisor}-2`);
  const doing = useDoing();
  const submit = (): void =>
    void doing.run(async () => {
      await duplicate({ client, advisor }, { id: id.toLowerCase(), name });
      close();
      goTo({ page: 'advisors', client, inside: [id.toLowerCase()] });
    });
  return (
    <DialogForm doing={doing} submit={submit} submitText={versions.duplicate} close={close}>
      <p>{versions.duplicateHint}</p>
      <TextInput
        label={versions.copyName}
        value={name}
        required
        withAsterisk={false}
        maxLength={500}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={versions.copyId}
        description={versions.copyIdHint}
        classNames={{ input: 'small-letters' }}
        value={id}
        required
        withAsterisk={false}
        pattern={NAME_PATTERN}
        onChange={(event) => setId(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
