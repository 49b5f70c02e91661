// Members of a group that YAML accepts and nobody means: the same name twice, which is a list without its dashes, a
// name with its value in one word, and what stands behind a decimal comma.

import { isScalar } from 'yaml';
import type { FaultList, FaultPlace } from './advisor-file-fault.ts';
import { type FileMember, pointerTo, quoted } from './file-node.ts';
import { plainNumber } from './mend-number.ts';

/** Of two items of a list without a dash between them, the second repeats the names of the first. */
export const refuseRepeated = (
  repeated: readonly FaultPlace[],
  members: ReadonlyMap<string, FileMember>,
  pointer: string,
  inBrackets: boolean,
  faults: FaultList,
): void => {
  const [first] = repeated;
  if (first === undefined) return;
  const name = lastPart(first.pointer);
  const isItem = /\/\d+$/.test(pointer) && !inBrackets;
  if (isItem && (repeated.length > 1 || members.keys().next().value === name)) {
    faults.add(
      first,
      `${quoted(name)} is given twice in one item of the list, so a dash is missing.`,
      `Begin each item with a dash and a space: ${quoted(`- ${name}: …`)}.`,
    );
    return;
  }
  for (const place of repeated) {
    faults.add(place, `${quoted(lastPart(place.pointer))} is given twice here.`, 'Keep one of them.');
  }
};

/** `{kind:shoe}` and `{ // remark` are names without a value to YAML. */
export const refuseNoSpace = (name: string, value: unknown, place: FaultPlace, faults: FaultList): boolean => {
  const isEmpty = value === null || (isScalar(value) && value.value === null && !value.source);
  if (/^(\/\/|\/\*)/.test(name)) {
    faults.add(place, `${quoted(name.slice(0, 2))} starts no comment here.`, 'Begin comments with `#`, or remove it.');
    // The member behind it is there, though it was taken for a part of the name.
    const behind = /["']([^"']+)["']$/.exec(name)?.[1];
    const around = place.pointer.slice(0, place.pointer.lastIndexOf('/'));
    if (behind !== undefined) faults.suppose(pointerTo(around, behind));
    return true;
  }
  const glued = /^([\w-]+):(\S.*)$/u.exec(name);
  if (!isEmpty || glued === null) return false;
  faults.add(place, 'A space is missing after the colon.', `Write ${quoted(`${glued[1]}: ${glued[2]}`)}.`);
  return true;
};

/** Of `{ lte: 4,5 }` YAML reads `lte: 4` and a member `5` without a value. */
export const refuseDecimalComma = (
  name: string,
  value: unknown,
  before: unknown,
  place: FaultPlace,
  faults: FaultList,
): boolean => {
  const isEmpty = value === null || (isScalar(value) && value.value === null && !value.source);
  if (!isEmpty || !/^\d+$/.test(name) || !isScalar(before) || typeof before.value !== 'number' || !before.source)
    return false;
  const written = `${before.source},${name}`;
  const number = plainNumber(written);
  if (number === null) return false;
  faults.add(
    place,
    `In brackets a comma separates members, so ${quoted(written)} is no number here.`,
    // As people write numbers, three digits may also be thousands.
    name.length === 3
      ? `Write ${quoted(`${before.source}${name}`)} or ${quoted(`${before.source}.${name}`)}.`
      : `Write ${quoted(number)}.`,
  );
  return true;
};

const lastPart = (pointer: string): string =>
  pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
