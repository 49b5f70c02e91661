// In a narrow window a bar of links is one line that scrolls sideways. The link of the page that one is on is always in sight.

import { type RefObject, useEffect, useRef } from 'react';

/** `current`: what stands for the page. */
export function useCurrentInSight(current: string | undefined): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (link == null || bar.current === null) return;
    const { clientWidth } = bar.current;
    const isBeyond = link.offsetLeft + link.offsetWidth > clientWidth;
    // Not `scrollIntoView`, which would move the page as well.
    bar.current.scrollLeft = isBeyond ? link.offsetLeft - (clientWidth - link.offsetWidth) / 2 : 0;
  }, [current]);
  return bar;
}
