// Keeps the draft that somebody works on: shows each change at once, saves it soon and in order, and goes on after a failure. What others
// change comes in; where both changed the same, nothing is saved before the person has chosen.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { applyPossible, MeaninglessOperation } from './apply-operations.ts';
import { ChoiceInHand } from './choice-in-hand.ts';
import { type DraftDocument, isSame } from './draft-document.ts';
import { type DraftService, faultOfSaving, type SavedDraft } from './draft-service.ts';
import { type DraftStep, DraftSteps } from './draft-steps.ts';
import type { KeeperSettings, KeptDraft, SaveState } from './kept-draft.ts';
import {
  type Asked,
  bringOver,
  bringWithClashes,
  clashesFound,
  clashesOnTheWay,
  decide,
  type Pending,
  pendingOf,
  push,
  withoutDone,
} from './pending.ts';

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
  readonly #choice = new ChoiceInHand();
  readonly #listeners = new Set<() => void>();
  #seen: SavedDraft;
  #pending: Pending[] = [];
  #state: SaveState = 'saved';
  #isSending = false;
  /** Whether what was sent last may have been saved: no answer came. */
  #isUnsure = false;
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

  /** For each clash, whether one's own text is kept. What cannot be done now stays to be chosen about. */
  async choose(keepsMine: readonly boolean[]): Promise<void> {
    try {
      await this.#choice.decide(keepsMine, () => this.#tell());
    } catch (error) {
      const { kind } = faultOfSaving(error);
      if (kind === 'signed-out') this.#signedOut();
      if (kind !== 'gone') return;
      this.#choice.close();
      this.#state = 'gone';
      this.#tell();
    }
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
    return this.#pending.length === 0 && !this.#isSending && !this.#choice.isOpen && this.#state !== 'gone';
  }

  #add(operations: readonly DraftOperation[], document: DraftDocument): void {
    const isUndone = operations.map((operation) => push(this.#pending, pendingOf(operation))).some(Boolean);
    const shown = isUndone
      ? applyPossible(
          this.#seen.document,
          this.#pending.map(({ operation }) => operation),
        )
      : document;
    if (this.#state === 'saved' || this.#state === 'refused') this.#state = 'saving';
    this.#tell(shown);
    if (this.#state === 'saving' && !this.#isSending) this.#later(this.#pause);
  }

  /** `made`: the document that the operations were thought for. */
  #goBack(step: DraftStep, operations: readonly DraftOperation[], made: DraftDocument, done: () => void): void {
    if (this.#choice.isOpen) return;
    const all = operations.map(pendingOf);
    const asked = clashesOnTheWay(made, this.#kept.document, all);
    const go = (keepsMine: readonly boolean[]): void => {
      done();
      const fresh = this.#kept.document;
      const decided = decide({ seen: made, fresh, all, asked, keepsMine }).all;
      bringOver(made, fresh, decided);
      const possible = withoutDone(fresh, decided).map(({ operation }) => operation);
      this.#add(possible, applyPossible(fresh, possible));
    };
    if (asked.length === 0) {
      go([]);
      return;
    }
    const clashes = asked.map(({ clash }) => clash);
    const again = () => clashesOnTheWay(made, this.#kept.document, all).map(({ clash }) => clash);
    this.#choice.open({
      ...{ clashes, isMade: false },
      decide: async (keepsMine) => {
        this.#choice.close();
        if (!keepsMine.every(Boolean)) this.#steps.forget(step);
        else if (isSame(again(), clashes)) go(keepsMine);
        else this.#goBack(step, operations, made, done);
        this.#settle();
      },
    });
    this.#tell();
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), milliseconds);
  }

  async #save(): Promise<void> {
    if (this.#isSending || this.#choice.isOpen || this.#state === 'gone') return;
    this.#isSending = true;
    try {
      while (this.#pending.length > 0 && !this.#choice.isOpen) await this.#send();
      if (this.#pending.length === 0) this.#state = 'saved';
    } catch (error) {
      await this.#fail(error);
    } finally {
      this.#isSending = false;
      this.#tell();
    }
  }

  async #send(): Promise<void> {
    if (!this.#isUnsure) this.#pending = withoutDone(this.#seen.document, this.#pending);
    // What may have been saved already is sent again as it was.
    const sent = this.#pending.filter(({ isFixed }, nth) => (this.#isUnsure ? isFixed : nth < MOST_OPERATIONS));
    if (sent.length === 0) return;
    for (const pending of sent) pending.isFixed = true;
    this.#state = 'saving';
    this.#tell();
    const operations = sent.map(({ operation }) => operation);
    const { document, revision } = this.#seen;
    const wasSaved = this.#isUnsure && (await this.#service.wasSaved(operations, revision));
    const fresh = await (wasSaved ? this.#service.load() : this.#service.save(operations, revision));
    this.#isUnsure = false;
    this.#retry = RETRY.first;
    this.#pending = this.#pending.slice(sent.length);
    this.#take(applyPossible(document, operations), fresh);
  }

  /** The rest of the changes was made in `expected`, and is brought to what there is now. */
  #take(expected: DraftDocument, fresh: SavedDraft, chosen: ReadonlySet<Pending> = new Set()): void {
    const { brought, asked } = bringWithClashes(expected, fresh.document, this.#pending, chosen);
    // Until it is chosen, everything stays as the person has it.
    if (asked.length > 0) this.#seen = { ...fresh, document: expected };
    else [this.#seen, this.#pending] = [fresh, brought];
    this.#ask(asked);
    const operations = this.#pending.map(({ operation }) => operation);
    this.#tell(applyPossible(this.#seen.document, operations));
  }

  async #fail(error: unknown): Promise<void> {
    const fault = faultOfSaving(error);
    this.#isUnsure = fault.kind === 'away';
    if (!this.#isUnsure) for (const pending of this.#pending) pending.isFixed = false;
    switch (fault.kind) {
      case 'conflict':
        await this.#orAway(async () => {
          const fresh = await this.#service.load();
          const seen = this.#seen.document;
          this.#ask(clashesFound(fault.conflicts, seen, fresh.document, this.#pending));
          if (!this.#choice.isOpen) this.#goOn(fresh);
        });
        return;
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

  #ask(asked: readonly Asked[]): void {
    if (asked.length === 0) return;
    this.#state = 'conflict';
    this.#choice.open({
      ...{ clashes: asked.map(({ clash }) => clash), isMade: true },
      decide: async (keepsMine) => {
        // What somebody does after choosing is not what they chose about.
        const before = [...this.#pending];
        for (const pending of before) pending.isFixed = true;
        const fresh = await this.#service.load();
        this.#choice.close();
        const seen = this.#seen.document;
        const { all, chosen } = decide({ seen, fresh: fresh.document, all: before, asked, keepsMine });
        this.#pending = [...all, ...this.#pending.slice(before.length)];
        this.#take(seen, fresh, chosen);
        this.#settle();
      },
    });
  }

  /** Nothing is to be chosen any more, unless something new is. */
  #settle(): void {
    if (!this.#choice.isOpen && this.#state === 'conflict') this.#state = this.#pending.length > 0 ? 'saving' : 'saved';
    this.#tell();
    if (!this.#choice.isOpen && this.#pending.length > 0) this.#later(0);
  }

  #loadAgain(): Promise<void> {
    return this.#orAway(async () => this.#goOn(await this.#service.load()));
  }

  #goOn(fresh: SavedDraft): void {
    this.#take(this.#seen.document, fresh);
    if (!this.#choice.isOpen) this.#later(this.#pause);
  }

  async #orAway(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const fault = faultOfSaving(error);
      this.#state = fault.kind === 'gone' ? 'gone' : 'away';
      if (fault.kind === 'signed-out') this.#signedOut();
      else if (fault.kind !== 'gone') this.#later(this.#retry);
    }
  }

  #tell(document: DraftDocument = this.#kept.document): void {
    this.#kept = this.#describe(document);
    for (const listener of this.#listeners) listener();
  }

  #describe(document: DraftDocument): KeptDraft {
    return {
      ...{ document, revision: this.#seen.revision, state: this.#state, dropped: this.#dropped },
      clashes: this.#choice.shownIn(document),
      ...{ canUndo: this.#steps.canUndo, canRedo: this.#steps.canRedo },
    };
  }
}
