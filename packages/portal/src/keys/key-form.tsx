// A new key: of which kind, for which pages, until when.

import { NativeSelect, Radio, Stack, Textarea } from '@mantine/core';
import { useContext, useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { DialogForm, FormDialog } from '../parts/form-dialog.tsx';
import { faultOf } from '../say-problem.ts';
import { SpokenContext } from '../words/words.ts';

const KINDS = ['publishable', 'secret'] as const;
const EXPIRES = ['never', '30d', '90d', '365d'] as const;

interface FormProps {
  readonly client: string;
  readonly created: (key: string) => void;
  readonly close: () => void;
}

export function KeyForm({ opened, ...props }: FormProps & { readonly opened: boolean }) {
  const { keys } = useContext(SpokenContext).words;
  return (
    <FormDialog title={keys.create} opened={opened} close={props.close}>
      <Form {...props} />
    </FormDialog>
  );
}

function Form({ client, created, close }: FormProps) {
  const spoken = useContext(SpokenContext);
  const { keys } = spoken.words;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('publishable');
  const [origins, setOrigins] = useState('');
  const [expires, setExpires] = useState<string>('never');
  const doing = useDoing();
  const submit = (): void => {
    const body = {
      kind,
      ...(kind === 'publishable' && origins.trim() !== '' && { origins: origins.trim().split(/[\s,]+/) }),
      ...(expires !== 'never' && { expires }),
    };
    void doing.run(async () => created((await admin.call('createKey', { client, body })).key));
  };
  return (
    <DialogForm doing={doing} submit={submit} submitText={keys.create} close={close}>
      <Radio.Group
        label={keys.kind}
        value={kind}
        onChange={(value) => setKind(KINDS.find((each) => each === value) ?? kind)}
      >
        <Stack gap="xs" mt="xs">
          {KINDS.map((each) => (
            <Radio key={each} value={each} label={keys.kinds[each]} description={keys.kindHints[each]} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'publishable' && (
        <Textarea
          label={keys.origins}
          description={keys.originsHint}
          rows={3}
          spellCheck={false}
          value={origins}
          onChange={(event) => setOrigins(event.currentTarget.value)}
          error={faultOf(doing.error, 'origins', spoken)}
        />
      )}
      <NativeSelect
        label={keys.expires}
        value={expires}
        onChange={(event) => setExpires(event.currentTarget.value)}
        data={EXPIRES.map((value) => ({ value, label: keys.expiresChoices[value] }))}
        error={faultOf(doing.error, 'expires', spoken)}
      />
    </DialogForm>
  );
}
