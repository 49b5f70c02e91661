// What is amiss, and what the shopper can do about it.

import { make, makeButton } from './make-element.ts';
import type { Drawing } from './question-view.ts';
import type { State } from './state.ts';

/** Null: nothing is. */
export function drawNotice({ notice }: State, again: () => void, { texts }: Drawing): HTMLElement | null {
  if (notice === null) return null;
  const element = make('div', { part: 'message' }, make('p', {}, texts[notice]));
  if (notice === 'offline' || notice === 'unavailable') element.append(makeButton('retry', again, texts.retry));
  return element;
}
