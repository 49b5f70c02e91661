// The items of a collection in a YAML document, by their place in the text.

import { isCollection, isMap, isPair, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import type { SourceText } from './source-text.ts';

export interface PlacedItem {
  /** Where it begins; for a member, this is its name. */
  readonly start: number;
  /** Where its value may begin; for a member, this is after the colon. */
  readonly valueStart: number;
  /** Where its content ends. */
  readonly end: number;
  readonly node: Node | null;
}

export type Collection = YAMLMap | YAMLSeq;

export const itemAt = (source: SourceText, collection: Collection, at: number): PlacedItem => {
  const item = collection.items[at];
  if (!isPair(item)) {
    const node = item as Node;
    const start = node.range?.[0] ?? 0;
    return { start, valueStart: start, end: source.contentEnd(node, start), node };
  }
  const { key, value } = item as Pair<Node, Node | null>;
  const valueStart = source.text.indexOf(':', key.range?.[1] ?? 0) + 1;
  return { start: key.range?.[0] ?? 0, valueStart, end: source.contentEnd(value, valueStart), node: value };
};

/** The text between two items in brackets: as between the present items, or before the first one. */
export const separatorIn = (source: SourceText, collection: Collection): string => {
  const first = itemAt(source, collection, 0);
  const space = source.text.slice((collection.range?.[0] ?? 0) + 1, first.start);
  const between =
    collection.items.length > 1
      ? source.text.slice(first.end, itemAt(source, collection, 1).start)
      : space.includes('\n')
        ? `,${space}`
        : ', ';
  // A comment is not repeated.
  return between.includes('#') ? ', ' : between;
};

/** The node that these members and places lead to. */
export const findNode = (root: Node | null, parts: readonly string[]): Node | null => {
  let node = root;
  for (const part of parts) {
    if (!isCollection(node)) return null;
    const item: unknown = node.items[placeIn(node as Collection, part)];
    node = (isPair(item) ? item.value : item) as Node | null;
  }
  return node;
};

/** -1 if there is none. For a list, this may also be the place after its end. */
export const placeIn = (collection: Collection, part: string): number =>
  isMap(collection)
    ? collection.items.findIndex(({ key }) => nameOf(key) === part)
    : /^\d+$/.test(part)
      ? Number(part)
      : -1;

const nameOf = (key: unknown): string => {
  const { value, source } = key as { value?: unknown; source?: string };
  return typeof value === 'string' ? value : (source ?? String(value));
};
