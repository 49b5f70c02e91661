// Members of a group that YAML accepts and nobody means: the same name twice (a list without its dashes), a name and its
// value in one word, and what follows a comma that belongs to a number or a text.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import { quoted } from '@guidepost/fault/say-names';
import { isScalar, type Pair } from 'yaml';
import { plainNumber } from './mend-number.ts';
import type { PlacedMember } from './placed-node.ts';
import type { TextFaults, TextPlace } from './text-place.ts';

/** If the dash between two items of a list is missing, the second repeats the names of the first. */
export const refuseRepeated = (
  repeated: readonly TextPlace[],
  members: ReadonlyMap<string, PlacedMember>,
  pointer: string,
  inBrackets: boolean,
  faults: TextFaults,
): void => {
  const [first] = repeated;
  if (first === undefined) return;
  const name = membersOf(first.pointer).at(-1) ?? '';
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
    faults.add(place, `${quoted(membersOf(place.pointer).at(-1) ?? '')} is given twice here.`, 'Keep one of them.');
  }
};

/** `{kind:shoe}` and `{ // remark` are names without a value to YAML. */
export const refuseNoSpace = (name: string, value: unknown, place: TextPlace, faults: TextFaults): boolean => {
  const isEmpty = value === null || (isScalar(value) && value.value === null && !value.source);
  if (/^(\/\/|\/\*)/.test(name)) {
    faults.add(
      place,
      `${quoted(name.slice(0, 2))} does not start a comment here.`,
      'Begin comments with `#`, or remove it.',
    );
    // The next member is there, although it was taken for a part of the name.
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

/** YAML reads `{ lte: 4,5 }` as `lte: 4` and a member `5` without a value. */
export const refuseDecimalComma = (
  name: string,
  value: unknown,
  before: unknown,
  place: TextPlace,
  faults: TextFaults,
): boolean => {
  const isEmpty = value === null || (isScalar(value) && value.value === null && !value.source);
  if (!isEmpty || !/^\d+$/.test(name) || !isScalar(before) || typeof before.value !== 'number' || !before.source)
    return false;
  const written = `${before.source},${name}`;
  const number = plainNumber(written);
  if (number === null) return false;
  faults.add(
    place,
    `In brackets a comma separates members, so ${quoted(written)} is not a number here.`,
    // As people write numbers, three digits after the comma may also be thousands.
    name.length === 3
      ? `Write ${quoted(`${before.source}${name}`)} or ${quoted(`${before.source}.${name}`)}.`
      : `Write ${quoted(number)}.`,
  );
  return true;
};

/** Members whose values people read, so a comma in them belongs to a sentence. */
const SENTENCES: readonly unknown[] = ['title', 'description', 'skip_text', 'name', 'label'];

/** Nobody means more in one text. */
const MOST_COMMAS = 50;

/**
 * YAML reads `{ title: Only me, here, where: … }` as a title `Only me` and a member `here` without a value. `text` is that of
 * the file.
 */
export const refuseTextComma = (
  pairs: readonly Pair[],
  nth: number,
  text: string,
  place: TextPlace,
  faults: TextFaults,
): boolean => {
  const isBare = ({ key, value }: Pair): boolean => value === null && isScalar(key);
  const bare = pairs[nth];
  if (bare === undefined || !isBare(bare)) return false;
  let start = nth;
  while (start > nth - MOST_COMMAS && pairs.slice(Math.max(0, start - 1), start).some(isBare)) start -= 1;
  const owner = pairs[start - 1];
  if (!isScalar(owner?.key) || !isScalar(owner?.value) || owner.value.type !== 'PLAIN' || !owner.value.source)
    return false;
  // The fault of the first part names all parts of the text.
  if (start < nth) return true;
  let end = nth + 1;
  for (let pair = pairs[end]; pair !== undefined && isBare(pair); pair = pairs[end]) end += 1;
  const last = pairs[end - 1]?.key;
  const written = text.slice(owner.value.range?.[0], isScalar(last) ? last.range?.[1] : undefined);
  const mark = written.includes("'") ? '"' : "'";
  const inQuotes = `Put the text in quotes: ${quoted(`${owner.key.source}: ${mark}${written}${mark}`)}`;
  faults.add(
    place,
    `In brackets a comma separates members, so ${quoted(written)} is not one text here.`,
    SENTENCES.includes(String(owner.key.value).split('.').at(-1))
      ? `${inQuotes}.`
      : `${inQuotes}; for several values write ${quoted(`${owner.key.source}: [${written}]`)}.`,
  );
  return true;
};
