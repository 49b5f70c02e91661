// A new shop, for owners of all shops.

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addressOf } from '../addresses.ts';
import { admin, useDoing } from '../asking.ts';
import { DialogForm, FormDialog } from '../parts/form-dialog.tsx';
import { typedShortName } from '../short-name.ts';
import { fillIn, useWords } from '../words/words.ts';

export function NewShopButton() {
  const { newShop } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{newShop.button}</Button>
      <FormDialog title={newShop.title} opened={isOpen} close={() => setIsOpen(false)}>
        <Form close={() => setIsOpen(false)} />
      </FormDialog>
    </>
  );
}

function Form({ close }: { readonly close: () => void }) {
  const { newShop } = useWords();
  const [name, setName] = useState('');
  const doing = useDoing();
  const client = typedShortName(name);
  const submit = (): void =>
    void doing.run(async () => {
      await admin.call('createClient', { body: { client } });
      // Everything begins anew with it, also the list of shops.
      location.assign(addressOf({ page: 'home', client }));
    });
  return (
    <DialogForm doing={doing} submit={submit} submitText={newShop.make} close={close}>
      <TextInput
        label={newShop.name}
        description={client === '' ? newShop.nameHint : fillIn(newShop.shortName, { client })}
        placeholder={newShop.example}
        required
        withAsterisk={false}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
