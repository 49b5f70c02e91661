// The result of a check: findings with their places, and what is proven about all conversations.

import type { NamedValues, Proof, Said } from '@guidepost/advice/prove/proof';
import type { AdvisorFileFault } from '@guidepost/advisor-file/read/advisor-file-fault';
import type { Advisor } from '@guidepost/engine/advisor';
import type { Mend } from '@guidepost/fault/remedy';

export interface CheckFinding extends Omit<AdvisorFileFault, 'mend'> {
  /** Plain words, or words with remedies. */
  readonly mend: string | Mend;
  /** An error stops publishing, a warning does not. A note is worth knowing, but there is nothing to mend. */
  readonly severity: 'error' | 'warning' | 'note';
  /** Stable, kebab-case; `file` if something is wrong with the file as a whole. */
  readonly code: string;
  /** For findings in conversations: the shortest one that leads there; null if it is true of all of them. */
  readonly conversation?: readonly Said[] | null;
  /** The share of conversations that it affects, and their number. */
  readonly share?: number | null;
  readonly conversations?: number | null;
  /** The attribute that the catalog does not have, where that is what is wrong. */
  readonly attribute?: string;
  /** Values of products that it is about. */
  readonly values?: NamedValues;
}

export interface CheckReport {
  /** Null when the file could not be read as an advisor. */
  readonly advisor: Advisor | null;
  readonly findings: readonly CheckFinding[];
  /** What the file says, as plain data. */
  readonly content: unknown;
  /** The catalog that it was checked against; null if there is none, or if the file could not be read. */
  readonly catalog: { readonly revision: number; readonly products: number } | null;
  /** What is true of all conversations; null if nobody asked for it, or if errors make them meaningless. */
  readonly proof: Proof | null;
}

export const hasErrors = ({ findings }: CheckReport): boolean => findings.some(({ severity }) => severity === 'error');
