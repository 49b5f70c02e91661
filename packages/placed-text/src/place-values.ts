// Values that were never a text, as nodes, so that what reads files reads them, too, and nobody has to write them out and parse them first.

import { pointerTo } from '@guidepost/fault/json-pointer';
import type { PlacedNode } from './placed-node.ts';

/** Values of JSON, of bounded depth. All offsets are 0. */
export function placeValues(value: unknown, pointer = ''): PlacedNode {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, at) => placeValues(item, pointerTo(pointer, at)));
    return { kind: 'list', pointer, offset: 0, items };
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, inner]) => {
      const place = { pointer: pointerTo(pointer, name), offset: 0 };
      return [name, { name: place, node: placeValues(inner, place.pointer) }] as const;
    });
    return { kind: 'map', pointer, offset: 0, members: new Map(members) };
  }
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  const scalar = { kind: 'scalar', pointer, offset: 0 } as const;
  // -0 is 0, as in a text.
  return { ...scalar, value: Object.is(plain, -0) ? 0 : plain, text: String(plain) };
}
