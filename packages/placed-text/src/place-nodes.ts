// Turns a parsed YAML document into nodes that know their place, and refuses what would make reading costly or surprising:
// deep nesting, aliases that multiply, tags, equal names, values that a `#` or `&` has made empty.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { quoted } from '@guidepost/fault/say-names';
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { aliasedWeight, MOST_FROM_ALIASES } from './alias-allowance.ts';
import type { PlacedMember, PlacedNode } from './placed-node.ts';
import { refuseDecimalComma, refuseNoSpace, refuseRepeated, refuseTextComma } from './refuse-members.ts';
import type { TextFaults, TextKind, TextPlace } from './text-place.ts';

/** Deeper than any file that people write. Brackets in the text may not nest deeper either. */
export const DEEPEST = 64;

/** Never throws. What cannot be placed becomes nothing, with a fault. */
export const placeNodes = (text: string, contents: Node, faults: TextFaults, kind: TextKind): PlacedNode =>
  new Placing(text, faults, kind).place(contents, '', 0);

/** Gives every node its place. Use one for each file. */
class Placing {
  readonly #text: string;
  readonly #kind: TextKind;
  readonly #faults: TextFaults;
  readonly #anchors = new Map<string, Node>();
  /** The place of the alias that is being resolved. */
  #aliasOffset: number | null = null;
  #fromAliases = 0;

  constructor(text: string, faults: TextFaults, kind: TextKind) {
    this.#kind = kind;
    this.#text = text;
    this.#faults = faults;
  }

