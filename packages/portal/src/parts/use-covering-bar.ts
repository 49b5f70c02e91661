// A bar that stays in sight covers a part of what it belongs to. What gets the focus there, or is brought into view, keeps clear of it, however
// high the bar is in this window.

import { type RefCallback, useCallback } from 'react';

/**
 * For the bar itself, at the `start` or the `end` of the window. Its style sheet makes it stick; portal.css has what keeps clear of it.
 * `reach`: a custom property for a further bar that sticks to it: how far it reaches into the window.
 */
export const useCoveringBar = (edge: 'start' | 'end', reach: `--${string}` | null = null): RefCallback<HTMLElement> =>
  useCallback(
    (bar: HTMLElement | null) => {
      // A bar never leaves what it stands in, so it covers nothing else.
      const beneath = bar?.parentElement;
      if (bar === null || beneath == null) return;
      const name = `--covered-${edge}`;
      let isNew = true;
      const tell = (): void => {
        const { position, insetBlockStart } = getComputedStyle(bar);
        // One that sticks to another covers what that one covers, too.
        const before = edge === 'start' ? Number.parseFloat(insetBlockStart) || 0 : 0;
        const covered = position === 'sticky' ? before + bar.offsetHeight : 0;
        beneath.style.setProperty(name, covered > 0 ? `${covered + CLEAR}px` : '0px');
        if (reach !== null) beneath.style.setProperty(reach, `${covered}px`);
        if (isNew) keepClear(bar, beneath);
        isNew = false;
      };
      const sizes = new ResizeObserver(tell);
      sizes.observe(bar);
      // What comes later, such as numbers, makes the page longer and pushes under the bar what was clear of it.
      const page = new ResizeObserver(() => keepClear(bar, beneath));
      page.observe(document.body);
      bar.dataset.covers = edge;
      beneath.addEventListener('focusin', seeWhole);
      return () => {
        sizes.disconnect();
        page.disconnect();
        beneath.removeEventListener('focusin', seeWhole);
        beneath.style.removeProperty(name);
        if (reach !== null) beneath.style.removeProperty(reach);
      };
    },
    [edge, reach],
  );

/** A bar that has just come, or a page that has grown, may put what has the focus under it. */
function keepClear(bar: HTMLElement, beneath: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || !beneath.contains(focused) || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const covered = bar.getBoundingClientRect();
  if (bottom > covered.top && top < covered.bottom) focused.scrollIntoView({ block: 'nearest' });
}

/** Of a field of several lines, browsers bring only the line into view. */
function seeWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
}

/** Pixels between the bar and what keeps clear of it: room for the outline of the focus. */
const CLEAR = 16;
