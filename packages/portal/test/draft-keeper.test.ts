// Two keepers of one draft: what each did is saved, or shown to its person, and never overwrites what that person has not seen.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { JsonObject } from '@guidepost/server/drafts/json';
import { beforeEach, describe, expect, it } from 'vitest';
import { partIn } from '../src/advisors/draft/draft-document.ts';
import type { DraftKeeper } from '../src/advisors/draft/draft-keeper.ts';
import { problem, SharedDraft } from './fixture/shared-draft.ts';

const question = (id: string): JsonObject => ({
  ...{ id, type: 'SINGLE', role: 'filter', title: id },
  answers: ['x', 'y'].map((answer) => ({ id: answer, title: answer })),
});

let draft: SharedDraft;
let ada: DraftKeeper;
let bob: DraftKeeper;
beforeEach(() => {
  draft = new SharedDraft({
    ...{ advisor: 'a', client: 'c', name: 'Lamps', language: 'en', catalog: 'lamps', results: {} },
    questions: ['one', 'two', 'three'].map(question),
  });
  [ada, bob] = [draft.keeper(), draft.keeper()];
});

const title = (id: string, value: string): DraftOperation => ({ op: 'set', path: ['questions', id, 'title'], value });
const name = (value: string): DraftOperation => ({ op: 'set', path: ['name'], value });
const remove = (id: string): DraftOperation => ({ op: 'remove', path: ['questions', id] });
const saves = (keeper: DraftKeeper, ...operations: DraftOperation[]): Promise<void> => {
  keeper.edit(operations);
  return keeper.flush();
};
const read = (...path: string[]): unknown => partIn(draft.now.document, path);
const order = (): string =>
  (draft.now.document.questions as readonly JsonObject[]).map(({ id }) => String(id)).join(' ');
const asked = (keeper: DraftKeeper) => keeper.kept.clashes.map(({ mine, theirs }) => [mine, theirs]);
const choose = async (keeper: DraftKeeper, ...keepsMine: boolean[]): Promise<void> => {
  await keeper.choose(keepsMine);
  await keeper.flush();
};

