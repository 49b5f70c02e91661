// A text that counts when somebody is done with it: after Enter, or when they go on to something else.

import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

export function LateText({
  label,
  description,
  value,
  placeholder,
  change,
}: {
  readonly label: string;
  readonly description?: string | undefined;
  readonly value: string;
  readonly placeholder?: string;
  readonly change: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const done = (): void => {
    if (text !== value) change(text);
  };
  return (
    <TextInput
      {...{ label, description, placeholder }}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
        if (event.key === 'Escape') setText(value);
      }}
    />
  );
}
