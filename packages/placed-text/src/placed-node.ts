// The content of a file with the place of every part, so that each fault can say where it is. Aliases were resolved and tags
// refused before, so there are only three kinds of nodes.

import { membersOf } from '@guidepost/fault/json-pointer';
import { quoted } from '@guidepost/fault/say-names';
import type { TextPlace } from './text-place.ts';

export type PlacedNode = PlacedMap | PlacedList | PlacedScalar;

export interface PlacedMap extends TextPlace {
  readonly kind: 'map';
  readonly members: ReadonlyMap<string, PlacedMember>;
}

export interface PlacedMember {
  /** Where the member's name stands. */
  readonly name: TextPlace;
  readonly node: PlacedNode;
}

export interface PlacedList extends TextPlace {
  readonly kind: 'list';
  readonly items: readonly PlacedNode[];
}

export interface PlacedScalar extends TextPlace {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** As written, without quotes: `1.0` stays `1.0`, although the value is 1. */
  readonly text: string;
  /** What follows `#` on the same line without a space: it may have been meant as text. */
  readonly comment?: string;
  /** A fault was already added for it, and it counts as nothing. */
  readonly refused?: true;
}

/** The place of a member's value, or of its name if the name is misspelt. */
export type PlacePart = 'value' | 'name';

/** The place a JSON Pointer leads to. If the file does not have that part, it is the place of the nearest part around it. */
export const placeAt = (root: PlacedNode, pointer: string, want: PlacePart = 'value'): TextPlace | null => {
  if (pointer !== '' && !pointer.startsWith('/')) return null;
  let node = root;
  let name: TextPlace = root;
  for (const written of membersOf(pointer)) {
    const member = node.kind === 'map' ? node.members.get(written) : undefined;
    const item = node.kind === 'list' && /^\d+$/.test(written) ? node.items[Number(written)] : undefined;
    const inner = member?.node ?? item;
    if (inner === undefined) return node;
    name = member?.name ?? inner;
    node = inner;
  }
  return want === 'name' ? name : node;
};

/** What the file says, as plain values; what was refused is null. */
export function plainContent(node: PlacedNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plainContent);
  return Object.fromEntries([...node.members].map(([name, member]) => [name, plainContent(member.node)]));
}

export const isNull = (node: PlacedNode): boolean => node.kind === 'scalar' && node.value === null;

/** Whether a fault has been added for it, so that nothing more need be said. */
export const isRefused = (node: PlacedNode): boolean => node.kind === 'scalar' && node.refused === true;

/** How a node is named in a sentence. */
export const describeNode = (node: PlacedNode): string => {
  if (node.kind === 'map') return 'a group of members';
  if (node.kind === 'list') return 'a list';
  return node.value === null ? 'nothing' : quoted(node.text);
};