describe('a conflict', () => {
  it('is asked again if what was chosen against is something else by now', async () => {
    await saves(bob, name('B1'));
    await saves(ada, name('A'));
    expect(asked(ada)).toEqual([['A', 'B1']]);
    await saves(bob, name('B2'));
    await choose(ada, true);
    expect(asked(ada)).toEqual([['A', 'B2']]);
    expect(read('name')).toBe('B2');
    await choose(ada, true);
    expect(read('name')).toBe('A');
  });

  it('that was decided is asked again if somebody changed the same before it could be saved', async () => {
    await saves(bob, name('B1'));
    await saves(ada, name('A'), title('one', 'A'));
    draft.meanwhile = async () => {
      draft.meanwhile = () => saves(bob, title('one', 'B'));
    };
    await ada.choose([true]);
    await ada.flush();
    expect(asked(ada)).toEqual([['A', 'B']]);
    await saves(bob, name('B2'));
    await choose(ada, true);
    expect(asked(ada)).toEqual([['A', 'B2']]);
    expect(read('name')).toBe('B2');
  });

  it('is about all that was changed at one place, and shows the last of it', async () => {
    await saves(bob, name('B'));
    ada.edit([name('A1')]);
    ada.edit([title('two', 'A')]);
    await saves(ada, name('A2'));
    expect(asked(ada)).toEqual([['A2', 'B']]);
    await choose(ada, false);
    expect([ada.kept.clashes, read('name'), read('questions', 'two', 'title')]).toEqual([[], 'B', 'A']);
  });

  it('shows what the person has made of it since', async () => {
    await saves(bob, name('B'));
    await saves(ada, name('A1'));
    ada.edit([title('two', 'A')]);
    ada.edit([name('A2')]);
    expect(asked(ada)).toEqual([['A2', 'B']]);
    await choose(ada, true);
    expect(read('name')).toBe('A2');
  });

  it('does not take what is done after the choice', async () => {
    await saves(bob, name('B'));
    await saves(ada, name('A1'));
    draft.meanwhile = () => ada.edit([name('A2')]);
    await choose(ada, false);
    expect(asked(ada)).toEqual([['A2', 'B']]);
  });

  it('is decided once, however often the button is pressed', async () => {
    await saves(bob, name('B1'));
    await saves(ada, name('A'));
    draft.meanwhile = () => saves(bob, name('B2'));
    await Promise.all([ada.choose([true]), ada.choose([true])]);
    await ada.flush();
    expect([asked(ada), read('name')]).toEqual([[['A', 'B2']], 'B2']);
  });

  it('stays to be decided if that could not be done now, and ends with the draft', async () => {
    const fails = (error: Error) => () => {
      throw error;
    };
    await saves(bob, name('B'));
    await saves(ada, name('A'));
    draft.meanwhile = fails(new TypeError('no answer'));
    await ada.choose([true]);
    expect([ada.kept.state, asked(ada)]).toEqual(['conflict', [['A', 'B']]]);
    draft.meanwhile = fails(problem(404, 'not-found', {}));
    await ada.choose([true]);
    expect([ada.kept.state, asked(ada)]).toEqual(['gone', []]);
  });

  it('about a question that goes while another one is decided shows what the person has of it, and brings it back', async () => {
    const description: DraftOperation = { op: 'set', path: ['questions', 'two', 'description'], value: 'A' };
    await saves(bob, title('two', 'B'));
    await saves(ada, title('two', 'A'), description);
    await saves(bob, remove('two'));
    await choose(ada, false);
    expect(asked(ada)).toEqual([[expect.objectContaining({ id: 'two', description: 'A' }), undefined]]);
    await choose(ada, true);
    expect([order(), read('questions', 'two', 'description'), ada.kept.dropped]).toEqual(['one two three', 'A', 0]);
  });

  it('about a question that went while something else was saved shows what the person has of it, and brings it back', async () => {
    ada.edit([name('A')]);
    draft.meanwhile = () => {
      ada.edit([title('two', 'A')]);
      return saves(bob, remove('two'));
    };
    await ada.flush();
    expect(asked(ada)).toEqual([[expect.objectContaining({ id: 'two', title: 'A' }), undefined]]);
    await choose(ada, true);
    expect([order(), read('questions', 'two', 'title'), read('name')]).toEqual(['one two three', 'A', 'A']);
  });

  it('about a question that is gone is one, and brings back all of it', async () => {
    await saves(bob, remove('two'));
    const answer: DraftOperation = { op: 'set', path: ['questions', 'two', 'answers', 'x', 'title'], value: 'A' };
    await saves(ada, title('two', 'A'), answer, { op: 'move', path: ['questions', 'two'], after: null });
    expect(ada.kept.clashes).toHaveLength(1);
    await choose(ada, true);
    expect([order(), read('questions', 'two', 'title'), ada.kept.dropped]).toEqual(['two one three', 'A', 0]);
    expect(read('questions', 'two', 'answers', 'x', 'title')).toBe('A');
  });

  it('about a question that is gone is no conflict of places', async () => {
    await saves(bob, remove('two'));
    draft.meanwhile = () => ada.edit([{ op: 'move', path: ['questions', 'two'], after: 'three' }]);
    await saves(ada, name('A'));
    expect(ada.kept.clashes).toMatchObject([{ about: 'value', theirs: undefined }]);
  });

  it('is none if both took the same away, or put it to the same place', async () => {
    const both = [remove('two'), { op: 'move', path: ['questions', 'three'], after: null }] as const;
    await saves(bob, ...both);
    // The news comes while something else is on its way.
    draft.meanwhile = () => ada.edit(both);
    await saves(ada, name('A'));
    expect([ada.kept.state, ada.kept.clashes, ada.kept.dropped, order()]).toEqual(['saved', [], 0, 'three one']);
  });
});

