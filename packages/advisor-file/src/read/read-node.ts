// Reads single values out of an advisor file: texts, numbers, words, lists, members. Each adds a fault where the value
// is not what it must be, and then returns a placeholder, so that reading goes on and finds the other faults.

import { MAX_LIST_ITEMS } from '@guidepost/contract/advisor-condition';
import { CONTROL_PATTERN } from '@guidepost/contract/advisor-file-member';
import { closestName } from '@guidepost/fault/closest-name';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { quoted } from '@guidepost/fault/say-names';
import { grouped } from '@guidepost/fault/say-number';
import { mendNumber } from '@guidepost/placed-text/mend-number';
import {
  describeNode,
  isRefused,
  type PlacedList,
  type PlacedMap,
  type PlacedNode,
  type PlacedScalar,
} from '@guidepost/placed-text/placed-node';
import type { FaultList } from './advisor-file-fault.ts';

/** Names that are members elsewhere, but not here: why, and what to do. */
export type Elsewhere = Readonly<Record<string, readonly [message: string, mend: string]>>;

/** The node as a group of members, all of which are known; null if it is something else. */
export const readMap = (
  node: PlacedNode,
  faults: FaultList,
  known: readonly string[],
  elsewhere: Elsewhere = {},
): PlacedMap | null => {
  if (node.kind !== 'map') {
    if (isRefused(node)) return null;
    faults.add(node, `There must be members here, not ${describeNode(node)}.`, `Members are: ${known.join(', ')}.`);
    return null;
  }
  for (const [name, { name: place }] of node.members) {
    if (known.includes(name)) continue;
    if (faults.isFull) break;
    const reason = Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined;
    if (reason !== undefined) {
      faults.add(place, reason[0], reason[1]);
      continue;
    }
    const meant = closestName(name, known);
    if (meant !== null) faults.suppose(pointerTo(node.pointer, meant));
    faults.add(
      place,
      `There is no member ${quoted(name)} here.`,
      meant === null ? `Members are: ${known.join(', ')}.` : `Did you mean \`${meant}\`?`,
      meant === null ? undefined : { kind: 'rename', pointer: place.pointer, name: meant },
    );
  }
  return node;
};

/**
 * A text, as written. Numbers and booleans count as texts. `most` is the number of characters (code points) that a text for
 * shoppers may have. Other texts have their own rules: an id may be any value of the catalog.
 */
export const readText = (
  node: PlacedNode,
  faults: FaultList,
  { mayBeEmpty = false, most }: { readonly mayBeEmpty?: boolean; readonly most?: number } = {},
): string => {
  if (node.kind !== 'scalar') {
    faults.add(node, `This must be a text, not ${describeNode(node)}.`, 'Write a text; in quotes if it has brackets.');
    return '';
  }
  if (isRefused(node)) return '';
  if (node.comment !== undefined) {
    faults.add(
      node,
      `This text ends at ${quoted(node.text)}, because \`#\` starts a comment.`,
      'Put the whole text in quotes; if it is a comment, write a space after `#`.',
    );
  }
  if (node.value === null) {
    faults.add(
      node,
      'This must be a text, but it is empty.',
      'Write a text; put a text that reads `null` or `~` in quotes.',
    );
  } else if (node.text.trim() === '' && !mayBeEmpty) {
    faults.add(node, 'This text is empty.', 'Write a text, or remove the member if it may be left out.');
  } else if (!node.text.isWellFormed()) {
    faults.add(node, 'This text has half a character (an unpaired surrogate).', 'Write the character again.');
  } else if (most !== undefined && !faults.isOfPublished && refuseUnfit(node, most, faults)) return '';
  return node.text;
};

const CONTROL = new RegExp(CONTROL_PATTERN, 'u');

/** Texts that no page can show. They were accepted once, so versions that were published then keep them. */
const refuseUnfit = (node: PlacedScalar, most: number, faults: FaultList): boolean => {
  const control = CONTROL.exec(node.text)?.[0].codePointAt(0);
  if (control !== undefined) {
    const code = `U+${control.toString(16).toUpperCase().padStart(4, '0')}`;
    faults.add(node, `This text has a control character (${code}), which nobody can see.`, 'Remove it.');
    return true;
  }
  const length = node.text.length <= most ? 0 : [...node.text].length;
  if (length <= most) return false;
  const [has, may] = [grouped(length), grouped(most)];
  faults.add(node, `This text has ${has} characters, but may only have ${may}.`, `Shorten it to ${may} characters.`);
  return true;
};

