// What tells findings apart, from one check to the next: numbers in their sentences may be others by then.

import type { FindingView } from '@guidepost/contract/views/finding-view';

type Named = Pick<FindingView, 'code' | 'pointer'>;

/** One for each, in their order. */
export function keysOf(findings: readonly Named[]): string[] {
  const seen = new Map<string, number>();
  return findings.map(({ code, pointer }) => {
    const said = `${code} ${pointer}`;
    const nth = seen.get(said) ?? 0;
    seen.set(said, nth + 1);
    return `${said} ${nth}`;
  });
}
