// Keeps the draft that somebody works on: shows each change at once, saves it soon and in order, and goes on after a failure. What others
// change comes in; where both changed the same, nothing is saved before the person has chosen.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { applyPossible, MeaninglessOperation } from './apply-operations.ts';
import { type Clash, clashFrom } from './clashes.ts';
import type { DraftDocument } from './draft-document.ts';
import { type DraftService, faultOfSaving, type SavedDraft } from './draft-service.ts';
import { type DraftStep, DraftSteps } from './draft-steps.ts';
import { clashesOnTheWay, type Pending, resolveClash } from './pending.ts';

/** `away`: the service cannot be reached, it is tried again. `refused`: it does not take the changes. `gone`: there is no draft any more. */
export type SaveState = 'saved' | 'saving' | 'away' | 'refused' | 'conflict' | 'gone';

export interface KeptDraft {
  readonly document: DraftDocument;
  readonly revision: number;
  readonly state: SaveState;
  /** What the person has to choose between; empty: nothing. */
  readonly clashes: readonly Clash[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many changes were dropped because what they changed is not there any more. */
  readonly dropped: number;
}

interface Choice {
  readonly clashes: readonly Clash[];
  readonly decide: (keepsMine: readonly boolean[]) => Promise<void>;
}

export interface KeeperSettings {
  readonly service: DraftService;
  readonly first: SavedDraft;
  readonly signedOut: () => void;
  /** Milliseconds without a change after which it is saved. */
  readonly pause?: number;
}

const PAUSE = 400;
/** Of one request. */
const MOST_OPERATIONS = 100;
/** Milliseconds until a failed request is sent again: at first, and at most. */
const RETRY = { first: 1000, most: 30_000 };

export class DraftKeeper {
  readonly #service: DraftService;
  readonly #signedOut: () => void;
  readonly #pause: number;
  readonly #steps = new DraftSteps();
  readonly #listeners = new Set<() => void>();
  #seen: SavedDraft;
  #pending: Pending[] = [];
  #choice: Choice | null = null;
  #state: SaveState = 'saved';
  #isSending = false;
  #dropped = 0;
  #retry = RETRY.first;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept: KeptDraft;

  constructor({ service, first, signedOut, pause = PAUSE }: KeeperSettings) {
    this.#service = service;
    this.#signedOut = signedOut;
    this.#pause = pause;
    this.#seen = first;
    this.#kept = this.#describe(first.document);
  }

  get kept(): KeptDraft {
    return this.#kept;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  edit(operations: readonly DraftOperation[]): void {
    if (operations.length === 0 || this.#state === 'gone') return;
    try {
      this.#add(operations, this.#steps.do(this.#kept.document, operations, Date.now()));
    } catch (error) {
      if (!(error instanceof MeaninglessOperation)) throw error;
      this.#dropped += operations.length;
      this.#tell();
    }
  }

  undo(): void {
    const step = this.#steps.toUndo;
    if (step !== undefined) this.#goBack(step, step.reverse, step.after, () => this.#steps.undone());
  }

  redo(): void {
    const step = this.#steps.toRedo;
    if (step !== undefined) this.#goBack(step, step.done, step.before, () => this.#steps.redone());
  }

  /** For each clash, whether one's own text is kept. */
  async choose(keepsMine: readonly boolean[]): Promise<void> {
    await this.#choice?.decide(keepsMine);
  }

  forgetDropped(): void {
    this.#dropped = 0;
    this.#tell();
  }

  /** Saves at once what is not saved yet. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#save();
  }

  /** Takes in what others changed, unless something of one's own is still to be saved. */
  async look(): Promise<void> {
    if (!this.#isIdle || (await this.#service.newestRevision()) <= this.#seen.revision || !this.#isIdle) return;
    await this.reload();
  }

  async reload(): Promise<void> {
    const fresh = await this.#service.load();
    if (!this.#isIdle || fresh.revision < this.#seen.revision) return;
    this.#seen = fresh;
    this.#tell(fresh.document);
  }

  get #isIdle(): boolean {
    return this.#pending.length === 0 && !this.#isSending && this.#choice === null && this.#state !== 'gone';
  }

  #add(operations: readonly DraftOperation[], document: DraftDocument): void {
    for (const operation of operations) this.#push({ operation, isChosen: false, isSent: false });
    if (this.#state === 'saved' || this.#state === 'refused') this.#state = 'saving';
    this.#tell(document);
    if (this.#state === 'saving' && !this.#isSending) this.#later(this.#pause);
  }

  /** Typing sets the same text again and again: the last one is enough. */
  #push(pending: Pending): void {
    const last = this.#pending.at(-1);
    const isAgain =
      last !== undefined &&
      !last.isSent &&
      last.operation.op === 'set' &&
      pending.operation.op === 'set' &&
      last.operation.path.join('\n') === pending.operation.path.join('\n');
    if (isAgain) last.operation = pending.operation;
    else this.#pending.push(pending);
  }

  /** `made`: the document that the operations were thought for. */
  #goBack(step: DraftStep, operations: readonly DraftOperation[], made: DraftDocument, done: () => void): void {
    if (this.#choice !== null) return;
    const go = (): void => {
      done();
      this.#add(operations, applyPossible(this.#kept.document, operations));
    };
    const clashes = clashesOnTheWay(made, this.#kept.document, operations).map(({ clash }) => clash);
    if (clashes.length === 0) {
      go();
      return;
    }
    this.#choice = {
      clashes,
      decide: async (keepsMine) => {
        this.#choice = null;
        if (keepsMine.every(Boolean)) go();
        else this.#steps.forget(step);
        this.#settle();
      },
    };
    this.#tell();
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), milliseconds);
  }

