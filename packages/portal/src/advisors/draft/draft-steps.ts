// What somebody did, one step after the other, so that each can be undone and done again. Typing into one field is one step, and so
// is dragging: what sets the same part again and again.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { applyOperation } from './apply-operations.ts';
import { type DraftDocument, isItemPath, isSame, type PartPath, partIn } from './draft-document.ts';
import { reverseOf } from './reverse-operation.ts';

export interface DraftStep {
  readonly done: readonly DraftOperation[];
  readonly reverse: readonly DraftOperation[];
  /** The document before and after. */
  readonly before: DraftDocument;
  readonly after: DraftDocument;
}

/** Milliseconds without a key after which more typing is another step. */
const PAUSE = 1500;

export class DraftSteps {
  readonly #done: DraftStep[] = [];
  readonly #undone: DraftStep[] = [];
  #lastAt = Number.NEGATIVE_INFINITY;

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Returns the document with the operations. Throws as applying them does; then nothing is noted. */
  do(document: DraftDocument, operations: readonly DraftOperation[], at: number): DraftDocument {
    const step = stepOf(document, operations);
    const last = this.#done.at(-1);
    this.#undone.length = 0;
    if (last !== undefined && at - this.#lastAt < PAUSE && goesOn(last, document, operations)) {
      this.#done[this.#done.length - 1] = stepOf(last.before, withLatest(last.done, operations));
    } else this.#done.push(step);
    this.#lastAt = at;
    return step.after;
  }

  get toUndo(): DraftStep | undefined {
    return this.#done.at(-1);
  }

  get toRedo(): DraftStep | undefined {
    return this.#undone.at(-1);
  }

  /** The last step is undone, and what its reversal was made in is kept for doing it again. */
  undone(): void {
    const step = this.#done.pop();
    if (step !== undefined) this.#undone.push(step);
    this.#lastAt = Number.NEGATIVE_INFINITY;
  }

  redone(): void {
    const step = this.#undone.pop();
    if (step !== undefined) this.#done.push(step);
    this.#lastAt = Number.NEGATIVE_INFINITY;
  }

  /** What cannot be undone any more. */
  forget(step: DraftStep): void {
    for (const steps of [this.#done, this.#undone]) {
      const at = steps.indexOf(step);
      if (at !== -1) steps.splice(at, 1);
    }
  }
}

function stepOf(before: DraftDocument, done: readonly DraftOperation[]): DraftStep {
  const reverse: DraftOperation[] = [];
  let after = before;
  for (const operation of done) {
    reverse.unshift(...reverseOf(after, operation));
    after = applyOperation(after, operation);
  }
  return { done, reverse, before, after };
}

/** The first part is the field itself; what else is set goes with it. What somebody else wrote in between is not lost when the step is undone. */
function goesOn(last: DraftStep, document: DraftDocument, operations: readonly DraftOperation[]): boolean {
  const [before, now] = [last.done[0], operations[0]];
  if (before?.op !== 'set' || now?.op !== 'set' || !isSame(before.path, now.path)) return false;
  if (isListOfNames(now.value)) return false;
  return [...last.done, ...operations].every(
    (each) =>
      each.op === 'set' &&
      isSame(partIn(last.after, each.path), partIn(document, each.path)) &&
      itemsAround(each.path).every((item) => partIn(last.before, item) !== undefined),
  );
}

/** Names are chosen, put in order and taken away one by one, however fast. */
const isListOfNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The question and the answer that a part is in: somebody else may have added them meanwhile. */
const itemsAround = (path: PartPath): PartPath[] =>
  [2, 4].map((length) => path.slice(0, length)).filter((item) => item.length < path.length && isItemPath(item));

function withLatest(done: readonly DraftOperation[], operations: readonly DraftOperation[]): DraftOperation[] {
  const isAgain = (one: DraftOperation, all: readonly DraftOperation[]): boolean =>
    one.op === 'set' && all.some((other) => other.op === 'set' && isSame(other.path, one.path));
  const latest = done.map((one) => operations.findLast((other) => isAgain(one, [other])) ?? one);
  return [...latest, ...operations.filter((one) => !isAgain(one, done))];
}
