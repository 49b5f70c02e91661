// Reads an advisor file as a document, for those who go on with its parts: a draft may be incomplete or wrong. Only a file that says
// nothing certain is refused, such as one with two members of the same name.

import { type PlacedNode, placeAt } from '@guidepost/placed-text/placed-node';
import { readPlacedText } from '@guidepost/placed-text/read-placed-text';
import { positionOf } from '@guidepost/placed-text/text-place';
import { LineCounter } from 'yaml';
import { type AdvisorFileFault, FaultList } from './advisor-file-fault.ts';
import { ADVISOR_TEXT } from './advisor-text.ts';

export type DocumentReading =
  | {
      readonly document: unknown;
      /** Where the part is that a JSON Pointer leads to. */
      locate(pointer: string): { readonly line: number; readonly column: number };
    }
  | { readonly faults: readonly AdvisorFileFault[] };

export function readDocument(text: string, fileName: string): DocumentReading {
  const lines = new LineCounter();
  const faults = new FaultList(fileName, lines, 'author');
  const root = readPlacedText(text, lines, faults, ADVISOR_TEXT);
  if (root === null || !faults.isEmpty) return { faults: faults.list() };
  return {
    document: documentIn(root, []),
    locate: (pointer) => positionOf(lines, placeAt(root, pointer)?.offset ?? 0),
  };
}

/**
 * As plain values of JSON. What readers of advisor files take as a text is one, spelled as in the file: `title: 1.10` is not 1.1. So is
 * what JSON has no number for.
 */
function documentIn(node: PlacedNode, path: readonly string[]): unknown {
  if (node.kind === 'list') return node.items.map((item) => documentIn(item, path));
  if (node.kind === 'map') {
    return Object.fromEntries(
      [...node.members].map(([name, member]) => [name, documentIn(member.node, [...path, name])]),
    );
  }
  const { value, text } = node;
  if (typeof value !== 'number' && typeof value !== 'boolean') return value;
  return isReadAsText(path) || (typeof value === 'number' && !Number.isFinite(value)) ? text : value;
}

const TEXTS = new Set([
  ...['advisor', 'client', 'name', 'language', 'catalog', 'first', 'attributes', 'attribute', 'id'],
  ...['title', 'description', 'image', 'background_color', 'skip_text', 'label'],
]);

const ANSWERS_OF_REPLIES = new Set(['any_of', 'all_of', 'none_of']);

/** `path`: names only, without places in lists. Conditions on products have values of any type. */
function isReadAsText(path: readonly string[]): boolean {
  if (path.includes('where')) return false;
  const last = path.at(-1) ?? '';
  if (path.includes('ask_if')) return ANSWERS_OF_REPLIES.has(last);
  return path[0] === 'texts' || TEXTS.has(last);
}
