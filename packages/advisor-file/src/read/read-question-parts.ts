// Parts that questions and answers have in common: attributes, images, texts that may be left out.

import { IMAGE_PATTERN, MAX_DESCRIPTION, MAX_IMAGE, MAX_TEXT } from '@guidepost/contract/advisor-file-member';
import type { ReservedAttribute } from '@guidepost/engine/product';
import { quoted } from '@guidepost/fault/say-names';
import { describeNode, type PlacedMap, type PlacedNode } from '@guidepost/placed-text/placed-node';
import type { FaultList } from './advisor-file-fault.ts';
import { nullableMember } from './read-member.ts';
import { readText } from './read-node.ts';

/** Names that conditions use to combine; `price` is a number that every product has, so it can be asked for. */
const RESERVED: readonly Exclude<ReservedAttribute, 'price'>[] = ['any', 'all', 'not'];
const NOT_ATTRIBUTES: readonly string[] = [...RESERVED, '__proto__'];

export const readAttributeName = (node: PlacedNode, faults: FaultList): string => {
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || node.value.trim() === '') {
    faults.add(
      node,
      `This must be the name of an attribute, not ${describeNode(node)}.`,
      'Name an attribute of the catalog.',
    );
    return '';
  }
  if (NOT_ATTRIBUTES.includes(node.value)) {
    faults.add(node, `No attribute can be named ${quoted(node.value)}.`, 'Name an attribute of the catalog.');
  }
  return node.value;
};

export const readImage = (map: PlacedMap, faults: FaultList): string | null => {
  const node = nullableMember(map, 'image');
  if (node === null) return null;
  const image = readText(node, faults, { most: MAX_IMAGE });
  const isPath = image.startsWith('/');
  const isAddress = isPath || (/^https?:/.test(image) && URL.canParse(image));
  if (image.trim() !== '' && !(isAddress && new RegExp(IMAGE_PATTERN, 'u').test(image))) {
    faults.add(
      node,
      `${quoted(image)} is not the address of an image.`,
      'Write an address starting with `https://`, or a path on this service starting with `/`.',
    );
  }
  return image;
};

/** What the shopper reads of a question, an answer or a sub-range. */
export const readTitle = (node: PlacedNode, faults: FaultList): string => readText(node, faults, { most: MAX_TEXT });

export const readSkipText = (map: PlacedMap, faults: FaultList): string | null => {
  const node = nullableMember(map, 'skip_text');
  return node === null ? null : readTitle(node, faults);
};

export const readDescription = (map: PlacedMap, faults: FaultList): string | null => {
  const node = nullableMember(map, 'description');
  return node === null ? null : readText(node, faults, { most: MAX_DESCRIPTION });
};
