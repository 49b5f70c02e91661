// For tests: two people edit one draft at once for a long while, by whichever door, and everything that they are told is held against
// what it has to be.

import { expect } from 'vitest';
import type { DraftOperation } from './draft-operation.ts';
import type { JsonObject } from './json.ts';
import { LAMP_FINDER, randomEdit, randomFrom } from './random-edits.fixture.ts';
import { Ledger } from './two-editors.fixture.ts';

export interface SeenDraft {
  readonly revision: number;
  readonly document: JsonObject;
}

/** `isDone`: whether there was anything to do. Null: a conflict. */
export type ToldEdit = (SeenDraft & { readonly isDone: boolean }) | null;

export interface Door {
  /** Of the draft that was begun from {@link LAMP_FINDER}. */
  read(): Promise<SeenDraft>;
  edit(editor: 0 | 1, base: number, operations: readonly DraftOperation[]): Promise<ToldEdit>;
}

interface Editor {
  readonly who: 0 | 1;
  seen: SeenDraft;
  /** Edits that can still be reversed. */
  readonly own: number[];
}

/** Resolves to every state that there was, by revision. */
export async function editTogether(door: Door, edits: number, seed: number): Promise<ReadonlyMap<number, JsonObject>> {
  const random = randomFrom(seed);
  const begun = await door.read();
  expect(begun).toEqual({ revision: 1, document: LAMP_FINDER });
  const ledger = new Ledger(begun.document);
  const states = new Map([[1, begun.document]]);
  const editors: readonly Editor[] = ([0, 1] as const).map((who) => ({ who, seen: begun, own: [] }));
  let [made, conflicts] = [0, 0];
  while (made < edits) {
    // One after the other, or at the same moment.
    const busy = random() < 0.3 ? editors : editors.filter(({ who }) => who === (random() < 0.5 ? 0 : 1));
    // Somebody who types does not look at what the other does each time.
    for (const editor of busy) if (random() < 0.3) editor.seen = await door.read();
    const orders = busy.map((editor) => ({ editor, base: editor.seen, ...somethingToDo(editor, random) }));
    const told = await Promise.all(
      orders.map(async ({ editor, base, operations, undone }) => {
        if (operations.length === 0) return [];
        made += 1;
        const answer = await door.edit(editor.who, base.revision, operations);
        if (answer === null) conflicts += 1;
        // After a conflict a person sees what is there.
        editor.seen = answer ?? (await door.read());
        if (answer?.isDone && !undone) editor.own.push(answer.revision);
        return answer === null ? [] : [{ base: base.revision, operations, ...answer }];
      }),
    );
    const inOrder = told.flat().sort((a, b) => a.revision - b.revision || Number(b.isDone) - Number(a.isDone));
    for (const answer of inOrder) {
      ledger.acknowledge(answer);
      states.set(answer.revision, answer.document);
    }
  }
  const last = await door.read();
  expect(last.document, `seed ${seed}`).toEqual(states.get(last.revision));
  expect(states.size).toBe(last.revision);
  // Whether there was anything to see: how many there are is chance, and the moment at which each is answered.
  expect(conflicts).toBeGreaterThan(edits / 200);
  expect(last.revision).toBeGreaterThan(edits / 2);
  return states;
}

function somethingToDo({ seen, own }: Editor, random: () => number) {
  const revision = random() < 0.08 ? own.pop() : undefined;
  return revision === undefined
    ? { operations: randomEdit(seen.document, random), undone: false }
    : { operations: [{ kind: 'undo', revision } as const], undone: true };
}
