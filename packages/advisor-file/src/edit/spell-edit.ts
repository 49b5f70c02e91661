// The ways in which an edit could be written into the text, the smallest change first. None is sure to be right: in an unusual
// file a quote may be missing or an indent may be wrong. So the text is read back after each change.

import { membersOf } from '@guidepost/fault/json-pointer';
import { isCollection, isMap, isPair, isSeq, type Node, type ParsedNode } from 'yaml';
import type { FileEdit } from './file-edit.ts';
import { type Collection, findNode, itemAt, type PlacedItem, placeIn, separatorIn } from './placed-item.ts';
import type { SourceText, Splice } from './source-text.ts';
import { spellBlock, spellInline, spellName } from './spell-value.ts';

/** Longer values get their own lines. */
const LONGEST_INLINE = 90;

export function* spellEdit(
  source: SourceText,
  root: ParsedNode | null,
  edit: FileEdit,
  isJson: boolean,
): Generator<Splice, void, undefined> {
  const parts = membersOf(edit.pointer);
  const last = parts.pop();
  const parent = last === undefined ? null : findNode(root, parts);
  if (last === undefined || !isCollection(parent)) return;
  const spelling = new EditSpelling(source, parent as Collection, isJson);
  const at = placeIn(parent as Collection, last);
  if (edit.kind === 'remove') yield* spelling.remove(at);
  else if (edit.kind === 'rename') yield* spelling.rename(at, edit.name);
  else if (edit.kind === 'insert') yield* spelling.insert(at, edit.value);
  else if (at === -1) yield* spelling.add(last, edit.value);
  else yield* spelling.set(at, edit.value);
}

const splice = (from: number, to: number, put: string): Splice => ({ from, to, put });

/** One collection of one text, and what an edit of it could look like. */
class EditSpelling {
  readonly #source: SourceText;
  readonly #parent: Collection;
  readonly #isJson: boolean;

  constructor(source: SourceText, parent: Collection, isJson: boolean) {
    this.#source = source;
    this.#parent = parent;
    this.#isJson = isJson;
  }

