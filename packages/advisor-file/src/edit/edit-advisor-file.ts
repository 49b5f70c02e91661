// Changes an advisor file as its author would: where the change is, and nowhere else. Comments, order, quotes and
// indentation stay as they are. Every result is read back and must say exactly what was meant, or it is not returned.

import { membersOf } from '@guidepost/fault/json-pointer';
import { parseText } from '@guidepost/placed-text/parse-text';
import type { Document } from 'yaml';
import { contentIn } from './content-in.ts';
import { editContent, type FileEdit, FileEditError } from './file-edit.ts';
import { SourceText, type Splice, splicesApart } from './source-text.ts';
import { spellEdit } from './spell-edit.ts';

/** The text with the edits made one after another; YAML stays YAML and JSON stays JSON. Throws a {@link FileEditError}. */
export const editAdvisorFile = (text: string, edits: readonly FileEdit[]): string => edits.reduce(makeEdit, text);

export interface EditedTogether {
  readonly text: string;
  /** Which of the edits were made. */
  readonly made: ReadonlySet<FileEdit>;
  /** The edits that were not possible together, and may be possible alone. Edits that lead nowhere are in neither list. */
  readonly left: readonly FileEdit[];
}

/**
 * Makes all edits at once, so that many take no longer than one: the file is read once before and once after. Their pointers
 * lead into the text as it is; inner parts come before what is around them. Null if the result does not say what was meant.
 */
export const editTogether = (text: string, edits: readonly FileEdit[]): EditedTogether | null => {
  const document = parseText(text);
  const source = new SourceText(text);
  const isOfJson = isJson(text);
  let meant = contentIn(document);
  if (meant === undefined) return { text, made: new Set(), left: [] };
  const spelled = new Map<FileEdit, Splice>();
  for (const edit of edits) {
    const [splice] = spellEdit(source, document.contents, edit, isOfJson);
    if (splice !== undefined) spelled.set(edit, splice);
  }
  const apart = splicesApart([...spelled.values()]);
  const splices = new Map<FileEdit, Splice>();
  const left: FileEdit[] = [];
  for (const edit of edits) {
    const splice = spelled.get(edit);
    const content = contentAfter(meant, edit);
    if (content === null) continue;
    if (splice === undefined || !apart.has(splice)) left.push(edit);
    else {
      splices.set(edit, splice);
      meant = content.after;
    }
  }
  const changed = source.withSplices([...splices.values()]);
  return says(changed, meant) ? { text: changed, made: new Set(splices.keys()), left } : null;
};

/** Null if the edit leads nowhere. */
const contentAfter = (content: unknown, edit: FileEdit): { readonly after: unknown } | null => {
  try {
    return { after: editContent(content, edit) };
  } catch (error) {
    if (error instanceof FileEditError) return null;
    throw error;
  }
};

const makeEdit = (text: string, edit: FileEdit): string => {
  const document = parseText(text);
  const content = contentIn(document);
  if (content === undefined) throw new FileEditError('The file cannot be read, so it cannot be changed.');
  const meant = editContent(content, edit);
  const source = new SourceText(text);
  for (const splice of spellEdit(source, document.contents, edit, isJson(text))) {
    const changed = source.withSplices([splice]);
    if (says(changed, meant)) return changed;
  }
  // If no small change works, the library writes the whole file: comments and order stay, white space may not.
  const anew = isJson(text) ? `${JSON.stringify(meant, null, 2)}\n` : rewrite(parseText(text), edit);
  if (anew !== null && says(anew, meant)) return anew;
  throw new FileEditError(`${edit.pointer} is shared by an alias (*); write it out first.`);
};

/** The content of a file; undefined if it cannot be read. */
export const contentOf = (text: string): unknown => contentIn(parseText(text));

const says = (text: string, meant: unknown): boolean => sameContent(contentOf(text), meant);

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
};

const rewrite = (document: Document.Parsed, edit: FileEdit): string | null => {
  const path = membersOf(edit.pointer).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  try {
    if (edit.kind === 'set') document.setIn(path, document.createNode(edit.value));
    else if (edit.kind === 'remove') document.deleteIn(path);
    else return null;
    return document.toString({ lineWidth: 0 });
  } catch {
    return null;
  }
};

/** Whether two plain values, as YAML and JSON have them, have the same content, whatever the order of their members. */
export const sameContent = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const members = Object.entries(a);
  const others = new Map(Object.entries(b));
  return (
    members.length === others.size &&
    members.every(([name, value]) => others.has(name) && sameContent(value, others.get(name)))
  );
};
