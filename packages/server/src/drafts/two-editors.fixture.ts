// For tests: what a draft has to be, kept apart from how drafts are made. A draft is a list of fields, each under the item that it belongs
// to; an acknowledged edit changes the fields that it changes in what its editor saw, and no other one.

import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { DraftOperation, DraftPath } from './draft-operation.ts';
import { isList, isObject, type Json, type JsonObject } from './json.ts';
import { listed } from './random-edits.fixture.ts';

export interface Acknowledged {
  readonly base: number;
  readonly operations: readonly DraftOperation[];
  readonly revision: number;
  /** What the editor was told that the draft is. */
  readonly document: JsonObject;
}

/** Items are known by a number, whatever their id becomes. */
class Model {
  readonly fields: Map<string, Json>;
  /** The numbers of items, in order, by the item that they are in; questions are in item 0. */
  readonly lists: Map<number, number[]>;

  constructor(fields: Iterable<[string, Json]> = [], lists: Iterable<[number, number[]]> = []) {
    this.fields = new Map(fields);
    this.lists = new Map([...lists].map(([item, inner]) => [item, [...inner]]));
  }

  copy(): Model {
    return new Model(this.fields, this.lists);
  }

  id(item: number): string {
    return String(this.fields.get(`${item} id`));
  }

  itemsIn(item: number): number[] {
    return this.lists.get(item) ?? [];
  }

  find(path: DraftPath): number {
    let found = 0;
    for (const [nth, name] of path.entries()) {
      if (nth % 2 === 1) found = this.itemsIn(found).find((item) => this.id(item) === name) ?? Number.NaN;
    }
    return found;
  }

  document(): JsonObject {
    const members = (item: number): JsonObject => {
      const own = [...this.fields].filter(([name]) => name.startsWith(`${item} `));
      return Object.fromEntries(own.map(([name, value]) => [name.slice(`${item} `.length), value]));
    };
    const questions = this.itemsIn(0).map((question) => {
      const answers = this.itemsIn(question).map(members);
      return answers.length === 0 ? members(question) : { ...members(question), answers };
    });
    const { results = {}, texts = {}, ...rest } = unfolded(members(0));
    const hasTexts = isObject(texts) && Object.keys(texts).length > 0;
    return { ...rest, results, questions, ...(hasTexts && { texts }) };
  }
}

/** `results › limit` in `results`, `texts › de › room.title` in `texts`. */
function unfolded(members: JsonObject): JsonObject {
  const made: Record<string, Record<string, Json> | Json> = {};
  for (const [name, value] of Object.entries(members)) {
    const [first = '', second, third] = name.split(' › ');
    if (second === undefined) made[first] = value;
    else {
      made[first] ??= {};
      const group = made[first] as Record<string, Json>;
      if (third === undefined) group[second] = value;
      else group[second] = { ...(group[second] as JsonObject | undefined), [third]: value };
    }
  }
  return made as JsonObject;
}

export class Ledger {
  #count = 0;
  readonly #models = new Map<number, Model>();
  /** What each edit placed anew. */
  readonly #placed = new Map<number, ReadonlySet<number>>();

  constructor(document: JsonObject) {
    const model = new Model();
    for (const [name, value] of Object.entries(document)) {
      if (name === 'questions')
        for (const { value: question } of listed(document, ['questions'])) this.#add(model, 0, question);
      else if (name === 'results' && isObject(value)) {
        for (const [inner, of] of Object.entries(value)) model.fields.set(`0 results › ${inner}`, of);
      } else if (name === 'texts' && isObject(value)) {
        for (const [language, texts] of Object.entries(value))
          for (const [path, text] of Object.entries(texts as JsonObject))
            model.fields.set(`0 texts › ${language} › ${path}`, text);
      } else model.fields.set(`0 ${name}`, value);
    }
    expect(model.document()).toEqual(document);
    this.#models.set(1, model);
  }

