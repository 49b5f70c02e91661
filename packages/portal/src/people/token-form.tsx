// A new token: what it is for, what it may do, until when. It is never offered more than whoever makes it may.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { PARTS } from '@guidepost/contract/admin/rights';
import { Fieldset, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useContext, useState } from 'react';
import { admin, useDoing } from '../asking.ts';
import { DialogForm, FormDialog } from '../parts/form-dialog.tsx';
import { faultOf } from '../say-problem.ts';
import { may } from '../shop/rights.ts';
import { SpokenContext } from '../words/words.ts';

const EXPIRES = ['30d', '90d', '365d'] as const;

interface FormProps {
  readonly shop: ClientView;
  readonly created: (token: string) => void;
  readonly close: () => void;
}

export function TokenForm({ opened, ...props }: FormProps & { readonly opened: boolean }) {
  const { tokens } = useContext(SpokenContext).words;
  return (
    <FormDialog title={tokens.create} opened={opened} close={props.close}>
      <Form {...props} />
    </FormDialog>
  );
}

function Form({ shop, created, close }: FormProps) {
  const spoken = useContext(SpokenContext);
  const { tokens, keys } = spoken.words;
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Readonly<Record<string, string>>>({});
  const [expires, setExpires] = useState<string>('90d');
  const [isEmpty, setIsEmpty] = useState(false);
  const doing = useDoing();
  const submit = (): void => {
    const wanted = Object.entries(scopes).flatMap(([part, access]) => (access === 'no' ? [] : [`${part}:${access}`]));
    setIsEmpty(wanted.length === 0);
    if (wanted.length === 0) return;
    const body = { client: shop.client, name, scopes: wanted, expires };
    void doing.run(async () => created((await admin.call('createToken', { body })).token));
  };
  return (
    <DialogForm doing={doing} submit={submit} submitText={tokens.create} close={close}>
      <TextInput
        label={tokens.name}
        value={name}
        required
        withAsterisk={false}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
        error={faultOf(doing.error, 'name', spoken)}
      />
      <Fieldset legend={tokens.scopes}>
        <Stack gap="xs">
          {PARTS.filter((part) => may(shop, part, 'read')).map((part) => (
            <NativeSelect
              key={part}
              label={tokens.parts[part]}
              value={scopes[part] ?? 'no'}
              onChange={({ currentTarget: { value } }) => setScopes((before) => ({ ...before, [part]: value }))}
              data={(['no', 'read', 'change'] as const)
                // Only people change who may do what.
                .filter((access) => access !== 'change' || (part !== 'people' && may(shop, part, 'change')))
                .map((value) => ({ value, label: tokens.may[value] }))}
            />
          ))}
        </Stack>
      </Fieldset>
      {isEmpty && (
        <Text role="alert" c="red">
          {tokens.nothing}
        </Text>
      )}
      <NativeSelect
        label={tokens.expires}
        value={expires}
        onChange={(event) => setExpires(event.currentTarget.value)}
        data={EXPIRES.map((value) => ({ value, label: keys.expiresChoices[value] }))}
      />
    </DialogForm>
  );
}
