// What makes a figure of a simulation look better than it is, found in the catalog and the advisor alone.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import type { Misleading } from './misleading-figures.ts';
import { findMisleadingGroups } from './misleading-groups.ts';
import { findMisleadingTexts } from './misleading-texts.ts';
import { listScope } from './scope-titles.ts';

/** `titles`: by product; what is told by them is left out where there are none. */
export function findMisleading(compiled: CompiledAdvisor, titles: readonly string[]): Misleading[] {
  const scope = listScope(compiled, titles);
  return [...findMisleadingGroups(scope), ...findMisleadingTexts(scope)];
}
