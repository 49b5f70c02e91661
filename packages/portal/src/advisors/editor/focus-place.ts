// Which part of the draft somebody wants to see in the editor, such as the place of something that a check found.

import { useEffect, useSyncExternalStore } from 'react';

export interface FocusedPlace {
  /** Members, and questions and answers by their ids, as in operations on the draft. */
  readonly path: readonly string[];
}

let focused: FocusedPlace | null = null;
const listeners = new Set<() => void>();

/** Each call counts anew, also with the same path. */
export function focusPlace(path: readonly string[]): void {
  focused = { path };
  for (const listener of listeners) listener();
}

/** Null: nothing is asked for. Another object each time somebody asks. */
export const useFocusedPlace = (): FocusedPlace | null =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => focused,
  );

/** It is shown, so that nobody shows it again. */
export function tookPlace(place: FocusedPlace): void {
  if (focused !== place) return;
  focused = null;
  for (const listener of listeners) listener();
}

/** For a part of the editor that is no list: `show` is called when somebody wants to see something in it. */
export function useFocusedPart(
  isIn: (path: readonly string[]) => boolean,
  show: (path: readonly string[]) => void,
): void {
  const place = useFocusedPlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody wants to see something
  useEffect(() => {
    if (place === null || !isIn(place.path)) return;
    show(place.path);
    tookPlace(place);
  }, [place]);
}

/** It gets the focus, and comes into the middle of what is seen. */
export function seeAndFocus(element: HTMLElement | null | undefined): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
