// A place in a draft as people know it: by the titles of questions and answers, not by their numbers.

import { membersOf } from '@guidepost/fault/json-pointer';

/** `#/questions/1/answers/0/where` → `Which room? › Bath › where`; empty for the whole draft. */
export function namePlace(pointer: string, document: unknown): string {
  const names: string[] = [];
  let at = document;
  for (const name of membersOf(pointer)) {
    at = memberOf(at, name);
    const isItem = /^\d+$/.test(name);
    const title = isItem ? (textOf(at, 'title') ?? textOf(at, 'id')) : null;
    if (title !== null) names.push(title);
    else if (isItem) names.push(String(Number(name) + 1));
    else if (name !== 'questions' && name !== 'answers') names.push(name);
  }
  return names.join(' › ');
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

function textOf(value: unknown, name: string): string | null {
  const text = memberOf(value, name);
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}
