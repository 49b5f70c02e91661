// From a report to where it is said which rows are left out and what is read of them: on the same page, or on another.

import { Button } from '@mantine/core';
import type { Place } from '../../addresses.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import { useWords } from '../../words/words.ts';

/** Null: whoever looks may not change it. */
export type ToMapping = Place | (() => void) | null;

export function ToMappingButton({ to }: { readonly to: NonNullable<ToMapping> }) {
  const { lost: words } = useWords();
  const looks = { size: 'compact-sm', variant: 'default' } as const;
  return typeof to === 'function' ? (
    <Button {...looks} onClick={to}>
      {words.toMapping}
    </Button>
  ) : (
    <Button {...looks} component={PlaceLink} to={to}>
      {words.toMapping}
    </Button>
  );
}
