// What the service says instead of a result: a problem of the catalog, its text, and the headers that belong to it. A value,
// so that checks can return it; it becomes a response in one place.

import type { ProblemError } from '@guidepost/contract/problem';
import type { ProblemSlug } from '@guidepost/contract/problems';

export class Refusal {
  readonly slug: ProblemSlug;
  readonly detail: string;
  readonly members: { readonly errors?: readonly ProblemError[]; readonly current_question_id?: string };
  /** Name, value, name, value, … */
  readonly headers: readonly string[];

  constructor(
    slug: ProblemSlug,
    detail: string,
    more: { members?: Refusal['members']; headers?: readonly string[] } = {},
  ) {
    this.slug = slug;
    this.detail = detail;
    this.members = more.members ?? {};
    this.headers = more.headers ?? [];
  }
}
