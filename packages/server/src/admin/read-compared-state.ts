// A state of an advisor as the query of a request names it.

import type { ComparedState } from '../drafts/compare-states.ts';

/** Null if it is none. */
export function readComparedState(text: string): ComparedState | null {
  if (text === 'draft') return { kind: 'draft', revision: null };
  if (text === 'published') return { kind: 'version', version: null };
  const [, kind, number] = /^(draft|version)-([1-9]\d{0,8})$/.exec(text) ?? [];
  if (kind === 'draft') return { kind, revision: Number(number) };
  return kind === 'version' ? { kind, version: Number(number) } : null;
}
