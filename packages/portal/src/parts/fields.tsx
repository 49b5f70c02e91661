// Fields of several forms, with what browsers and password managers need to know of them.

import { PasswordInput, TextInput } from '@mantine/core';
import { useContext } from 'react';
import { faultOf } from '../say-problem.ts';
import { SpokenContext } from '../words/words.ts';

interface FieldProps {
  readonly value: string;
  readonly change: (value: string) => void;
  /** What the service said of the form. */
  readonly error: unknown;
}

export function EmailField({ value, change, error, autoComplete }: FieldProps & { readonly autoComplete: string }) {
  const spoken = useContext(SpokenContext);
  return (
    <TextInput
      {...{ value, autoComplete }}
      label={spoken.words.fields.email}
      name="email"
      // Not `email`: the browser would refuse addresses in its own words, and change those with other letters.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      onChange={(event) => change(event.currentTarget.value)}
      error={faultOf(error, 'email', spoken)}
    />
  );
}

export function NameField({ value, change, error }: FieldProps) {
  const spoken = useContext(SpokenContext);
  return (
    <TextInput
      value={value}
      label={spoken.words.fields.name}
      name="name"
      autoComplete="name"
      required
      withAsterisk={false}
      onChange={(event) => change(event.currentTarget.value)}
      error={faultOf(error, 'name', spoken)}
    />
  );
}

export function PasswordField({
  value,
  change,
  error,
  label,
  isNew = false,
  member = 'password',
}: FieldProps & { readonly label: string; readonly isNew?: boolean; readonly member?: string }) {
  const spoken = useContext(SpokenContext);
  const { fields } = spoken.words;
  const fault = faultOf(error, member, spoken);
  return (
    <PasswordInput
      {...{ value, label }}
      description={isNew ? fields.passwordHint : undefined}
      name={member}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      withAsterisk={false}
      onChange={(event) => change(event.currentTarget.value)}
      error={fault}
      aria-invalid={fault !== null}
      visibilityToggleButtonProps={{ 'aria-label': fields.showPassword, tabIndex: 0 }}
    />
  );
}
