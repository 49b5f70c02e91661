// For tests: a small advisor, and edits of it as somebody makes them who sees a document.

import type { DraftOperation, DraftPath } from './draft-operation.ts';
import { isList, isObject, type Json, type JsonObject } from './json.ts';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const LAMP_FINDER: JsonObject = {
  advisor: 'lamps',
  client: 'shop',
  name: 'Lamp finder',
  language: 'en',
  catalog: 'lamps',
  results: { show: 'after_filters', limit: 10 },
  first: 'room',
  questions: [
    {
      id: 'room',
      type: 'SINGLE',
      role: 'filter',
      title: 'Which room?',
      answers: [
        { id: 'bath', title: 'Bathroom', where: { ip: { gte: 44 } } },
        { id: 'desk', title: 'Study', where: { kind: 'desk lamp' } },
      ],
    },
    { id: 'budget', type: 'RANGE', role: 'filter', title: 'How much?', attribute: 'price', range: { step: 5 } },
    {
      id: 'style',
      type: 'MULTIPLE',
      role: 'preference',
      title: 'Which style?',
      attribute: 'style',
      ask_if: { room: { any_of: ['desk'] } },
    },
  ],
  texts: { de: { 'room.title': 'Welcher Raum?', 'room.bath.title': 'Bad', 'budget.title': 'Wie viel?' } },
};

export interface Listed {
  readonly path: DraftPath;
  readonly id: string;
  readonly value: JsonObject;
}

/** The items of a list with the path to each. */
export const listed = (document: Json, path: DraftPath): Listed[] => {
  const list = valueAt(document, path);
  return (isList(list) ? list : []).filter(isObject).map((value) => {
    const id = String(value.id);
    return { path: [...path, id], id, value };
  });
};

/** What a path leads to in a document, read plainly. */
function valueAt(document: Json | undefined, path: DraftPath): Json | undefined {
  return path.reduce<Json | undefined>((found, name) => {
    if (isList(found)) return found.find((item) => isObject(item) && String(item.id) === name);
    return isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }, document);
}

/** An edit of one to three operations that mean something in the document. */
export function randomEdit(document: JsonObject, random: () => number, most = 3): DraftOperation[] {
  const count = 1 + Math.floor(random() * most);
  // Each of another part, so that what one does cannot take the meaning from the next.
  const touched = new Set<string>();
  const operations: DraftOperation[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const operation = randomOperation(document, random);
    const part = operation === null || operation.kind === 'undo' ? '' : partOf(operation);
    if (operation === null || [...touched].some((other) => other === part || other === 'all' || part === 'all'))
      continue;
    touched.add(part);
    operations.push(operation);
  }
  return operations;
}

/** The question that an operation is about. Renaming concerns all, as others name it. */
const partOf = (operation: Exclude<DraftOperation, { kind: 'undo' }>): string => {
  const { kind, path } = operation;
  if (kind === 'rename' || (kind === 'remove' && path.length % 2 === 0)) return 'all';
  if (path[0] === 'texts') return path[2]?.split('.')[0] ?? '';
  if (kind === 'insert' || kind === 'move') return operation.after === undefined ? (path[1] ?? 'end') : 'all';
  return path[0] === 'questions' ? (path[1] ?? '') : path.join('.');
};

const MOST_ITEMS = 12;

function randomOperation(document: JsonObject, random: () => number): DraftOperation | null {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const word = (): string => `${pick(['warm', 'bright', 'small', 'light', 'quiet'])} ${Math.floor(random() * 1000)}`;
  const newId = (): string => `${pick(['a', 'b', 'c', 'd'])}${Math.floor(random() * 30)}`;
  const questions = listed(document, ['questions']);
  const question = pick(questions);
  const chance = random();
  // So that it stays about as large as it is.
  if (question === undefined || (chance < 0.08 && questions.length < MOST_ITEMS)) {
    return insertInto(['questions'], questions, newId(), random, (id) => ({
      ...{ id, type: 'SINGLE', role: 'filter', title: word(), attribute: 'kind' },
      answers: [{ id: 'x', title: word() }],
    }));
  }
  const answers = listed(document, [...question.path, 'answers']);
  const answer = pick(answers);
  if (chance < 0.14 && answers.length < MOST_ITEMS)
    return insertInto([...question.path, 'answers'], answers, newId(), random, (id) => ({ id, title: word() }));
  if (chance < 0.2) return moveIn(questions, question, random);
  if (chance < 0.25 && answer !== undefined) return moveIn(answers, answer, random);
  if (chance < 0.3 && questions.length > 2) return { kind: 'remove', path: question.path };
  if (chance < 0.34 && answer !== undefined) return { kind: 'remove', path: answer.path };
  if (chance < 0.38) return renameIn(questions, question, newId());
  if (chance < 0.4 && answer !== undefined) return renameIn(answers, answer, newId());
  if (chance < 0.46)
    return { kind: 'set', path: ['texts', pick(['de', 'fr']) ?? 'de', `${question.id}.title`], value: word() };
  if (chance < 0.5 && answer !== undefined) {
    return { kind: 'set', path: ['texts', 'de', `${question.id}.${answer.id}.title`], value: word() };
  }
  if (chance < 0.54) return { kind: 'set', path: ['results', 'limit'], value: 1 + Math.floor(random() * 100) };
  if (chance < 0.57) return { kind: 'set', path: ['name'], value: word() };
  if (chance < 0.62 && answer !== undefined)
    return { kind: 'set', path: [...answer.path, 'where'], value: { kind: word() } };
  if (chance < 0.7 && answer !== undefined) return { kind: 'set', path: [...answer.path, 'title'], value: word() };
  if (chance < 0.74)
    return { kind: 'set', path: question.path, value: { ...question.value, title: word(), weight: 2 } };
  if (chance < 0.78 && Object.hasOwn(question.value, 'description')) {
    return { kind: 'remove', path: [...question.path, 'description'] };
  }
  if (chance < 0.85) return { kind: 'set', path: [...question.path, 'description'], value: word() };
  return { kind: 'set', path: [...question.path, 'title'], value: word() };
}

function insertInto(
  path: DraftPath,
  items: readonly Listed[],
  id: string,
  random: () => number,
  make: (id: string) => JsonObject,
): DraftOperation | null {
  if (items.some((item) => item.id === id)) return null;
  return { kind: 'insert', path, value: make(id), ...somewhere(items, random) };
}

function moveIn(items: readonly Listed[], item: Listed, random: () => number): DraftOperation {
  return {
    kind: 'move',
    path: item.path,
    ...somewhere(
      items.filter((other) => other !== item),
      random,
    ),
  };
}

function renameIn(items: readonly Listed[], item: Listed, id: string): DraftOperation | null {
  return items.some((other) => other.id === id) ? null : { kind: 'rename', path: item.path, id };
}

/** After an item, at the beginning, or at the end. */
function somewhere(items: readonly Listed[], random: () => number): { after?: string | null } {
  const at = Math.floor(random() * (items.length + 2));
  if (at === items.length + 1) return {};
  return { after: at === 0 ? null : (items[at - 1]?.id ?? null) };
}
