// What each type of question is drawn with, and what is drawn for it.

import type { Texts } from './texts.ts';

export interface Drawing {
  /** Texts that screen readers and people see. */
  readonly texts: Texts;
  /** For numbers and prices. */
  readonly language: string;
  readonly currency: string | null;
}

/** The controls of one type of question. */
export interface Controls {
  readonly element: HTMLElement;
  /** Null where choosing an answer replies already. */
  readonly submit: HTMLButtonElement | null;
  /** Shows what is chosen: what is on its way, or the reply that is being changed. */
  readonly show: (chosen: readonly string[]) => void;
}
