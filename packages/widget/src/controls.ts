// What the controls of each type of question are given, and what they give back.

import type { Texts } from './texts.ts';

export interface Drawing {
  /** Texts that screen readers and people see. */
  readonly texts: Texts;
  /** For numbers and prices. */
  readonly language: string;
  /** Of prices, ISO 4217; without one they are plain numbers. */
  readonly currency: string | null | undefined;
}

/** The controls of one type of question. */
export interface Controls {
  readonly element: HTMLElement;
  /** Null if choosing an answer is already the reply. */
  readonly submit: HTMLButtonElement | null;
  /** Shows which answers are chosen: those on their way, or those of the reply that is being changed. */
  readonly show: (chosen: readonly string[]) => void;
}
