// Which attributes of the catalog questions are about.

import { type DraftDocument, type DraftObject, isRecord, itemsIn } from '../draft/draft-document.ts';

export function askedAttributes(document: DraftDocument): ReadonlySet<string> {
  return new Set(itemsIn(document, ['questions']).flatMap((question) => [...askedAttributesOf(question)]));
}

export function askedAttributesOf(question: DraftObject): ReadonlySet<string> {
  const asked = new Set<string>();
  if (typeof question.attribute === 'string' && question.attribute !== '') asked.add(question.attribute);
  const answers = Array.isArray(question.answers) ? question.answers.filter(isRecord) : [];
  for (const { where } of answers) addNames(where, asked);
  return asked;
}

function addNames(condition: unknown, asked: Set<string>): void {
  if (Array.isArray(condition)) for (const part of condition) addNames(part, asked);
  if (!isRecord(condition)) return;
  for (const [name, inner] of Object.entries(condition)) {
    if (name === 'any' || name === 'all' || name === 'not') addNames(inner, asked);
    else asked.add(name);
  }
}
