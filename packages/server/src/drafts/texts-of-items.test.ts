import { describe, expect, it } from 'vitest';
import type { Cells } from './cells.ts';
import { cellsOf } from './cells-of.ts';
import { type CompiledEdit, compileEdit } from './compile-edit.ts';
import type { CellChange, DraftOperation } from './draft-operation.ts';
import { LAMP_FINDER } from './random-edits.fixture.ts';
import { rebaseEdit } from './rebase-edit.ts';

const BATH = '/texts/de/room.bath.title';

function draft(): Cells {
  const taken = cellsOf({ ...LAMP_FINDER, texts: { de: { 'room.title': 'Welcher Raum?', 'room.bath.title': 'Bad' } } });
  if ('fault' in taken) throw new Error(taken.fault.message);
  return taken.cells;
}

function edit(base: Cells, operation: DraftOperation, undone: readonly CellChange[] = []): CompiledEdit {
  const compiled = compileEdit(base, [operation], () => undone);
  if ('fault' in compiled) throw new Error(compiled.fault.message);
  return compiled;
}

function made(base: Cells, operation: DraftOperation): { cells: Cells; changes: readonly CellChange[] } {
  const outcome = rebaseEdit(base, edit(base, operation));
  if (outcome.kind === 'conflict') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const ROOM: DraftOperation = { kind: 'rename', path: ['questions', 'room'], id: 'place' };
const ROOM_BATH: DraftOperation = { kind: 'rename', path: ['questions', 'room', 'answers', 'bath'], id: 'wet' };

describe('texts in further languages', () => {
  it('are kept whoever renames first: the question or its answer', () => {
    const base = draft();
    expect(base.get(BATH)).toBe('Bad');
    expect(rebaseEdit(made(base, ROOM).cells, edit(base, ROOM_BATH)).kind).toBe('conflict');
    expect(rebaseEdit(made(base, ROOM_BATH).cells, edit(base, ROOM)).kind).toBe('conflict');
  });

  it('are not left behind by an undo, once their question has another id', () => {
    const renamed = made(draft(), ROOM_BATH);
    const { cells } = made(renamed.cells, ROOM);
    const undo = edit(renamed.cells, { kind: 'undo', revision: 2 }, renamed.changes);
    expect(rebaseEdit(cells, undo).kind).toBe('conflict');
  });

  it('go with their question, also if somebody else just removed the answer', () => {
    const base = draft();
    const answer: DraftOperation = { kind: 'remove', path: ['questions', 'room', 'answers', 'bath'] };
    const outcome = rebaseEdit(made(base, { kind: 'remove', path: ['questions', 'room'] }).cells, edit(base, answer));
    expect(outcome.kind).toBe('made');
    if (outcome.kind === 'made') expect([...outcome.cells.keys()].filter((each) => each.includes('room'))).toEqual([]);
  });
});
