// A new key: of which kind, for which pages, until when.

import { Button, Group, Modal, NativeSelect, Radio, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useContext, useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { Problem } from '../parts/states.tsx';
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
  const { keys, common } = useContext(SpokenContext).words;
  return (
    <Modal opened={opened} onClose={props.close} title={keys.create} closeButtonProps={{ 'aria-label': common.close }}>
      {/* It begins anew each time it opens. */}
      <Form {...props} />
    </Modal>
  );
}

function Form({ client, created, close }: FormProps) {
  const spoken = useContext(SpokenContext);
  const { keys, common } = spoken.words;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('publishable');
  const [origins, setOrigins] = useState('');
  const [expires, setExpires] = useState<string>('never');
  const doing = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = {
      kind,
      ...(kind === 'publishable' && origins.trim() !== '' && { origins: origins.trim().split(/[\s,]+/) }),
      ...(expires !== 'never' && { expires }),
    };
    void doing.run(async () => created((await admin.call('createKey', { client, body })).key));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
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
        <Problem error={doing.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={doing.isBusy}>
            {keys.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