describe('changes', () => {
  it('that lead back and forth again to what somebody else did are no conflict', async () => {
    const both = [remove('two'), { op: 'move', path: ['questions', 'three'], after: null }] as const;
    await saves(bob, ...both);
    ada.edit(both);
    ada.undo();
    ada.edit(both);
    await saves(ada, name('A'));
    expect(ada.kept.clashes).toEqual([]);
    await ada.flush();
    expect([ada.kept.state, ada.kept.dropped, order(), read('name')]).toEqual(['saved', 0, 'three one', 'A']);
  });

  it('that come after a question that is gone come after the one before', async () => {
    await saves(bob, remove('two'));
    draft.meanwhile = () => {
      ada.edit([{ op: 'insert', path: ['questions'], value: question('new'), after: 'two' }]);
      ada.edit([title('new', 'A')]);
    };
    await saves(ada, name('A'));
    expect([order(), read('questions', 'new', 'title'), ada.kept.dropped]).toEqual(['one new three', 'A', 0]);
  });

  it('whose answer got lost are saved once, and are no conflict with oneself', async () => {
    draft.losesAnswer = true;
    await saves(ada, name('A1'));
    expect(ada.kept.state).toBe('away');
    await saves(ada, name('A2'));
    expect([ada.kept.state, ada.kept.clashes, read('name')]).toEqual(['saved', [], 'A2']);
  });

  it('whose answer got lost do not come again when somebody else went back', async () => {
    draft.losesAnswer = true;
    await saves(ada, name('A'));
    await bob.look();
    await saves(bob, name('Lamps'));
    await ada.flush();
    expect([ada.kept.state, read('name'), ada.kept.document.name]).toEqual(['saved', 'Lamps', 'Lamps']);
  });
});

describe('undo', () => {
  it('brings back what somebody else wrote between two keys', async () => {
    await saves(ada, name('A'));
    await bob.look();
    await saves(bob, name('B'));
    await ada.look();
    ada.edit([name('BA')]);
    ada.undo();
    await ada.flush();
    expect(read('name')).toBe('B');
  });

  it('right after a removal keeps what somebody else wrote in it meanwhile, and asks nothing', async () => {
    await saves(bob, title('two', 'B'), {
      op: 'insert',
      path: ['questions', 'two', 'answers'],
      value: { id: 'z', title: 'Z' },
    });
    ada.edit([remove('two')]);
    ada.undo();
    expect(partIn(ada.kept.document, ['questions', 'two', 'title'])).toBe('two');
    await saves(ada, name('A'));
    expect(asked(ada)).toEqual([]);
    expect([read('questions', 'two', 'title'), read('questions', 'two', 'answers', 'z', 'title')]).toEqual(['B', 'Z']);
    expect([order(), ada.kept.state]).toEqual(['one two three', 'saved']);
  });

  it('right after an addition leaves nothing to save', async () => {
    ada.edit([{ op: 'insert', path: ['questions'], value: question('four') }]);
    ada.undo();
    await ada.flush();
    expect([order(), ada.kept.state, draft.now.revision]).toEqual(['one two three', 'saved', 1]);
  });

  it('of a removal that was given up has nothing to do', async () => {
    await saves(bob, title('two', 'B'));
    await saves(ada, remove('two'));
    await choose(ada, false);
    ada.undo();
    await ada.flush();
    expect([ada.kept.state, ada.kept.dropped, read('questions', 'two', 'title')]).toEqual(['saved', 0, 'B']);
  });

  it('that has to be chosen about leaves nothing unsaved', async () => {
    await saves(ada, name('A'));
    await bob.look();
    await saves(bob, name('B'));
    await ada.look();
    draft.meanwhile = () => ada.undo();
    ada.edit([title('one', 'A')]);
    // So that the step before it is the one to undo.
    ada.undo();
    await ada.flush();
    expect(asked(ada)).toEqual([['Lamps', 'B']]);
    await ada.choose([false]);
    expect(ada.kept.state).toBe('saved');
  });

  it('whose conflict changed meanwhile is asked about again', async () => {
    await saves(ada, name('A'));
    await bob.look();
    await saves(bob, name('B1'));
    await ada.look();
    draft.meanwhile = async () => {
      ada.undo();
      await saves(bob, name('B2'));
    };
    ada.edit([title('one', 'A')]);
    ada.undo();
    await ada.flush();
    await choose(ada, true);
    expect([asked(ada), read('name')]).toEqual([[['Lamps', 'B2']], 'B2']);
  });
});
