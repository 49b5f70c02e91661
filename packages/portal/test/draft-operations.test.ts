// What the browser makes of operations is what the service makes of them, and the reverse of each brings back what was there.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { cellsOf } from '@guidepost/server/drafts/cells-of';
import { compileEdit } from '@guidepost/server/drafts/compile-edit';
import { documentOf } from '@guidepost/server/drafts/document-of';
import type { JsonObject } from '@guidepost/server/drafts/json';
import { LAMP_FINDER, randomEdit, randomFrom } from '@guidepost/server/drafts/random-edits.fixture';
import { readDraftEdit } from '@guidepost/server/requests/draft-edit-requests';
import { describe, expect, it } from 'vitest';
import { applyAll } from '../src/advisors/draft/apply-operations.ts';
import { DraftSteps } from '../src/advisors/draft/draft-steps.ts';

/** As they go over the wire. */
const wired = (operations: ReturnType<typeof randomEdit>): DraftOperation[] =>
  operations.map(({ kind, ...others }) => ({ op: kind, ...others }) as DraftOperation);

function onServer(document: JsonObject, operations: readonly DraftOperation[]): JsonObject {
  const read = readDraftEdit({ operations });
  const taken = cellsOf(document);
  if ('faults' in read || 'fault' in taken) throw new Error('not readable');
  const edit = compileEdit(taken.cells, read.value, () => null);
  if ('fault' in edit) throw new Error(edit.fault.message);
  return documentOf(edit.after);
}

describe('operations in the browser', () => {
  it('mean what they mean to the service: 2,000 random edits, one after the other', () => {
    const random = randomFrom(7);
    let document = LAMP_FINDER;
    for (let nth = 0; nth < 2000; nth += 1) {
      const operations = wired(randomEdit(document, random));
      if (operations.length === 0) continue;
      const made = onServer(document, operations);
      expect(applyAll(document, operations), JSON.stringify(operations)).toEqual(made);
      document = made;
    }
  });

  it('are undone, 200 steps back to where it began, and done again, 200 steps to where it ended', () => {
    const random = randomFrom(11);
    const steps = new DraftSteps();
    let document: Readonly<Record<string, unknown>> = LAMP_FINDER;
    const states = [document];
    while (states.length <= 200) {
      const operations = wired(randomEdit(document as JsonObject, random));
      if (operations.length === 0) continue;
      // Slower than anybody types, so that each is a step.
      document = steps.do(document, operations, states.length * 10_000);
      states.push(document);
    }
    for (const state of states.toReversed().slice(1)) {
      const step = steps.toUndo;
      const operations = step?.reverse ?? [];
      document = applyAll(document, operations);
      expect(document).toEqual(state);
      // Also as the service understands it.
      expect(onServer(step?.after as JsonObject, operations)).toEqual(state);
      steps.undone();
    }
    expect(steps.canUndo).toBe(false);
    for (const state of states.slice(1)) {
      document = applyAll(document, steps.toRedo?.done ?? []);
      expect(document).toEqual(state);
      steps.redone();
    }
    expect(steps.canRedo).toBe(false);
  });

  it('typing into one field is one step, a pause or another field begins the next', () => {
    const steps = new DraftSteps();
    const type = (value: string, at: number, path = ['name']) =>
      steps.do(steps.toUndo?.after ?? LAMP_FINDER, [{ op: 'set', path, value }], at);
    for (const [nth, value] of ['L', 'La', 'Lam'].entries()) type(value, 1000 + nth * 100);
    type('Lamp', 5000);
    type('de', 5100, ['language']);
    const undone = [];
    while (steps.toUndo !== undefined) {
      undone.push(steps.toUndo.done);
      steps.undone();
    }
    expect(undone.flat().map((operation) => 'value' in operation && operation.value)).toEqual(['de', 'Lamp', 'Lam']);
  });

  it.each([
    ['a number', ['questions', 'style', 'weight'], [1, 12, 125]],
    ['a list', ['questions', 'budget', 'range', 'groupings'], ['F', 'Fe', 'Few'].map((title) => [{ title, to: 800 }])],
  ])('%s that is set again and again is one step back and one step forth', (_, path, values) => {
    const steps = new DraftSteps();
    let document: Readonly<Record<string, unknown>> = LAMP_FINDER;
    for (const [nth, value] of values.entries())
      document = steps.do(document, [{ op: 'set', path, value }], 1000 + nth * 100);
    expect(applyAll(document, steps.toUndo?.reverse ?? [])).toEqual(LAMP_FINDER);
    steps.undone();
    expect(steps.canUndo).toBe(false);
    expect(applyAll(LAMP_FINDER, steps.toRedo?.done ?? [])).toEqual(document);
  });

  it('a field with what goes along with it is one step, whatever goes along at each key', () => {
    const steps = new DraftSteps();
    const set = (path: string[], value: unknown): DraftOperation => ({ op: 'set', path, value });
    const [weight, title, name] = [['questions', 'style', 'weight'], ['questions', 'style', 'title'], ['name']];
    let document = steps.do(LAMP_FINDER, [set(weight, 1)], 1000);
    document = steps.do(document, [set(weight, 12), set(title, '12?')], 1100);
    document = steps.do(document, [set(weight, 125), set(name, 'Lamps')], 1200);
    expect(applyAll(document, steps.toUndo?.reverse ?? [])).toEqual(LAMP_FINDER);
    expect(applyAll(LAMP_FINDER, steps.toUndo?.done ?? [])).toEqual(document);
    steps.undone();
    expect(steps.canUndo).toBe(false);
  });
});
