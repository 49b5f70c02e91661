// Turns the text of an advisor file (YAML, of which JSON is a part) into nodes that know their place. Whatever could make
// reading costly or surprising is refused here: large texts, deep nesting, aliases that multiply, tags, equal names.

import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLParseError,
} from 'yaml';
import { FaultList, type FaultPlace, positionOf } from './advisor-file-fault.ts';
import { type FileMember, type FileNode, pointerTo, quoted } from './file-node.ts';
import { syntaxFault } from './syntax-fault.ts';

const MOST_BYTES = 1024 * 1024;
const DEEPEST = 64;
const MOST_NODES_FROM_ALIASES = 10_000;
const MOST_SYNTAX_FAULTS = 3;

export interface ParsedFile {
  /** Null only where there are faults. */
  readonly root: FileNode | null;
  readonly faults: FaultList;
  readonly lines: LineCounter;
}

/** Never throws. */
export const parseFileText = (text: string, file: string): ParsedFile => {
  const lines = new LineCounter();
  const faults = new FaultList(file, lines);
  const start: FaultPlace = { pointer: '', offset: 0 };
  const refuse = (message: string, mend: string): ParsedFile => {
    faults.add(start, message, mend);
    return { root: null, faults, lines };
  };

  if (Buffer.byteLength(text) > MOST_BYTES) {
    return refuse('The file is larger than 1 MiB.', 'Write answers made from values instead of listing them all.');
  }
  if (isTooDeep(text)) {
    return refuse(`The file is nested more than ${DEEPEST} levels deep.`, 'Flatten it.');
  }
  const document = parseDocument(text, {
    lineCounter: lines,
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  for (const error of causes(document.errors, lines)) {
    const { message, mend } = syntaxFault(error);
    faults.add({ pointer: '', offset: error.pos[0] }, message, mend);
  }
  if (!faults.isEmpty) return { root: null, faults, lines };
  if (document.contents === null) {
    return refuse('The file is empty.', 'Begin with `advisor:`, `client:`, `name:`, `catalog:` and `questions:`.');
  }
  return { root: new Placing(faults).place(document.contents, '', 0), faults, lines };
};

/** One mistake makes a parser stumble many times: a tab everywhere below it, anything else again on the same line. */
const causes = (errors: readonly YAMLParseError[], lines: LineCounter): readonly YAMLParseError[] => {
  const tabs = errors.filter((error) => error.code === 'TAB_AS_INDENT');
  const byLine = Map.groupBy(tabs.length > 0 ? tabs : errors, (error) => positionOf(lines, error.pos[0]).line);
  return [...byLine.values()].flatMap(([first]) => first ?? []).slice(0, MOST_SYNTAX_FAULTS);
};

/**
 * Counts brackets and leading dashes, which is all that nests without needing longer lines. It comes before parsing,
 * because the parser takes long over a text that consists of brackets; four times the depth leaves room for brackets
 * inside of texts.
 */
const isTooDeep = (text: string): boolean => {
  let open = 0;
  for (const character of text) {
    if (character === '[' || character === '{') open += 1;
    else if (character === ']' || character === '}') open = Math.max(0, open - 1);
    if (open > 4 * DEEPEST) return true;
  }
  return new RegExp(`^(?:[ \\t]*[-?:][ \\t]){${DEEPEST}}`, 'm').test(text);
};

/** Gives every node its place; one use for one file. */
class Placing {
  readonly #faults: FaultList;
  readonly #anchors = new Map<string, Node>();
  #inAlias = false;
  #nodesFromAliases = 0;

  constructor(faults: FaultList) {
    this.#faults = faults;
  }

  place(node: unknown, pointer: string, depth: number, around = 0): FileNode {
    const offset = offsetOf(node, around);
    const nothing: FileNode = { kind: 'scalar', pointer, offset, value: null, text: '' };
    const refuse = (message: string, mend: string): FileNode => {
      this.#faults.add({ pointer, offset }, message, mend);
      return nothing;
    };
    if (depth > DEEPEST) return refuse(`This is nested more than ${DEEPEST} levels deep.`, 'Flatten it.');
    if (this.#inAlias) {
      this.#nodesFromAliases += 1;
      if (this.#nodesFromAliases === MOST_NODES_FROM_ALIASES) {
        return refuse('Aliases make the file too large.', 'Write out what they stand for, or use fewer.');
      }
      if (this.#nodesFromAliases > MOST_NODES_FROM_ALIASES) return nothing;
    }
    if (isAlias(node)) {
      const target = this.#anchors.get(node.source);
      if (target === undefined) {
        return refuse(
          `Nothing before this is named ${quoted(`&${node.source}`)}.`,
          'Name it above, or put the text in quotes: a plain text cannot start with `*`.',
        );
      }
      return this.#placeAlias(target, pointer, depth, offset);
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return nothing;
    if (node.tag !== undefined) {
      return refuse(
        `${quoted(node.tag)} is a tag, which advisor files do not have.`,
        'Remove it; put a text that starts with `!` in quotes.',
      );
    }
    const placed = this.#placeInner(node, pointer, depth, offset);
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    return placed;
  }

  #placeAlias(target: Node, pointer: string, depth: number, offset: number): FileNode {
    const before = this.#inAlias;
    this.#inAlias = true;
    const placed = this.place(target, pointer, depth);
    this.#inAlias = before;
    return { ...placed, offset };
  }

  #placeInner(node: Node, pointer: string, depth: number, offset: number): FileNode {
    if (isMap(node)) return { kind: 'map', pointer, offset, members: this.#placeMembers(node.items, pointer, depth) };
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
    return { kind: 'scalar', pointer, offset, value: Object.is(plain, -0) ? 0 : plain, text };
  }

  #placeMembers(pairs: readonly Pair[], pointer: string, depth: number): ReadonlyMap<string, FileMember> {
    const members = new Map<string, FileMember>();
    for (const { key, value } of pairs) {
      const offset = offsetOf(key, 0);
      if (!isScalar(key)) {
        this.#faults.add({ pointer, offset }, 'A name of a member must be a plain text.', 'Put it in quotes.');
        continue;
      }
      const name = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
      const place: FaultPlace = { pointer: pointerTo(pointer, name), offset };
      if (members.has(name)) {
        this.#faults.add(place, `${quoted(name)} is given twice here.`, 'Keep one of them.');
        continue;
      }
      members.set(name, { name: place, node: this.place(value, place.pointer, depth + 1, offset) });
    }
    return members;
  }
}

const offsetOf = (node: unknown, around: number): number =>
  isMap(node) || isSeq(node) || isScalar(node) || isAlias(node) ? (node.range?.[0] ?? around) : around;