  async #save(): Promise<void> {
    if (this.#isSending || this.#choice !== null || this.#state === 'gone') return;
    this.#isSending = true;
    try {
      while (this.#pending.length > 0 && this.#choice === null) await this.#send();
      if (this.#choice === null) this.#state = 'saved';
    } catch (error) {
      await this.#fail(error);
    } finally {
      this.#isSending = false;
      for (const pending of this.#pending) pending.isSent = false;
      this.#tell();
    }
  }

  async #send(): Promise<void> {
    const sent = this.#pending.slice(0, MOST_OPERATIONS);
    for (const pending of sent) pending.isSent = true;
    this.#state = 'saving';
    this.#tell();
    const operations = sent.map(({ operation }) => operation);
    const before = this.#seen;
    const fresh = await this.#service.save(operations, before.revision);
    this.#retry = RETRY.first;
    this.#pending = this.#pending.slice(sent.length);
    this.#take(applyPossible(before.document, operations), fresh);
  }

  /** The rest of the changes was made in `expected`, and is brought to what there is now. */
  #take(expected: DraftDocument, fresh: SavedDraft): void {
    this.#seen = fresh;
    const open = this.#pending.filter(({ isChosen }) => !isChosen);
    const found = clashesOnTheWay(
      expected,
      fresh.document,
      open.map(({ operation }) => operation),
    );
    if (found.length > 0) {
      this.#ask(found.map(({ clash, nth }) => ({ clash, pending: open[nth] as Pending })));
    }
    this.#tell(this.#withPending());
  }

  async #fail(error: unknown): Promise<void> {
    const fault = faultOfSaving(error);
    switch (fault.kind) {
      case 'conflict': {
        const asked = fault.conflicts.flatMap((conflict) => {
          const pending = this.#pending[conflict.operation];
          return pending === undefined ? [] : [{ clash: clashFrom(conflict), pending }];
        });
        this.#ask(asked);
        return;
      }
      case 'meaningless':
        this.#pending.splice(fault.operation, 1);
        this.#dropped += 1;
        await this.#loadAgain();
        return;
      case 'outdated':
        await this.#loadAgain();
        return;
      case 'gone':
        this.#state = 'gone';
        return;
      case 'signed-out':
        this.#signedOut();
        return;
      case 'refused':
        this.#state = 'refused';
        return;
      case 'away':
        this.#state = 'away';
        this.#later(fault.wait === null ? this.#retry : fault.wait * 1000);
        this.#retry = Math.min(this.#retry * 2, RETRY.most);
    }
  }

  #ask(asked: readonly { readonly clash: Clash; readonly pending: Pending }[]): void {
    this.#state = 'conflict';
    this.#choice = {
      clashes: asked.map(({ clash }) => clash),
      decide: async (keepsMine) => {
        const mine = this.#withPending();
        const fresh = await this.#service.load();
        this.#choice = null;
        for (const [nth, { pending, clash }] of asked.entries()) {
          const others = this.#pending.filter((each) => each !== pending);
          const kept = keepsMine[nth] === true ? resolveClash(pending, clash, mine, fresh.document) : null;
          this.#pending = kept === null ? others : this.#pending.flatMap((each) => (each === pending ? kept : [each]));
        }
        this.#take(this.#seen.document, fresh);
        this.#settle();
      },
    };
  }

  /** Nothing is to be chosen any more, unless something new is. */
  #settle(): void {
    if (this.#choice === null && this.#state === 'conflict')
      this.#state = this.#pending.length > 0 ? 'saving' : 'saved';
    this.#tell();
    if (this.#choice === null && this.#pending.length > 0) this.#later(0);
  }

  async #loadAgain(): Promise<void> {
    try {
      this.#take(this.#seen.document, await this.#service.load());
      if (this.#choice === null) this.#later(this.#pause);
    } catch (error) {
      const fault = faultOfSaving(error);
      this.#state = fault.kind === 'gone' ? 'gone' : 'away';
      if (fault.kind === 'signed-out') this.#signedOut();
      else if (fault.kind !== 'gone') this.#later(this.#retry);
    }
  }

  #withPending(): DraftDocument {
    return applyPossible(
      this.#seen.document,
      this.#pending.map(({ operation }) => operation),
    );
  }

  #tell(document: DraftDocument = this.#kept.document): void {
    this.#kept = this.#describe(document);
    for (const listener of this.#listeners) listener();
  }

  #describe(document: DraftDocument): KeptDraft {
    return {
      ...{ document, revision: this.#seen.revision, state: this.#state, dropped: this.#dropped },
      clashes: this.#choice?.clashes ?? [],
      ...{ canUndo: this.#steps.canUndo, canRedo: this.#steps.canRedo },
    };
  }
}