  /** Fails if the edit was made in another way than it had to be. */
  acknowledge({ base, operations, revision, document }: Acknowledged): void {
    if (this.#models.has(revision)) {
      // There was nothing to do.
      expectSame(this.#models.get(revision)?.document(), document);
      return;
    }
    const [before, current] = [this.#at(base), this.#at(revision - 1)];
    const [from, to, placed] = this.#meant(before, operations);
    const after = current.copy();
    for (const field of new Set([...from.fields.keys(), ...to.fields.keys()])) {
      const [was, now, found] = [from.fields.get(field), to.fields.get(field), current.fields.get(field)];
      if (same(was, now)) continue;
      if (!same(found, was) && !same(found, now)) throw new Error(`${field} was overwritten unseen`);
      if (now === undefined) after.fields.delete(field);
      else after.fields.set(field, now);
    }
    const placedByOthers = new Set<number>();
    for (let nth = base + 1; nth < revision; nth += 1)
      for (const item of this.#placed.get(nth) ?? []) placedByOthers.add(item);
    this.#takeOrder(after, { from, to, current, placed, placedByOthers, isUndo: from !== before }, document);
    expectSame(after.document(), document);
    this.#models.set(revision, after);
    this.#placed.set(revision, placed);
  }

  #at(revision: number): Model {
    const model = this.#models.get(revision);
    if (model === undefined) throw new Error(`nobody was told of ${revision}`);
    return model;
  }

  /** What the operations mean, by a state before and one after them; and which items they place. */
  #meant(base: Model, operations: readonly DraftOperation[]): [Model, Model, Set<number>] {
    const [first] = operations;
    if (first?.kind === 'undo') {
      const { revision } = first;
      return [this.#at(revision), this.#at(revision - 1), new Set(this.#placed.get(revision))];
    }
    const after = base.copy();
    const placed = new Set<number>();
    for (const operation of operations) this.#apply(after, operation, placed);
    return [base, after, placed];
  }

  #apply(model: Model, operation: DraftOperation, placed: Set<number>): void {
    if (operation.kind === 'undo') throw new Error('undo stands alone');
    const { path } = operation;
    const isOfItem = path[0] === 'questions' && path.length % 2 === 0;
    if (operation.kind === 'insert') {
      const inside = model.find(path);
      const item = this.#add(model, inside, operation.value as JsonObject);
      place(model, inside, item, operation.after);
      placed.add(item);
    } else if (operation.kind === 'move') {
      const [inside, item] = [model.find(path.slice(0, -1)), model.find(path)];
      const order = model.itemsIn(inside).join();
      place(model, inside, item, operation.after);
      if (order !== model.itemsIn(inside).join()) placed.add(item);
    } else if (operation.kind === 'rename') rename(model, path, operation.id);
    else if (isOfItem && operation.kind === 'remove') {
      placed.add(model.find(path));
      removeItem(model, path);
    } else if (isOfItem && operation.kind === 'set') setItem(model, model.find(path), operation.value as JsonObject);
    else {
      const field = fieldAt(model, path);
      if (operation.kind === 'set') model.fields.set(field, operation.value);
      else model.fields.delete(field);
    }
  }

  #add(model: Model, inside: number, value: JsonObject): number {
    this.#count += 1;
    const item = this.#count;
    model.lists.set(inside, [...model.itemsIn(inside), item]);
    const { answers, ...members } = value;
    for (const [name, member] of Object.entries(members)) model.fields.set(`${item} ${name}`, member);
    if (isList(answers)) for (const answer of answers) this.#add(model, item, answer as JsonObject);
    return item;
  }

  /** Takes the order of items from the document, if it is one that it may be. */
  #takeOrder(after: Model, edit: PlacedEdit, document: JsonObject): void {
    const { from, to, current, placed, placedByOthers, isUndo } = edit;
    const takeList = (item: number, path: DraftPath): void => {
      const there = new Set(
        [...current.itemsIn(item), ...to.itemsIn(item)].filter((each) => after.fields.has(`${each} id`)),
      );
      const byId = new Map([...there].map((each) => [after.id(each), each]));
      const order = listed(document, path).map(({ id }) => byId.get(id) ?? Number.NaN);
      expectSame(new Set(order), there, `the items of ${path.join(' › ')}`);
      const only = (list: readonly number[], wanted: (item: number) => boolean) => list.filter(wanted);
      const stood = current.itemsIn(item);
      const isOthers = (each: number) => !placed.has(each) && there.has(each) && stood.includes(each);
      expectSame(only(order, isOthers), only(stood, isOthers));
      const isSeen = (each: number) =>
        !placedByOthers.has(each) && there.has(each) && from.itemsIn(item).concat(to.itemsIn(item)).includes(each);
      if (!isUndo) expectSame(only(order, isSeen), only(to.itemsIn(item), isSeen));
      after.lists.set(item, order);
    };
    takeList(0, ['questions']);
    for (const question of after.itemsIn(0)) takeList(question, ['questions', after.id(question), 'answers']);
  }
}

