// Writes an advisor as a file. If it was made from a file, its comments, order, quotes and indentation stay wherever what they are about
// stayed. What is written always says exactly the document.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { Document, isCollection, isScalar, isSeq, visit } from 'yaml';
import { readDocument } from '../read/read-document.ts';
import { applyFixes } from './apply-fixes.ts';
import { arrangeItems } from './arrange-items.ts';
import { arrangementOf, documentChanges, listChanges } from './document-changes.ts';
import { editAdvisorFile, sameContent } from './edit-advisor-file.ts';
import { contentAt, type FileEdit, FileEditError } from './file-edit.ts';

/** `source`: the text that it was made from; null if there is none. A JSON text stays JSON. */
export function writeDocument(document: unknown, source: string | null): string {
  const kept = source === null ? null : rewrite(source, document);
  return kept ?? writeAnew(document);
}

export const writeJson = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/** Null if the text cannot be changed into one that says it. */
function rewrite(source: string, document: unknown): string | null {
  const before = contentOf(source);
  if (before === undefined) return null;
  if (sameContent(before, document)) return source;
  const { text } = applyFixes(
    source,
    documentChanges(before, document).map((fix) => ({ fix })),
  );
  const changed = arrangeAll(text, document);
  return changed !== null && sameContent(contentOf(changed), document) ? changed : null;
}

/** Questions and answers that are new, gone or elsewhere, a list at a time, because places in it change with each. */
function arrangeAll(text: string, document: unknown): string | null {
  const answers = questionsOf(document).map((_, nth) => pointerTo('', 'questions', nth, 'answers'));
  try {
    return [pointerTo('', 'questions'), ...answers].reduce((changed, list) => arrange(changed, document, list), text);
  } catch (error) {
    if (error instanceof FileEditError) return null;
    throw error;
  }
}

function arrange(text: string, document: unknown, list: string): string {
  const before = contentOf(text);
  const arrangement = arrangementOf(before, document, list);
  if (arrangement === null) return text;
  const { order, added } = arrangement;
  const arranged = arrangeItems(text, list, order);
  const changed = arranged === null ? null : tryEdits(arranged, added);
  const wanted = contentAt(document, list);
  if (changed !== null && sameContent(contentAt(contentOf(changed), list), wanted)) return changed;
  return editAdvisorFile(text, listChanges(before, document, list));
}

function tryEdits(text: string, edits: readonly FileEdit[]): string | null {
  try {
    return editAdvisorFile(text, edits);
  } catch (error) {
    if (error instanceof FileEditError) return null;
    throw error;
  }
}

const questionsOf = (document: unknown): readonly unknown[] => {
  const questions =
    typeof document === 'object' && document !== null && 'questions' in document ? document.questions : [];
  return Array.isArray(questions) ? questions : [];
};

function contentOf(text: string): unknown {
  const reading = readDocument(text, '');
  return 'faults' in reading ? undefined : reading.document;
}

const IN_BRACKETS = ['where', 'ask_if', 'results', 'show', 'attributes'];
const ITEMS_IN_BRACKETS = ['answers', 'groupings'];

/** Conditions, answers and groupings on one line each, as people write them. */
function writeAnew(content: unknown): string {
  const document = new Document(content);
  visit(document, {
    Pair: (_, { key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      if (isCollection(value) && IN_BRACKETS.includes(name)) value.flow = true;
      if (isSeq(value) && ITEMS_IN_BRACKETS.includes(name))
        for (const item of value.items) if (isCollection(item)) item.flow = true;
    },
  });
  return document.toString({ lineWidth: 120, flowCollectionPadding: true });
}
