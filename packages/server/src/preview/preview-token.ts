// The token of a conversation with a draft: all replies so far, in the order in which they came. So nothing of it is stored. Only people
// who may read the draft use it, and it says nothing but what they replied.

import type { GivenReply } from '@guidepost/advice/why/take-replies';
import { MAX_ID_LENGTH, MAX_REPLY_ANSWERS } from '@guidepost/contract/next-request';

export interface PreviewToken {
  readonly language: string;
  readonly replies: readonly GivenReply[];
}

/** A header has room for no more. */
const MOST_CHARACTERS = 8000;

/** Null if there are too many replies for a token. */
export function writePreviewToken({ language, replies }: PreviewToken): string | null {
  const content = [language, ...replies.map(({ question, answers }) => [question, ...answers])];
  const token = Buffer.from(JSON.stringify(content)).toString('base64url');
  return token.length > MOST_CHARACTERS ? null : token;
}

/** Null if it is none. */
export function readPreviewToken(token: string): PreviewToken | null {
  if (token.length > MOST_CHARACTERS || !/^[\w-]+$/.test(token)) return null;
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (!Array.isArray(content)) return null;
  const [language, ...replies] = content;
  if (typeof language !== 'string' || !replies.every(isReply)) return null;
  return { language, replies: replies.map(([question = '', ...answers]) => ({ question, answers })) };
}

const isReply = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= MAX_REPLY_ANSWERS + 1 &&
  value.every((id) => typeof id === 'string' && id.length <= MAX_ID_LENGTH);
