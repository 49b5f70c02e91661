// Takes members out of a group: those that must be there, those that may be left out, those that may be empty. What is
// empty by mistake (`#`, `null`, lines not indented) is told here, so that readers of values need not check it.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { quoted } from '@guidepost/fault/say-names';
import { isNull, isRefused, type PlacedMap, type PlacedNode } from '@guidepost/placed-text/placed-node';
import type { FaultList } from './advisor-file-fault.ts';

/** A member that must be there; null if it is not. */
export const requiredMember = (map: PlacedMap, name: string, faults: FaultList, mend: string): PlacedNode | null => {
  const node = map.members.get(name)?.node;
  if (node !== undefined && !isNull(node)) return node;
  if (node === undefined ? faults.isSupposed(pointerTo(map.pointer, name)) : isRefused(node)) return null;
  if (node !== undefined && isWrittenNull(node)) return refuseNull(node, name, faults);
  faults.add(node ?? map, node === undefined ? `\`${name}\` is missing.` : `\`${name}\` is empty.`, mend);
  return null;
};

/** Members whose value stands on the lines below. */
const GROUPS = ['results', 'questions', 'texts', 'answers', 'range', 'groupings', 'show'];

/** A member that may be left out, but not left empty. */
export const optionalMember = (map: PlacedMap, name: string, faults: FaultList): PlacedNode | null => {
  const node = map.members.get(name)?.node;
  if (node === undefined) return null;
  if (!isNull(node)) return node;
  if (isRefused(node)) return null;
  if (isWrittenNull(node)) return refuseNull(node, name, faults);
  const mend = GROUPS.includes(name)
    ? `Indent the lines that belong to \`${name}\` by two spaces more than \`${name}\` itself, or remove it.`
    : `Write a value, or remove \`${name}\`.`;
  faults.add(node, `Nothing is written after \`${name}\`.`, mend);
  return null;
};

/** `null` and `~` are spellings of nothing. */
const isWrittenNull = (node: PlacedNode): boolean => node.kind === 'scalar' && node.value === null && node.text !== '';

const refuseNull = (node: PlacedNode, name: string, faults: FaultList): null => {
  const text = node.kind === 'scalar' ? node.text : '';
  faults.add(
    node,
    `${quoted(text)} means nothing in YAML, so \`${name}\` is empty.`,
    `If it is meant as text, put it in quotes: \`'${text}'\`.`,
  );
  return null;
};

/** A member that may be left out or empty, which are the same. */
export const nullableMember = (map: PlacedMap, name: string): PlacedNode | null => {
  const node = map.members.get(name)?.node;
  return node === undefined || isNull(node) ? null : node;
};
