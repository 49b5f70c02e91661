// Changes an advisor file as its author would: where the change is, and nowhere else. Comments, order, quotes and
// indentation stay as they are. Every result is read back and must say exactly what was meant, or it is not returned.

import { membersOf } from '@guidepost/fault/json-pointer';
import { type Document, parseDocument } from 'yaml';
import { contentIn } from './content-in.ts';
import { editContent, type FileEdit, FileEditError } from './file-edit.ts';
import { sameContent } from './same-content.ts';
import { spellEdit } from './spell-edit.ts';

/** The text with the edits made one after another; YAML stays YAML and JSON stays JSON. Throws a {@link FileEditError}. */
export const editAdvisorFile = (text: string, edits: readonly FileEdit[]): string => edits.reduce(makeEdit, text);

const makeEdit = (text: string, edit: FileEdit): string => {
  const document = parse(text);
  const content = contentIn(document);
  if (content === undefined) throw new FileEditError('The file cannot be read, so it cannot be changed.');
  const meant = editContent(content, edit);
  for (const changed of spellEdit(text, document.contents, edit, isJson(text)))
    if (says(changed, meant)) return changed;
  // Where nothing small does, the library writes the file anew: comments and order stay, white space may not.
  const anew = isJson(text) ? `${JSON.stringify(meant, null, 2)}\n` : rewrite(parse(text), edit);
  if (anew !== null && says(anew, meant)) return anew;
  throw new FileEditError(`${edit.pointer} is shared by an alias (*); write it out first.`);
};

/** The content of a file that can be read; undefined of any other. */
export const contentOf = (text: string): unknown => contentIn(parse(text));

/** The same dialect as that of the reader of advisor files. */
const parse = (text: string): Document.Parsed =>
  parseDocument(text, { schema: 'core', merge: false, prettyErrors: false, logLevel: 'error' });

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
