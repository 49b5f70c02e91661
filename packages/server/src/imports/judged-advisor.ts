// One advisor over one state of its catalog: what a check says, and what its conversations show. Conversations take seconds,
// so they are looked at when the check alone does not tell, and once.

import { checkAdvisor } from '@guidepost/advice/check-advisor';
import type { Finding } from '@guidepost/advice/finding';
import type { ProofFinding } from '@guidepost/advice/prove/proof';
import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import type { proveWithin } from '../advisors/prove-within.ts';

/** What a judgement takes place on. */
export interface JudgedState {
  readonly attributes: readonly Attribute[];
  readonly snapshot: Snapshot;
}

export type Prove = typeof proveWithin;

export type Fault = Finding & Pick<ProofFinding, 'conversation'>;

/** Seconds for the conversations. An import holds up others that want to write, so it is short. */
const PROVING = 2;

export class JudgedAdvisor {
  readonly #advisor: Advisor;
  readonly #state: JudgedState;
  readonly #prove: Prove;
  readonly #checked: readonly Finding[];
  #shown: Shown | null = null;

  constructor(advisor: Advisor, state: JudgedState, prove: Prove) {
    this.#advisor = advisor;
    this.#state = state;
    this.#prove = prove;
    this.#checked = checkAdvisor(advisor, state.attributes, state.snapshot);
  }

  /** What is wrong with it. */
  get faults(): readonly Fault[] {
    return [...this.#checked.map((finding) => ({ ...finding, conversation: null })), ...this.#show().faults];
  }

  /** Those of the findings that are not among its own; what it only has a note on is not new either. */
  unknown<One extends Finding>(findings: readonly One[]): readonly One[] {
    const left = without(findings, this.#checked);
    if (left.length === 0) return left;
    const { faults, asides } = this.#show();
    return without(left, [...faults, ...asides]);
  }

  /** Those of the findings that are not among its faults. */
  healed<One extends Finding>(findings: readonly One[]): readonly One[] {
    const left = without(findings, this.#checked);
    return left.length === 0 ? left : without(left, this.#show().faults);
  }

  #show(): Shown {
    this.#shown ??= this.#lookAtConversations();
    return this.#shown;
  }

  #lookAtConversations(): Shown {
    if (this.#checked.some(({ severity }) => severity === 'error')) return { faults: [], asides: [] };
    const subject = { advisor: this.#advisor, ...this.#state };
    const { findings, isComplete } = this.#prove({ seconds: PROVING, isWholeOnly: true }, subject, this.#checked);
    const faults = findings.flatMap(({ share, conversations, severity, ...one }) =>
      severity === 'note' ? [] : { ...one, severity },
    );
    const asides = findings.filter(({ severity }) => severity === 'note');
    return { faults: isComplete ? faults : [], asides };
  }
}

/** What was found in the conversations. */
interface Shown {
  /** None where not all of them could be looked at in time. */
  readonly faults: readonly Fault[];
  /** Remarks: too much to tell of what is new, but what they speak of is not new either. */
  readonly asides: readonly ProofFinding[];
}

type Keyed = Pick<Finding, 'code' | 'pointer'>;

function without<One extends Keyed>(findings: readonly One[], known: readonly Keyed[]): readonly One[] {
  const keys = new Set(known.map(keyOf));
  return findings.filter((finding) => !keys.has(keyOf(finding)));
}

/** Without the message, whose counts change with every import. */
const keyOf = ({ code, pointer }: Keyed): string => `${GREATER.get(code) ?? code} ${pointer}`;

/** Notes that become a warning of another code when they are about more products: nothing that an import brought about. */
const GREATER: ReadonlyMap<string, string> = new Map([['filter-drops-some', 'filter-drops-missing']]);
