// Who sends a request to the admin interface: a person who has signed in, or a program with a token.

import type { Access, Part, Role } from '@guidepost/contract/admin/rights';

export interface Caller {
  readonly kind: 'person' | 'token';
  readonly id: string;
  /** As people know them: an e-mail address, or the name of a token. */
  readonly name: string;
  /** The shops that are any business of theirs; null: all, and those that do not exist yet. */
  readonly clients: readonly string[] | null;
  mayDo(client: string, part: Part, access: Access): boolean;
  /** Whether the shop is any business of theirs; of others they learn nothing, not even that they exist. */
  knows(client: string): boolean;
  /** Null: none, or a token. */
  roleAt(client: string): Role | null;
}

export interface Callers {
  /** `session`: the secret of the cookie. `token`: what came in `Authorization`. Null: nobody, or not any more. */
  find(credentials: { readonly session: string | null; readonly token: string | null }): Promise<Caller | null>;
}
