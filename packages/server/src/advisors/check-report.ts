// What a check found: findings with their places, and what is proven of all conversations.

import type { Proof, Said } from '@guidepost/advice/prove/proof';
import type { AdvisorFileFault } from '@guidepost/advisor-file/read/advisor-file-fault';
import type { Advisor } from '@guidepost/engine/advisor';
import type { Mend } from '@guidepost/fault/remedy';

export interface CheckFinding extends Omit<AdvisorFileFault, 'mend'> {
  /** Plain words, or words with remedies. */
  readonly mend: string | Mend;
  /** An error stops a publish, a warning does not; a note is worth knowing, with nothing to mend. */
  readonly severity: 'error' | 'warning' | 'note';
  /** Stable, kebab-case; `file` for what is wrong with the file as such. */
  readonly code: string;
  /** Of what was found in conversations: the shortest that leads there; null where it is true of all of them. */
  readonly conversation?: readonly Said[] | null;
  /** The share of conversations that it concerns, and their number. */
  readonly share?: number | null;
  readonly conversations?: number | null;
}

export interface CheckReport {
  /** Null when the file could not be read as an advisor. */
  readonly advisor: Advisor | null;
  readonly findings: readonly CheckFinding[];
  /** The catalog it was checked against; null where there is none, or the file could not be read. */
  readonly catalog: { readonly revision: number; readonly products: number } | null;
  /** What holds of all conversations; null where nobody asked for it, or errors make them meaningless. */
  readonly proof: Proof | null;
}

export const hasErrors = ({ findings }: CheckReport): boolean => findings.some(({ severity }) => severity === 'error');