  get #isInline(): boolean {
    return this.#isJson || this.#parent.flow === true;
  }

  *set(at: number, value: unknown): Generator<Splice, void, undefined> {
    const source = this.#source;
    const { node, valueStart, end } = this.#at(at);
    const isBlock = isCollection(node) && node.flow !== true;
    const isGroup = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    const start = node?.range?.[0] ?? valueStart;
    const gap = source.text.charAt(start - 1) === ':' ? ' ' : '';
    const inline = spellInline(value, node, this.#isJson);
    if (isGroup && isBlock && !this.#isJson) {
      yield splice(start, end, spellBlock(value, source.columnOf(start), source.eol));
    }
    if (!isBlock && (this.#isInline || !isGroup || (inline[0]?.length ?? 0) <= LONGEST_INLINE)) {
      for (const spelled of inline) yield splice(start, end, `${gap}${spelled}`);
    }
    if (isGroup && !this.#isInline && isMap(this.#parent)) {
      const column = source.columnOf(this.#at(at).start) + 2;
      yield splice(valueStart, end, `${source.eol}${' '.repeat(column)}${spellBlock(value, column, source.eol)}`);
    }
    for (const spelled of inline) yield splice(valueStart, end, ` ${spelled}`);
  }

  *rename(at: number, name: string): Generator<Splice, void, undefined> {
    const item = this.#parent.items[at];
    const range = isPair(item) ? (item.key as Node).range : null;
    if (!range) return;
    for (const spelled of spellName(name, this.#isJson)) yield splice(range[0], range[1], spelled);
  }

  /** Adds a member after the last one that fits on one line, so that it is not hidden after a long one. */
  *add(name: string, value: unknown): Generator<Splice, void, undefined> {
    const source = this.#source;
    for (const key of spellName(name, this.#isJson)) {
      const inline = spellInline(value, null, this.#isJson).map((spelled) => `${key}: ${spelled}`);
      if (this.#isInline || this.#parent.items.length === 0) {
        for (const spelled of inline) yield* this.#addInline(spelled);
        continue;
      }
      const first = this.#at(0);
      const column = source.columnOf(first.start);
      const behind = this.#parent.items.findLastIndex((_, at) =>
        source.isOneLine(this.#at(at).start, this.#at(at).end),
      );
      const end = source.lineEnd(this.#at(behind === -1 ? this.#parent.items.length - 1 : behind).end);
      const line = (written: string) => splice(end, end, `${source.eol}${' '.repeat(column)}${written}`);
      if ((inline[0]?.length ?? 0) > LONGEST_INLINE) {
        const inner = column + 2;
        yield line(`${key}:${source.eol}${' '.repeat(inner)}${spellBlock(value, inner, source.eol)}`);
      }
      for (const spelled of inline) yield line(spelled);
    }
  }

  *insert(at: number, value: unknown): Generator<Splice, void, undefined> {
    const source = this.#source;
    const { length } = this.#parent.items;
    if (this.#isInline || length === 0) {
      for (const spelled of spellInline(value, null, this.#isJson)) {
        if (at >= length) yield* this.#addInline(spelled);
        else
          yield splice(this.#at(at).start, this.#at(at).start, `${spelled}${separatorIn(this.#source, this.#parent)}`);
      }
      return;
    }
    const dash = source.dashBefore(this.#at(0).start);
    if (dash === -1) return;
    const column = source.columnOf(dash);
    const written = `${' '.repeat(column)}- ${spellBlock(value, column + 2, source.eol)}`;
    if (at === 0) yield splice(source.lineStart(dash), source.lineStart(dash), `${written}${source.eol}`);
    else {
      const end = source.lineEnd(this.#at(Math.min(at, length) - 1).end);
      yield splice(end, end, `${source.eol}${written}`);
    }
  }

  *remove(at: number): Generator<Splice, void, undefined> {
    const source = this.#source;
    const { items } = this.#parent;
    const { start, end } = this.#at(at);
    if (items.length === 1) yield* this.#empty();
    else if (this.#isInline) {
      if (at < items.length - 1) yield splice(start, this.#at(at + 1).start, '');
      else yield splice(this.#at(at - 1).end, end, '');
    } else {
      const first = isSeq(this.#parent) ? source.dashBefore(start) : start;
      if (first !== -1 && source.isFirstOnLine(first)) {
        yield splice(
          source.lineStart(first),
          Math.min(source.lineEnd(end) + source.eol.length, source.text.length),
          '',
        );
      } else if (at === 0) yield splice(start, this.#at(1).start, '');
    }
  }

  /** What is left of a collection when its last item is removed. */
  *#empty(): Generator<Splice, void, undefined> {
    const source = this.#source;
    const brackets = isMap(this.#parent) ? '{}' : '[]';
    const end = this.#at(0).end;
    const [start = 0, close = end] = this.#parent.range ?? [];
    if (this.#isInline) yield splice(start, close, brackets);
    else {
      // After its colon or dash, which may be on the line before.
      const before = source.text.slice(0, start).trimEnd().length;
      yield splice(before, end, ` ${brackets}`);
    }
  }

  *#addInline(spelled: string): Generator<Splice, void, undefined> {
    const { items } = this.#parent;
    const [start = 0, close = 0] = this.#parent.range ?? [];
    if (items.length === 0) {
      const [open, shut] = isMap(this.#parent) ? ['{', '}'] : ['[', ']'];
      const space = isMap(this.#parent) ? ' ' : '';
      yield splice(start, close, `${open}${space}${spelled}${space}${shut}`);
      return;
    }
    const end = this.#at(items.length - 1).end;
    yield splice(end, end, `${separatorIn(this.#source, this.#parent)}${spelled}`);
  }

  #at(place: number): PlacedItem {
    return itemAt(this.#source, this.#parent, place);
  }
}
