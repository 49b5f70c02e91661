// What somebody means who types into the values of a condition and presses Enter.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const isAmong = (values: readonly string[], text: string): boolean => values.some((each) => same(each, text));

/** Of the values that are known so far: those with the text in them that are not chosen yet, what is typed to the letter first. */
export function suggested(values: readonly string[], chosen: readonly string[], text: string): string[] {
  const found = values.filter((value) => !chosen.includes(value) && value.toLowerCase().includes(text.toLowerCase()));
  return [...found.filter((value) => same(value, text)), ...found.filter((value) => !same(value, text))];
}

/** The first that is suggested; of numbers only the same one, since 15 is not meant by 5. What is typed, if there is none. */
export function meantBy(text: string, suggestions: readonly string[], type: AttributeView['type']): string {
  const [first] = suggestions;
  if (first === undefined) return text;
  return type !== 'number' || Number(first) === Number(text) ? first : text;
}
