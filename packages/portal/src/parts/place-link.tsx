// A link to another page of the portal: an ordinary one, which opens in new tabs, too, but does not load the page again.

import type { ComponentProps, MouseEvent } from 'react';
import { addressOf, goTo, type Place } from '../addresses.ts';

export function PlaceLink({
  to,
  then,
  ...props
}: { readonly to: Place; readonly then?: () => void } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const click = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
    then?.();
  };
  return <a {...props} href={addressOf(to)} onClick={click} />;
}
