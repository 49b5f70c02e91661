// What the service says instead of a result: a problem of the catalog, its text, and the facts that a caller may need beside
// the text. A value, so that checks can return it. It knows no HTTP: `transport/problem-response.ts` alone decides which fact
// becomes a member of the body and which a header.

import type { ProblemError } from '@guidepost/contract/problem';
import type { ProblemSlug } from '@guidepost/contract/problems';

export interface RefusalFacts {
  /** Each fault in the body. */
  readonly errors?: readonly ProblemError[];
  /** Where the edit of somebody meets that of somebody else, as the wire shows it. It has texts of both, and no other fact has. */
  readonly conflicts?: readonly unknown[];
  /** The question that the session shows. */
  readonly currentQuestion?: string;
  /** Whole seconds after which the same request may be sent again. */
  readonly wait?: number;
  /** The limit that was reached: so many requests in so many seconds. */
  readonly quota?: { readonly most: number; readonly seconds: number };
  /** The methods that this address takes. */
  readonly methods?: readonly string[];
  /** What the body would have to be. */
  readonly wanted?: 'json' | 'uncompressed';
  /** The service takes no further request from this caller's connection. */
  readonly isLast?: boolean;
}

export class Refusal {
  readonly slug: ProblemSlug;
  /** What it is this time, for people. Never anything the client sent. */
  readonly detail: string;
  readonly facts: RefusalFacts;

  constructor(slug: ProblemSlug, detail: string, facts: RefusalFacts = {}) {
    this.slug = slug;
    this.detail = detail;
    this.facts = facts;
  }
}

/** A refusal that is the same each time, but for the id of the request. So its text need not be made each time. Make few, and keep them. */
export class ConstantRefusal extends Refusal {}
