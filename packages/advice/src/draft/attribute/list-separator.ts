// Finds what parts several values in one text. Who wants one of them would not find it among the answers.

import { foldText } from '../words/fold-text.ts';
import type { Concept } from './concept-names.ts';
import { frequentValues, type Profile } from './profile.ts';

/** Null: each text is one value. `values`: the frequent ones. */
export function listSeparator(
  profile: Profile,
  values: readonly string[] = frequentValues(profile, 200),
): string | null {
  if (profile.attribute.type !== 'text') return null;
  // `10ml;30ml`: a shopper who wants 10 ml would not find it.
  const several = values.filter((value) => /^[^;\p{Cc}]+(;[^;\p{Cc}]+)+$/u.test(value));
  if (several.length > MANY_LISTS * values.length) return ';';
  const codes = values.filter(isListOfCodes);
  if (codes.length > MOSTLY_LISTS * values.length) return commonest(codes, [',', '/']);
  const overlaps = overlapping(profile, values);
  return overlaps.length > 0 ? commonest(overlaps, [' / ', ' + ']) : null;
}
const MANY_LISTS = 0.25;
const MOSTLY_LISTS = 0.6;

const commonest = (texts: readonly string[], separators: readonly [string, ...string[]]): string =>
  separators.toSorted((a, b) => withIt(texts, b) - withIt(texts, a))[0] ?? separators[0];
const withIt = (texts: readonly string[], separator: string): number =>
  texts.filter((text) => text.includes(separator)).length;

/** `STL` among `STL, OBJ`, `.stl/.obj` and `STL, OBJ, AMF`: short words in capitals or with dots before them, the same in any language. */
function isListOfCodes(value: string): boolean {
  const parts = value.split(/\s*[,/]\s*/);
  return (
    parts.length > 1 &&
    parts.every((part) => /^\.?\p{L}[\p{L}\d-]{1,7}$/u.test(part)) &&
    parts.some((part) => CODE.test(part))
  );
}
const CODE = /^(?:\.\p{L}|\p{Lu}{2})/u;

/** `1440p` beside `1440p / 4K Entry` and `1440p / 4K Native`: who takes the first gets none of the others, which are as good. */
function overlapping({ concept }: Profile, values: readonly string[]): readonly string[] {
  if (HAVE_PARTS.has(concept)) return [];
  const whole = new Set(values.map(foldText));
  const joined = values.filter((value) => {
    const parts = value.split(/\s[/+]\s/);
    return parts.length > 1 && parts.some((part) => whole.has(foldText(part)));
  });
  return joined.length >= FEWEST_OVERLAPS && joined.length > MANY_OVERLAPS * values.length ? joined : [];
}
/** Of which the draft makes its own answers, or which name one thing. */
const HAVE_PARTS: ReadonlySet<Concept> = new Set([
  ...(['kind', 'brand', 'color', 'material', 'size', 'person', 'age', 'theme'] as const),
]);
const FEWEST_OVERLAPS = 3;
const MANY_OVERLAPS = 0.2;