interface PlacedEdit {
  readonly from: Model;
  readonly to: Model;
  readonly current: Model;
  readonly placed: ReadonlySet<number>;
  readonly placedByOthers: ReadonlySet<number>;
  readonly isUndo: boolean;
}

/** Much faster than `expect` as long as they are. */
function expectSame(found: unknown, wanted: unknown, what?: string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, what).toEqual(wanted);
}

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

function fieldAt(model: Model, path: DraftPath): string {
  const depth = path[0] === 'questions' ? (path[2] === 'answers' ? 4 : 2) : 0;
  return `${model.find(path.slice(0, depth))} ${path.slice(depth).join(' › ')}`;
}

function place(model: Model, inside: number, item: number, after: string | null | undefined): void {
  const others = model.itemsIn(inside).filter((other) => other !== item);
  const at =
    after === undefined
      ? others.length
      : after === null
        ? 0
        : others.findIndex((other) => model.id(other) === after) + 1;
  model.lists.set(inside, others.toSpliced(at, 0, item));
}

function setItem(model: Model, item: number, value: JsonObject): void {
  for (const field of [...model.fields.keys()]) {
    const [own, name = ''] = field.split(' ');
    if (own === String(item) && !Object.hasOwn(value, name)) model.fields.delete(field);
  }
  for (const [name, member] of Object.entries(value))
    if (name !== 'answers') model.fields.set(`${item} ${name}`, member);
}

function removeItem(model: Model, path: DraftPath): void {
  const [inside, item] = [model.find(path.slice(0, -1)), model.find(path)];
  model.lists.set(
    inside,
    model.itemsIn(inside).filter((other) => other !== item),
  );
  for (const gone of [item, ...model.itemsIn(item)])
    for (const field of [...model.fields.keys()]) if (field.startsWith(`${gone} `)) model.fields.delete(field);
  model.lists.delete(item);
  for (const field of textsOf(model, path)) model.fields.delete(field);
}

const textsOf = (model: Model, path: DraftPath): string[] => {
  const beginning = path.filter((_, nth) => nth % 2 === 1).join('.');
  return [...model.fields.keys()].filter(
    (field) => field.startsWith('0 texts') && field.split(' › ')[2]?.startsWith(`${beginning}.`),
  );
};

function rename(model: Model, path: DraftPath, id: string): void {
  const [question = '', answer] = path.filter((_, nth) => nth % 2 === 1);
  for (const field of textsOf(model, path)) {
    const [start, language, text = ''] = field.split(' › ');
    const parts = text.split('.');
    parts[answer === undefined ? 0 : 1] = id;
    const value = model.fields.get(field) ?? null;
    model.fields.delete(field);
    model.fields.set([start, language, parts.join('.')].join(' › '), value);
  }
  if (answer === undefined && model.fields.get('0 first') === question) model.fields.set('0 first', id);
  for (const other of model.itemsIn(0)) {
    const condition = model.fields.get(`${other} ask_if`);
    if (!isObject(condition) || !Object.hasOwn(condition, question)) continue;
    const { [question]: tests = {}, ...rest } = condition;
    const chosen = isObject(tests) && isList(tests.any_of) ? tests.any_of : [];
    const renamed = { any_of: chosen.map((one) => (one === answer ? id : one)) };
    model.fields.set(
      `${other} ask_if`,
      answer === undefined ? { ...rest, [id]: tests } : { ...rest, [question]: renamed },
    );
  }
  model.fields.set(`${model.find(path)} id`, id);
}
