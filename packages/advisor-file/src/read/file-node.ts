// The content of an advisor file with the place of every part, so that each fault can say where it is. Aliases are
// resolved and tags refused before this, so what follows deals with three kinds of nodes only.

import { membersOf } from '@guidepost/fault/json-pointer';
import type { FaultPlace } from './advisor-file-fault.ts';

export type FileNode = FileMap | FileList | FileScalar;

export interface FileMap extends FaultPlace {
  readonly kind: 'map';
  readonly members: ReadonlyMap<string, FileMember>;
}

export interface FileMember {
  /** Where the member's name stands. */
  readonly name: FaultPlace;
  readonly node: FileNode;
}

export interface FileList extends FaultPlace {
  readonly kind: 'list';
  readonly items: readonly FileNode[];
}

export interface FileScalar extends FaultPlace {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** As written, without quotes: of `1.0` it is `1.0`, where the value is 1. */
  readonly text: string;
  /** What follows `#` on the same line, where no space separates them: it may have been meant as text. */
  readonly comment?: string;
  /** A fault was added for it already, and it counts as nothing. */
  readonly refused?: true;
}

/** The place of a member's value, or of its name, which is what a misspelt name is about. */
export type PlacePart = 'value' | 'name';

/** The place a JSON Pointer leads to; where it leads to something the file leaves out, the nearest part around that. */
export const placeAt = (root: FileNode, pointer: string, want: PlacePart = 'value'): FaultPlace | null => {
  if (pointer !== '' && !pointer.startsWith('/')) return null;
  let node = root;
  let name: FaultPlace = root;
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

export const isNull = (node: FileNode): boolean => node.kind === 'scalar' && node.value === null;

/** Whether a fault has been added for it, so that nothing more is to be said. */
export const isRefused = (node: FileNode): boolean => node.kind === 'scalar' && node.refused === true;

/** How a node is named in a sentence. */
export const nameOf = (node: FileNode): string => {
  if (node.kind === 'map') return 'a group of members';
  if (node.kind === 'list') return 'a list';
  return node.value === null ? 'nothing' : quoted(node.text);
};

/** Something from the file in a sentence: on one line, not too long. */
export const quoted = (text: string): string => {
  const line = text.replaceAll(/[\s`\p{Cc}]+/gu, ' ');
  return `\`${line.length > 60 ? `${line.slice(0, 57)}…` : line}\``;
};
