// What is amiss, and what the shopper can do about it.

import type { Drawing } from './controls.ts';
import { make, makeButton } from './make-element.ts';
import type { State } from './state.ts';

/** Null: nothing is. */
export function drawNotice({ notice }: State, again: () => void, { texts }: Drawing): HTMLElement | null {
  if (notice === null) return null;
  const element = make('div', { part: 'message' }, make('p', {}, texts[notice]));
  if (notice === 'offline' || notice === 'unavailable') element.append(makeButton('retry', again, texts.retry));
  return element;
}
