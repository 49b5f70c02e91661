// A text that counts when somebody is done with it: after Enter, or when they go on to something else.

import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

export function LateText({
  label,
  description,
  value,
  placeholder,
  refuse,
  change,
}: {
  readonly label: string;
  readonly description?: string | undefined;
  readonly value: string;
  readonly placeholder?: string;
  /** Why this text cannot be; null: it can. */
  readonly refuse?: (text: string) => string | null;
  readonly change: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const [refused, setRefused] = useState<string | null>(null);
  const put = (now: string): void => {
    setText(now);
    setRefused(null);
  };
  useEffect(() => {
    setText(value);
    setRefused(null);
  }, [value]);
  const done = (): void => {
    if (text === value) return;
    const reason = refuse?.(text) ?? null;
    setRefused(reason);
    if (reason === null) change(text);
  };
  return (
    <TextInput
      {...{ label, description, placeholder }}
      // Labels that stand beside each other are at one height.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={text}
      error={refused}
      onChange={(event) => put(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
        if (event.key === 'Escape') put(value);
      }}
    />
  );
}