  place(node: unknown, pointer: string, depth: number, around = 0): PlacedNode {
    const offset = offsetOf(node, around);
    const nothing: PlacedNode = { kind: 'scalar', pointer, offset, value: null, text: '', refused: true };
    const refuse = (message: string, mend: string): PlacedNode => {
      this.#faults.add({ pointer, offset }, message, mend);
      return nothing;
    };
    if (depth > DEEPEST) return refuse(`This is nested more than ${DEEPEST} levels deep.`, 'Flatten it.');
    if (this.#aliasOffset !== null) {
      const isTold = this.#fromAliases > MOST_FROM_ALIASES;
      this.#fromAliases += aliasedWeight(isScalar(node) ? node.value : null);
      if (!isTold && this.#fromAliases > MOST_FROM_ALIASES) {
        this.#faults.add(
          { pointer, offset: this.#aliasOffset },
          'Aliases make the file too large.',
          'What they stand for counts as often as it is used: make it shorter, or use fewer.',
        );
      }
      if (this.#fromAliases > MOST_FROM_ALIASES) return nothing;
    }
    if (isAlias(node)) {
      const target = this.#anchors.get(node.source);
      if (target === undefined) {
        return refuse(
          `${quoted(`*${node.source}`)} stands for what is named ${quoted(`&${node.source}`)} above, but nothing there has that name.`,
          `If it is meant as text, put it in quotes: ${quoted(`'*${node.source}'`)}.`,
        );
      }
      return this.#placeAlias(target, pointer, depth, offset);
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return nothing;
    if (node.tag !== undefined) {
      return refuse(
        `${quoted(node.tag)} is a tag, which ${this.#kind.files} do not have.`,
        'Remove it; put a text that starts with `!` in quotes.',
      );
    }
    if (isScalar(node) && node.value === null && !node.source) {
      const end = node.range?.[0] ?? offset;
      const comment = gluedComment(this.#text, end);
      const name = node.anchor === undefined ? '' : `&${node.anchor}`;
      if (comment !== null || name !== '') {
        const meant = comment === null ? name : `#${comment}`;
        return refuse(
          comment === null
            ? `Nothing is written here: ${quoted(name)} only names what follows.`
            : 'Nothing is written here: `#` starts a comment.',
          `If ${quoted(meant)} is meant as text, put it in quotes: ${quoted(meant.includes("'") ? `"${meant}"` : `'${meant}'`)}.`,
        );
      }
    }
    const placed = this.#placeInner(node, pointer, depth, offset);
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    return placed;
  }

  #placeAlias(target: Node, pointer: string, depth: number, offset: number): PlacedNode {
    const before = this.#aliasOffset;
    this.#aliasOffset = before ?? offset;
    const placed = this.place(target, pointer, depth);
    this.#aliasOffset = before;
    return { ...placed, offset };
  }

  #placeInner(node: Node, pointer: string, depth: number, offset: number): PlacedNode {
    if (isMap(node)) {
      const brackets = node.flow === true;
      return { kind: 'map', pointer, offset, members: this.#placeMembers(node.items, pointer, depth, brackets) };
    }
    if (isSeq(node)) {
      const items = node.items.map((item, at) => this.place(item, pointerTo(pointer, at), depth + 1, offset));
      return { kind: 'list', pointer, offset, items };
    }
    const value: unknown = isScalar(node) ? node.value : null;
    const plain =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
        ? value
        : String(value);
    const text = typeof plain === 'string' ? plain : isScalar(node) ? (node.source ?? String(plain)) : '';
    const comment = isScalar(node) && node.type === 'PLAIN' ? gluedComment(this.#text, node.range?.[1] ?? 0) : null;
    const scalar = { kind: 'scalar', pointer, offset, value: Object.is(plain, -0) ? 0 : plain, text } as const;
    return comment === null ? scalar : { ...scalar, comment };
  }

  #placeMembers(
    pairs: readonly Pair[],
    pointer: string,
    depth: number,
    inBrackets: boolean,
  ): ReadonlyMap<string, PlacedMember> {
    const members = new Map<string, PlacedMember>();
    const repeated: TextPlace[] = [];
    for (const [nth, { key, value }] of pairs.entries()) {
      const offset = offsetOf(key, 0);
      if (!isScalar(key)) {
        this.#faults.add({ pointer, offset }, 'A name of a member must be a plain text.', 'Put it in quotes.');
        continue;
      }
      const name = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
      if (name === '<<' && key.type === 'PLAIN') {
        this.#refuseMerge(value, pointer, offset);
        continue;
      }
      const place: TextPlace = { pointer: pointerTo(pointer, name), offset };
      if (members.has(name)) {
        repeated.push(place);
        continue;
      }
      const before = pairs[nth - 1]?.value;
      if (inBrackets && refuseNoSpace(name, value, place, this.#faults)) continue;
      if (inBrackets && refuseDecimalComma(name, value, before, place, this.#faults)) continue;
      if (inBrackets && refuseTextComma(pairs, nth, this.#text, place, this.#faults)) continue;
      members.set(name, { name: place, node: this.place(value, place.pointer, depth + 1, offset) });
    }
    refuseRepeated(repeated, members, pointer, inBrackets, this.#faults);
    return members;
  }

  /** In other kinds of files `<<` adds the members of an alias. That these members are missing is not told as a second fault. */
  #refuseMerge(value: unknown, pointer: string, offset: number): void {
    this.#faults.add(
      { pointer: pointerTo(pointer, '<<'), offset },
      `Merge keys (\`<<\`) are not read in ${this.#kind.files}.`,
      'Write out the members; an alias may stand for one whole value, as in `where: *laptops`.',
    );
    if (this.#faults.isFull) return;
    for (const each of isSeq(value) ? value.items : [value]) {
      const merged = isAlias(each) ? this.#anchors.get(each.source) : each;
      for (const { key } of isMap(merged) ? merged.items : []) {
        if (isScalar(key)) this.#faults.suppose(pointerTo(pointer, String(key.value)));
      }
    }
  }
}

const offsetOf = (node: unknown, around: number): number =>
  isMap(node) || isSeq(node) || isScalar(node) || isAlias(node) ? (node.range?.[0] ?? around) : around;

/** The text after a `#` at `offset`, if no space separates it from the `#`. */
const gluedComment = (text: string, offset: number): string | null =>
  /^[ \t]*#([^\s#!].*)/.exec(text.slice(offset, offset + 200))?.[1]?.trimEnd() ?? null;
