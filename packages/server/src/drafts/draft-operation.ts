// What an edit of a draft is made of. Questions and answers are named by their ids, as the editor saw them, and never by their place:
// `['questions', 'use', 'answers', 'games', 'title']`.

import type { Json } from './json.ts';

export type DraftPath = readonly string[];

export type DraftOperation =
  /** Sets a member, a whole question, or a whole list. `was`: what the editor believes to replace; usually it is what was there at the base. */
  | { readonly kind: 'set'; readonly path: DraftPath; readonly value: Json; readonly was?: Json }
  /** Takes something away, with its texts in all languages. */
  | { readonly kind: 'remove'; readonly path: DraftPath; readonly was?: Json }
  /** Adds an item to the list at `path`. */
  | { readonly kind: 'insert'; readonly path: DraftPath; readonly value: Json; readonly after?: Place }
  /** Moves the item at `path` in its list. */
  | { readonly kind: 'move'; readonly path: DraftPath; readonly after?: Place }
  /** Gives the item at `path` another id, there and wherever it is named. */
  | { readonly kind: 'rename'; readonly path: DraftPath; readonly id: string }
  /** Reverses a whole edit, by its revision. */
  | { readonly kind: 'undo'; readonly revision: number };

/** The id of the item before; null for the beginning. Where it is left out, it is the end of the list. */
export type Place = string | null;

/** What an edit does to one cell. Undefined: there is nothing. */
export interface CellChange {
  readonly pointer: string;
  readonly was: Json | undefined;
  readonly now: Json | undefined;
}
