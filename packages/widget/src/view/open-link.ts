// Links to products. A frame in a sandbox opens nothing itself, so the host does. If it does not, the shopper gets the address to take along.

import type { Drawing } from '../controls.ts';
import { make } from '../make-element.ts';
import { moreTextsFor } from '../more-texts.ts';
import { areMembers, type Host } from './host.ts';

/** `place`: after which element the address is shown. */
export async function openLink(host: Host, url: string, place: Element, drawing: Drawing): Promise<void> {
  try {
    const opened = await host.request('ui/open-link', { url });
    if (!(areMembers(opened) && opened.isError === true)) return;
  } catch {
    // It does not open links, or not this one.
  }
  const { copyThis } = moreTextsFor(drawing);
  const field = make('input', { part: 'link', readOnly: true, dir: 'ltr', value: url, ariaLabel: copyThis });
  place.parentElement?.querySelector('.link')?.remove();
  place.append(field);
  field.focus();
  field.select();
}
