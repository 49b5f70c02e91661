// The borders between parts of a range of numbers: when one is moved, the part on its other side moves along, so that no product falls
// between two parts or is in both.

import { isSmallestStep } from './title-of-numbers.ts';

/** Null: it has no end there. */
export interface NumberPart {
  readonly from: number | null;
  readonly to: number | null;
}

export interface MovedEnd {
  readonly nth: number;
  readonly end: 'from' | 'to';
  readonly to: number;
}

/** The ends that move, the one that is meant first. */
export function moveInStep(parts: readonly NumberPart[], nth: number, end: 'from' | 'to', to: number): MovedEnd[] {
  const own: MovedEnd = { nth, end, to };
  const part = parts[nth];
  const was = part?.[end] ?? null;
  if (part === undefined || was === null) return [own];
  const [other, facing] = end === 'to' ? ([part.from, 'from'] as const) : ([part.to, 'to'] as const);
  const isBeyond = (value: number, limit: number | null, from: 'from' | 'to'): boolean =>
    limit !== null && (from === 'to' ? value <= limit : value >= limit);
  if (isBeyond(to, other, end)) return [own];
  const across = neighbourAt(parts, nth, end);
  const border = across === null ? null : (parts[across]?.[facing] ?? null);
  if (across === null || border === null) return [own];
  const met = isSmallestStep(border, was) ? Number((to + border - was).toPrecision(12)) : to;
  return isBeyond(met, parts[across]?.[end] ?? null, facing) ? [own] : [own, { nth: across, end: facing, to: met }];
}

/** The part that goes on where this one ends. A hole as wide as the parts beside it is meant. */
function neighbourAt(parts: readonly NumberPart[], nth: number, end: 'from' | 'to'): number | null {
  const part = parts[nth];
  const was = part?.[end];
  if (part === undefined || was === null || was === undefined) return null;
  const facing = end === 'to' ? 'from' : 'to';
  let nearest: { readonly at: number; readonly apart: number } | null = null;
  for (const [at, other] of parts.entries()) {
    const border = other[facing];
    if (at === nth || border === null) continue;
    const apart = end === 'to' ? border - was : was - border;
    const widths = [part, other].flatMap(({ from, to }) => (from === null || to === null ? [] : [to - from]));
    if (apart < 0 || (apart > 0 && apart >= Math.min(...widths, Math.abs(was) || 1))) continue;
    if (nearest === null || apart < nearest.apart) nearest = { at, apart };
  }
  return nearest?.at ?? null;
}
