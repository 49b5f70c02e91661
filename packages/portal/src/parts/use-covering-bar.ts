// A bar that stays in sight covers a part of what it belongs to. What gets the focus there, or is brought into view, keeps clear of it, however
// high the bar is in this window.

import { type RefCallback, useCallback } from 'react';

/** For the bar itself, at the `start` or the `end` of the window. Its style sheet makes it stick; portal.css has what keeps clear of it. */
export const useCoveringBar = (edge: 'start' | 'end'): RefCallback<HTMLElement> =>
  useCallback(
    (bar: HTMLElement | null) => {
      // A bar never leaves what it stands in, so it covers nothing else.
      const beneath = bar?.parentElement;
      if (bar === null || beneath == null) return;
      const name = `--covered-${edge}`;
      const tell = (): void => {
        const covers = getComputedStyle(bar).position === 'sticky';
        beneath.style.setProperty(name, covers ? `${bar.offsetHeight + CLEAR}px` : '0px');
      };
      const sizes = new ResizeObserver(tell);
      sizes.observe(bar);
      bar.dataset.covers = edge;
      beneath.addEventListener('focusin', seeWhole);
      return () => {
        sizes.disconnect();
        beneath.removeEventListener('focusin', seeWhole);
        beneath.style.removeProperty(name);
      };
    },
    [edge],
  );

/** Of a field of several lines, browsers bring only the line into view. */
function seeWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
}

/** Pixels between the bar and what keeps clear of it: room for the outline of the focus. */
const CLEAR = 16;
