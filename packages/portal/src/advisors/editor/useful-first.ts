// In which order attributes are offered for a further question: what shoppers can most likely answer comes first.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';

/** So many numbers of one unit are no sizes that somebody chooses by, but what a laboratory found. */
const ANALYSIS = 5;

/** What is asked already comes last; before it numbers of analysis, before those what few products have. `known`: products by attribute. */
export function usefulFirst<Attribute extends AttributeView>(
  attributes: readonly Attribute[],
  asked: ReadonlySet<string>,
  known: ReadonlyMap<string, number>,
  of: number,
): Attribute[] {
  const ofUnit = new Map<string, number>();
  for (const { type, unit } of attributes)
    if (type === 'number' && unit !== null) ofUnit.set(unit, (ofUnit.get(unit) ?? 0) + 1);
  const isAnalysis = ({ type, unit }: AttributeView): boolean =>
    type === 'number' && unit !== null && (ofUnit.get(unit) ?? 0) >= ANALYSIS;
  // In tenths, so that a few products more do not outweigh the order of the file.
  const tenths = ({ name }: AttributeView): number => (of === 0 ? 0 : Math.round((10 * (known.get(name) ?? of)) / of));
  const rank = (each: AttributeView): number =>
    asked.has(each.name) ? 3 : isAnalysis(each) ? 2 : tenths(each) < 5 ? 1 : 0;
  return attributes.toSorted((a, b) => rank(a) - rank(b) || tenths(b) - tenths(a));
}
