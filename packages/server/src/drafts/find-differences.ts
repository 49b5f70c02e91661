// What is different between two states of an advisor, as a person would list it: questions and answers that came, went or moved, and
// members that changed. Items are matched by their key, so that one with another id is still the same.

import { stayInOrder } from '@guidepost/advisor-file/edit/stay-in-order';
import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import { type Cells, isUnder, itemsOf, type ListedItem } from './cells.ts';
import { cellsOf } from './cells-of.ts';
import { documentOf, partAt } from './document-of.ts';
import type { DraftPath } from './draft-operation.ts';
import { shapeAt } from './draft-shape.ts';
import { type Json, sameJson } from './json.ts';
import { pathAt } from './path-at.ts';

export interface Difference {
  /** `moved`: before and after are the ids of the items before it, null for the beginning. */
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** What it is about; `text` is one of a further language, with its path as the last part. */
  readonly of: 'question' | 'answer' | 'text' | 'member';
  /** With ids as they are after, or were before if it is gone. */
  readonly path: DraftPath;
  /** Undefined where there is nothing. */
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

const QUESTIONS = pointerTo('', 'questions');

/** In the order in which an advisor file has its parts. */
export function findDifferences(before: Cells, after: Cells): Difference[] {
  const finding = new Finding(before, after);
  finding.members('');
  finding.items(QUESTIONS, 'question');
  finding.texts();
  return finding.found;
}

/** Keys of drafts mean nothing beside a version: there, ids are what is the same. */
export function byId(cells: Cells): Cells {
  const taken = cellsOf(documentOf(cells));
  if ('fault' in taken) throw new Error(taken.fault.message);
  return taken.cells;
}

class Finding {
  readonly found: Difference[] = [];
  readonly #before: Cells;
  readonly #after: Cells;

  constructor(before: Cells, after: Cells) {
    this.#before = before;
    this.#after = after;
  }

  /** The values of the advisor (`''`) or of an item, without the items in it. */
  members(around: string): void {
    for (const pointer of this.#valuesIn(around)) this.#compare(pointer, 'member');
  }

  items(list: string, of: 'question' | 'answer'): void {
    const [before, after] = [itemsOf(this.#before, list), itemsOf(this.#after, list)];
    const keysOf = (items: readonly ListedItem[]) => items.map(({ key }) => key);
    const stays = stayInOrder(keysOf(before), keysOf(after));
    const old = new Map(before.map((item, nth) => [item.key, nth]));
    for (const item of before) if (!after.some(({ key }) => key === item.key)) this.#add('removed', of, item.pointer);
    for (const [nth, { key, pointer }] of after.entries()) {
      const was = old.get(key);
      if (was === undefined) {
        this.#add('added', of, pointer);
        continue;
      }
      if (!stays.has(key)) {
        const path = pathAt(this.#after, pointer) ?? [];
        const places = { before: before[was - 1]?.id ?? null, after: after[nth - 1]?.id ?? null };
        this.found.push({ kind: 'moved', of, path, ...places });
      }
      this.members(pointer);
      if (of === 'question') this.items(pointerTo(pointer, 'answers'), 'answer');
    }
  }

  texts(): void {
    const texts = pointerTo('', 'texts');
    for (const pointer of this.#pointers().filter((each) => isUnder(each, texts))) this.#compare(pointer, 'text');
  }

  /** Markers of empty groups and lists are none. */
  #valuesIn(around: string): string[] {
    return this.#pointers().filter((pointer) => {
      if (!isUnder(pointer, around) || isUnder(pointer, pointerTo('', 'texts'))) return false;
      const members = membersOf(pointer);
      const depth = membersOf(around).length;
      const isInItem = members.some((_, nth) => nth >= depth && shapeAt(members.slice(0, nth + 1))?.isItem === true);
      return !isInItem && shapeAt(members)?.shape.kind === 'value';
    });
  }

  #pointers(): string[] {
    return [...new Set([...this.#before.keys(), ...this.#after.keys()])];
  }

  #compare(pointer: string, of: 'member' | 'text'): void {
    const [before, after] = [this.#before.get(pointer), this.#after.get(pointer)];
    if (sameJson(before, after)) return;
    const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    this.#add(kind, of, pointer);
  }

  #add(kind: Difference['kind'], of: Difference['of'], pointer: string): void {
    const path = pathAt(this.#after, pointer) ?? pathAt(this.#before, pointer) ?? [];
    this.found.push({ kind, of, path, before: partAt(this.#before, pointer), after: partAt(this.#after, pointer) });
  }
}
