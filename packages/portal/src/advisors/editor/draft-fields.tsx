// Fields for single parts of the draft: each shows what is there and changes it as one types.

import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { type PartPath, partIn } from '../draft/draft-document.ts';
import { useDraft } from '../draft-in-hand.ts';

interface PartProps {
  readonly path: PartPath;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** What a file may have as a number or a boolean is shown as it is written. */
export const textIn = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Reads and changes one part; `undefined` takes it away. */
export function usePart(path: PartPath): readonly [unknown, (value: unknown) => void] {
  const { document, edit } = useDraft();
  const change = (value: unknown): void => {
    const isThere = partIn(document, path) !== undefined;
    if (value !== undefined) edit([{ op: 'set', path, value }]);
    else if (isThere) edit([{ op: 'remove', path }]);
  };
  return [partIn(document, path), change];
}

export function TextPart({
  path,
  label,
  hint,
  isOptional = false,
  isLong = false,
  placeholder,
  isShown = false,
  focus = false,
}: PartProps & {
  /** An empty text takes it away. */
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
  readonly placeholder?: string;
  /** Shoppers read the placeholder while nothing is written. */
  readonly isShown?: boolean;
  readonly focus?: boolean;
}) {
  const { mayChange } = useDraft();
  const [value, change] = usePart(path);
  const props = {
    ...{ label, placeholder, description: hint, value: textIn(value), readOnly: !mayChange },
    ...(focus && { 'data-first': true }),
    ...(isShown && { 'data-shown': true }),
    onChange: ({ currentTarget: { value: text } }: { readonly currentTarget: { readonly value: string } }) =>
      change(isOptional && text.trim() === '' ? undefined : text),
  };
  return isLong ? <Textarea {...props} autosize minRows={1} maxRows={8} /> : <TextInput {...props} />;
}

export function ChoicePart({
  path,
  label,
  hint,
  choices,
  usual,
}: PartProps & {
  /** By value, with what each means. */
  readonly choices: Readonly<Record<string, string>>;
  /** What counts where nothing is written. */
  readonly usual: string;
}) {
  const { mayChange } = useDraft();
  const [value, change] = usePart(path);
  const current = textIn(value) || usual;
  const all = Object.hasOwn(choices, current) ? choices : { ...choices, [current]: current };
  return (
    <NativeSelect
      {...{ label, value: current, disabled: !mayChange }}
      description={hint}
      onChange={(event) => change(event.currentTarget.value)}
      data={Object.entries(all).map(([each, text]) => ({ value: each, label: text }))}
    />
  );
}

/** Off is what counts where nothing is written. */
export function SwitchPart({
  path,
  label,
  hint,
  on = true,
}: PartProps & {
  /** What is written if it is on. */
  readonly on?: unknown;
}) {
  const { mayChange } = useDraft();
  const [value, change] = usePart(path);
  return (
    <Checkbox
      {...{ label, disabled: !mayChange }}
      description={hint}
      checked={value === on}
      onChange={(event) => change(event.currentTarget.checked ? on : undefined)}
    />
  );
}

export function NumberPart({
  path,
  label,
  hint,
  placeholder,
  least,
  most,
  isWhole = false,
}: PartProps & {
  readonly placeholder?: string;
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
}) {
  const { mayChange } = useDraft();
  const [value, change] = usePart(path);
  return (
    <NumberInput
      {...{ label, placeholder, readOnly: !mayChange }}
      description={hint}
      value={typeof value === 'number' ? value : ''}
      {...(least !== undefined && { min: least })}
      {...(most !== undefined && { max: most })}
      allowDecimal={!isWhole}
      hideControls
      onChange={(number) => {
        if (number === value || (number === '' && value === undefined)) return;
        if (typeof number === 'number') change(number);
        else if (number === '') change(undefined);
      }}
    />
  );
}