/** A text that must have a certain form. */
export const readPattern = (
  node: PlacedNode,
  faults: FaultList,
  pattern: string,
  rule: string,
  mend: string,
): string => {
  const text = readText(node, faults);
  if (node.kind === 'scalar' && text.trim() !== '' && !new RegExp(pattern, 'u').test(text)) {
    const inside = /^[\u2018-\u201f\u00ab\u00bb](.*)[\u2018-\u201f\u00ab\u00bb]$/u.exec(text)?.[1];
    const isMended = inside !== undefined && new RegExp(pattern, 'u').test(inside);
    faults.add(node, `${quoted(text)} ${rule}`, isMended ? `Use straight quotes: \`'${inside}'\`.` : mend);
  }
  return text;
};

/** One of a few words. */
export const readWord = <T extends string>(node: PlacedNode, faults: FaultList, words: readonly [T, ...T[]]): T => {
  const found = node.kind === 'scalar' ? words.find((word) => word === node.value) : undefined;
  if (found !== undefined) return found;
  if (isRefused(node)) return words[0];
  const meant = node.kind === 'scalar' ? closestName(node.text, words) : null;
  faults.add(
    node,
    `${sentence(describeNode(node))} is not one of ${words.join(', ')}.`,
    meant === null ? `Write one of ${words.join(', ')}.` : `Did you mean ${meant}?`,
    meant === null ? undefined : { kind: 'set', pointer: node.pointer, value: meant },
  );
  return words[0];
};

export const readBoolean = (node: PlacedNode, faults: FaultList): boolean => {
  if (node.kind === 'scalar' && typeof node.value === 'boolean') return node.value;
  if (isRefused(node)) return false;
  const text = node.kind === 'scalar' ? node.text.trim() : '';
  const meant = /^(yes|y|on|true|1)$/i.test(text) ? 'true' : /^(no|n|off|false|0)$/i.test(text) ? 'false' : null;
  faults.add(
    node,
    `This must be true or false, not ${describeNode(node)}.`,
    meant === null ? 'Write true or false, without quotes.' : `Write \`${meant}\`, without quotes.`,
    meant === null ? undefined : { kind: 'set', pointer: node.pointer, value: meant === 'true' },
  );
  return false;
};

export interface NumberRule {
  readonly min?: number;
  readonly max?: number;
  /** The number must be greater than this. */
  readonly above?: number;
  readonly whole?: boolean;
}

export const readNumber = (node: PlacedNode, faults: FaultList, rule: NumberRule = {}): number => {
  if (node.kind !== 'scalar' || typeof node.value !== 'number' || !Number.isFinite(node.value)) {
    if (isRefused(node)) return 1;
    const isNumberInQuotes =
      node.kind === 'scalar' && typeof node.value === 'string' && /^-?\d+(\.\d+)?$/.test(node.value);
    faults.add(
      node,
      `This must be a number, not ${isNumberInQuotes ? 'a text' : describeNode(node)}.`,
      isNumberInQuotes ? 'Remove the quotes.' : (mendNumber(node) ?? 'Write a number such as 5 or 2.5, without unit.'),
      isNumberInQuotes ? { kind: 'set', pointer: node.pointer, value: Number(node.value) } : undefined,
    );
    return 1;
  }
  const { value } = node;
  const broken =
    (rule.whole === true && !Number.isInteger(value) && 'be a whole number') ||
    (rule.above !== undefined && value <= rule.above && `be greater than ${rule.above}`) ||
    (rule.min !== undefined && value < rule.min && `be at least ${rule.min}`) ||
    (rule.max !== undefined && value > rule.max && `be at most ${rule.max}`);
  if (broken) faults.add(node, `This must ${broken}, but is ${quoted(node.text)}.`, 'Write another number.');
  return value;
};

/** A list with at least one item, unless `mayBeEmpty`, and not more than can be read quickly. */
export const readList = (
  node: PlacedNode,
  faults: FaultList,
  { mayBeEmpty = false, mend = 'Write at least one item, or remove the member if it may be left out.' } = {},
): PlacedList['items'] => {
  if (node.kind !== 'list') {
    if (isRefused(node)) return [];
    const name = node.kind === 'map' ? node.members.keys().next().value : undefined;
    const example =
      node.kind === 'scalar' && node.value !== null
        ? `Write \`[${node.text.slice(0, 40)}]\`.`
        : `Begin each item with a dash and a space${name === undefined ? '' : `: ${quoted(`- ${name}: …`)}`}.`;
    faults.add(node, `This must be a list, not ${describeNode(node)}.`, example);
    return [];
  }
  if (node.items.length === 0 && !mayBeEmpty) faults.add(node, 'This list is empty.', mend);
  if (node.items.length > MAX_LIST_ITEMS) {
    faults.add(node, `This list has ${node.items.length} items.`, `Keep to ${MAX_LIST_ITEMS} items.`);
  }
  return node.items.slice(0, MAX_LIST_ITEMS);
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
