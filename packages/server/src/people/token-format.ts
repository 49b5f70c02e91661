// How tokens for programs are spelled: as keys are, with a prefix of their own, so that neither opens what the other does, and scanners for
// leaked secrets know them.

import { hash } from 'node:crypto';
import { isChecked, makeChecked } from '../keys/key-format.ts';

export const makeToken = (): string => makeChecked(PREFIX);

/** What is stored of a token; null: the text can be none. */
export const digestToken = (text: string): string | null =>
  isChecked(PREFIX, text) ? hash('sha256', text, 'hex') : null;

const PREFIX = 'gp_at_';
