// Every state of a mapping that somebody works on, and which of them is the one now.

import type { EditedMapping } from './edited-mapping.ts';

export interface MappingStates {
  readonly all: readonly EditedMapping[];
  readonly at: number;
  /** How often it was changed, undone or redone. */
  readonly changes: number;
  /** Whether the first of them is not what was there at first, but what somebody made of it before, or what was filled in. */
  readonly isResumed: boolean;
}

export const NO_STATES: MappingStates = { all: [], at: 0, changes: 0, isResumed: false };

export const begunWith = (mapping: EditedMapping): MappingStates => ({ ...NO_STATES, all: [mapping] });

/** Where somebody was before the page was loaded again. */
export const resumedWith = (mapping: EditedMapping): MappingStates => ({ ...begunWith(mapping), isResumed: true });

/** Whether it is no more what was there at first. */
export const isChanged = ({ at, isResumed }: MappingStates): boolean => isResumed || at > 0;

export const mappingNow = ({ all, at }: MappingStates): EditedMapping | null => all[at] ?? null;

export function changed(states: MappingStates, by: (mapping: EditedMapping) => EditedMapping): MappingStates {
  const now = mappingNow(states);
  if (now === null) return states;
  const next = by(now);
  if (JSON.stringify(next) === JSON.stringify(now)) return states;
  const { all, at, changes } = states;
  return { ...states, all: [...all.slice(0, at + 1), next], at: at + 1, changes: changes + 1 };
}

/** What is filled in as if it had been there at first: in every state, so that no step back takes it away. */
export function filledIn(states: MappingStates, by: (mapping: EditedMapping) => EditedMapping): MappingStates {
  const all = states.all.map(by);
  if (JSON.stringify(all) === JSON.stringify(states.all)) return states;
  return { ...states, all, changes: states.changes + 1, isResumed: true };
}

/** Undone (-1) or redone (1); null: there is nothing to. */
export function stepped(states: MappingStates, by: 1 | -1): MappingStates | null {
  const { all, at, changes } = states;
  return all[at + by] === undefined ? null : { ...states, at: at + by, changes: changes + 1 };
}
