// Why something is as it is, for people: the English sentence, and the code with its values from which the same is said in other languages.

import type { REASONS } from './reason-codes.ts';

type Codes = typeof REASONS;

export type ReasonCode = keyof Codes;

export type ReasonValues<Code extends ReasonCode> = { readonly [Name in Codes[Code][number]]: string | number };

/** Values are as the file has them, and cut if they are long. */
export interface CodedReason {
  readonly code: ReasonCode;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Reason extends CodedReason {
  /** In English. */
  readonly text: string;
}

/** `text`: the sentence, with the values in it. */
export const reason = <Code extends ReasonCode>(
  code: Code,
  text: string,
  ...[values]: Codes[Code][number] extends never ? [] : [values: ReasonValues<Code>]
): Reason => ({ code, text, values: values ?? {} });

/** Without the sentence, which stands beside it. */
export const withoutText = ({ code, values }: CodedReason): CodedReason => ({ code, values });
