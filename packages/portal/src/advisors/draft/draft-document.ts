// The document of a draft as the browser has it: parts by the same paths as in operations, questions and answers by their ids.

export type DraftDocument = Readonly<Record<string, unknown>>;
export type PartPath = readonly string[];
export type DraftObject = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is DraftObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the items at this path are told apart by their ids. */
export const isListPath = (path: PartPath): boolean =>
  path[0] === 'questions' && (path.length === 1 || (path.length === 3 && path[2] === 'answers'));

/** Whether the path leads to a question or an answer. */
export const isItemPath = (path: PartPath): boolean => path.length > 1 && isListPath(path.slice(0, -1));

export const idOf = (item: unknown): string => (isRecord(item) ? String(item.id) : '');

export const itemsIn = (document: DraftDocument, path: PartPath): readonly DraftObject[] => {
  const list = partIn(document, path);
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

/** Undefined if there is nothing. */
export function partIn(document: DraftDocument, path: PartPath): unknown {
  let value: unknown = document;
  for (const [nth, name] of path.entries()) {
    if (isListPath(path.slice(0, nth)))
      value = Array.isArray(value) ? value.find((item) => idOf(item) === name) : undefined;
    else value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

/** The id of the item before; null if it is the first, undefined if it is not there. */
export function placeInList(document: DraftDocument, path: PartPath): string | null | undefined {
  const items = itemsIn(document, path.slice(0, -1));
  const at = items.findIndex((item) => idOf(item) === path.at(-1));
  if (at === -1) return undefined;
  return at === 0 ? null : idOf(items[at - 1]);
}

/** The same value of JSON, in whatever order members are. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, nth) => isSame(each, b[nth]))
    );
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}
