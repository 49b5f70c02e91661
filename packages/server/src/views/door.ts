// How the door through which a view is asked for says what can be done: remedies are data below it.

import type { FieldRule, Mend, SpellRemedy } from '@guidepost/fault/remedy';

export interface Door {
  readonly spell: SpellRemedy;
  /** A whole message, with what has to be known to follow it. */
  readonly say: (said: string | Mend) => string;
  /** Fields to set, as this door takes them. */
  readonly settings: (fields: readonly FieldRule[]) => string;
}
