// The colour in which somebody looks at an advisor, in the preview and live, and that the snippet for the shop's page has. It is the widget's
// (`--advisor-accent`), not the advisor's, so this browser keeps it.

import { type CSSProperties, useState } from 'react';

const nameOf = (client: string): string => `guidepost-color ${client}`;

/** For what the widget stands in, where it takes its colour from. */
export const wearing = (color: string | null): CSSProperties =>
  color === null ? {} : ({ '--advisor-accent': color } as CSSProperties);

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** `#rrggbb`; null: none was chosen, or the browser keeps nothing. */
export function keptShopColor(client: string): string | null {
  try {
    const kept = localStorage.getItem(nameOf(client)) ?? '';
    return isColor(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Null: the widget's own. */
export function useShopColor(client: string): readonly [string | null, (color: string | null) => void] {
  const [color, setColor] = useState(() => keptShopColor(client));
  const choose = (next: string | null): void => {
    setColor(next);
    try {
      if (next === null) localStorage.removeItem(nameOf(client));
      else localStorage.setItem(nameOf(client), next);
    } catch {
      // Then it holds until the page is left.
    }
  };
  return [color, choose];
}
