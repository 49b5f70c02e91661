// A new shop, for owners of all shops.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addressOf } from '../addresses.ts';
import { admin, useDoing } from '../asking.ts';
import { DialogForm, FormDialog } from '../parts/form-dialog.tsx';
import { isShortName, typedShortName } from '../short-name.ts';
import { fillIn, useWords } from '../words/words.ts';

export function NewShopButton() {
  const { newShop } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{newShop.button}</Button>
      <NewShopDialog opened={isOpen} close={() => setIsOpen(false)} />
    </>
  );
}

export function NewShopDialog({ opened, close }: { readonly opened: boolean; readonly close: () => void }) {
  const { newShop } = useWords();
  return (
    <FormDialog title={newShop.title} opened={opened} close={close}>
      <Form close={close} />
    </FormDialog>
  );
}

function Form({ close }: { readonly close: () => void }) {
  const { newShop } = useWords();
  const [name, setName] = useState('');
  /** Null: as it follows from the name. */
  const [written, setWritten] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const doing = useDoing();
  const typed = written ?? typedShortName(name);
  const client = typed.trim().toLowerCase();
  const isTaken = doing.error instanceof AdminProblem && doing.error.slug === 'already-exists';
  const fault = isTaken
    ? newShop.idTaken
    : isShortName(client)
      ? null
      : client !== ''
        ? newShop.idWrong
        : name.trim() !== '' || isTried
          ? newShop.idEmpty
          : null;
  const change = (by: () => void): void => {
    doing.forget();
    by();
  };
  const submit = (): void => {
    setIsTried(true);
    if (!isShortName(client)) return;
    void doing.run(async () => {
      await admin.call('createClient', { body: { client } });
      // Everything begins anew with it, also the list of shops.
      location.assign(addressOf({ page: 'home', client }));
    });
  };
  return (
    <DialogForm
      doing={isTaken ? { ...doing, error: null } : doing}
      submit={submit}
      submitText={newShop.make}
      close={close}
    >
      <TextInput
        label={newShop.name}
        description={
          <span aria-live="polite">
            {isShortName(client) ? fillIn(newShop.shortName, { client }) : newShop.nameHint}
          </span>
        }
        placeholder={newShop.example}
        required
        withAsterisk={false}
        data-autofocus
        value={name}
        onChange={({ currentTarget: { value } }) =>
          change(() => {
            setName(value);
            // One that was emptied follows the name again.
            setWritten((now) => now || null);
          })
        }
      />
      <TextInput
        label={newShop.id}
        description={newShop.idHint}
        error={fault}
        withAsterisk={false}
        classNames={{ input: 'small-letters' }}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget: { value } }) => change(() => setWritten(value))}
      />
    </DialogForm>
  );
}
