import type { DraftStateView } from '@guidepost/contract/views/advisor-draft-view';
import { expect, it } from 'vitest';
import { groupStates } from './group-states.ts';

const edited = { kind: 'edited', operations: [] } as const;
const state = (revision: number, minute: number, id: string, why: DraftStateView['why'] = edited): DraftStateView => ({
  revision,
  at: new Date(minute * 60_000).toISOString(),
  by: { kind: 'person', id, name: id },
  why,
});

it('changes of one person without a long pause are one piece of work', () => {
  const pieces = groupStates([
    state(7, 100, 'ada'),
    state(6, 99, 'ben'),
    state(5, 62, 'ada'),
    state(4, 50, 'ada'),
    state(3, 40, 'ada'),
    state(2, 10, 'ada'),
    state(1, 9, 'ada', { kind: 'created', origin: { from: 'nothing' } }),
  ]);
  expect(pieces.map(({ last, states }) => [last.revision, states.length])).toEqual([
    [7, 1],
    [6, 1],
    [5, 3],
    [2, 1],
    [1, 1],
  ]);
});
