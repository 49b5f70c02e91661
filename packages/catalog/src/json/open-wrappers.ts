// What interfaces put around products: `{ "item": { … } }`, and lists as GraphQL writes them, `{ "edges": [{ "node": { … } }] }` and
// `{ "nodes": [{ … }] }`.

import { isFields, type JsonFields } from './json-fields.ts';

/** Whether the text of a record may have such a list. Most have none, and are not looked through. */
export const mayHaveWrappers = (text: string): boolean => text.includes('"node');

/** Members that hold the product itself. Around them are only a few words about it. */
const WRAPPERS = ['node', 'item', 'product', '_source', 'attributes'] as const;
/** The members that JSON:API has beside its `attributes`. In other files `attributes` are those of the product around them. */
const IDENTITY: ReadonlySet<string> = new Set(['id', '_id', 'uid', 'documentId', 'type']);
/** Objects that JSON:API has beside the product. */
const ABOUT: ReadonlySet<string> = new Set(['links', 'relationships', 'meta', 'sort']);
const MOST_AROUND = 8;

/** The record with what is inside its wrapper: `{ "position": 1, "item": { "sku": … } }` → `{ "position": 1, "sku": … }`. */
export function unwrapRecord(fields: JsonFields): JsonFields {
  for (const wrapper of WRAPPERS) {
    const inside = fields[wrapper];
    if (!isFields(inside)) continue;
    const around = Object.entries(fields).filter(([name]) => name !== wrapper && !ABOUT.has(name));
    if (wrapper === 'attributes' && !around.every(([name]) => IDENTITY.has(name))) continue;
    const isAbout = around.length <= Math.min(MOST_AROUND, Object.keys(inside).length);
    if (isAbout && around.every(([, value]) => typeof value !== 'object' || value === null)) {
      return { ...Object.fromEntries(around), ...inside };
    }
  }
  return fields;
}

/** The record with lists in place of their wrappers. */
export const openLists = (fields: JsonFields): JsonFields =>
  Object.fromEntries(Object.entries(fields).map(([name, member]) => [name, openWrappers(member)]));

function openWrappers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openWrappers);
  if (!isFields(value)) return value;
  const inside = nodesOf(value);
  if (inside !== null) return inside.map(openWrappers);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, openWrappers(member)]));
}

/** Null: it is not a list. */
function nodesOf({ edges, nodes }: JsonFields): readonly unknown[] | null {
  if (Array.isArray(nodes) && nodes.every(isFields)) return nodes;
  if (!Array.isArray(edges)) return null;
  return edges.every((edge) => isFields(edge) && isFields(edge.node)) ? edges.map((edge) => edge.node) : null;
}
