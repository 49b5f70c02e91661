// What answers of the service's tools say to the view. They come through the host, so nothing of their shape is certain: what the conversation needs
// is checked where it is drawn, and here what this room needs itself.

import type { Question } from '@guidepost/client';
import type { Reply } from '../trail.ts';
import { isReply } from '../well-formed.ts';
import { areMembers, type Members } from './host.ts';

/** `_meta`; the contract has the same names. */
const PROBLEM = 'guidepost/problem';
const HISTOGRAM = 'guidepost/histogram';
const REPLIED = 'guidepost/replied';

export interface ToldConversation {
  readonly kind: 'conversation';
  readonly advisor: string;
  readonly language: string;
  readonly token: string;
  /** As the next endpoint says it. */
  readonly status: string;
  /** The body of the next endpoint's answer, as far as anybody knows. */
  readonly body: Members;
  /** The replies so far with their questions; null if the answer does not say. */
  readonly replied: readonly Reply[] | null;
  /** For the model. */
  readonly words: string;
}

export interface ToldProblem {
  readonly kind: 'problem';
  /** A problem document. */
  readonly problem: Members;
  /** An HTTP status. */
  readonly status: number;
  /** Seconds; undefined if it does not say when to try again. */
  readonly wait: number | undefined;
}

/** Null if it is neither: then the service did not answer. */
export function readToolAnswer(result: unknown): ToldConversation | ToldProblem | null {
  if (!areMembers(result)) return null;
  const meta = areMembers(result._meta) ? result._meta : {};
  if (result.isError === true) return readProblem(meta[PROBLEM]);
  const { structuredContent: data, content } = result;
  if (!areMembers(data)) return null;
  const { advisor, language, session: status, session_token: token } = data;
  if (![advisor, language, status, token].every((one) => typeof one === 'string' && one !== '')) return null;
  return {
    kind: 'conversation',
    ...({ advisor, language, status, token } as Record<'advisor' | 'language' | 'status' | 'token', string>),
    body: { ...data, question: withHistogram(data.question, meta[HISTOGRAM]) },
    replied: readReplied(meta[REPLIED]),
    words: textOf(content),
  };
}

function readProblem(problem: unknown): ToldProblem | null {
  if (!areMembers(problem) || typeof problem.type !== 'string') return null;
  const { status, retry_after: wait } = problem;
  if (typeof status !== 'number' || !(status >= 400 && status <= 599)) return null;
  return { kind: 'problem', problem, status, wait: typeof wait === 'number' ? wait : undefined };
}

const withHistogram = (question: unknown, histogram: unknown): unknown =>
  areMembers(question) && question.question_type === 'RANGE' && Array.isArray(histogram)
    ? { ...question, histogram }
    : question;

function readReplied(replied: unknown): readonly Reply[] | null {
  if (!Array.isArray(replied) || !replied.every(isReply)) return null;
  return replied.map(({ question, answers }: { question: Question; answers: readonly string[] }) => ({
    question,
    answers,
  }));
}

const textOf = (content: unknown): string =>
  Array.isArray(content)
    ? content.flatMap((block) => (areMembers(block) && typeof block.text === 'string' ? [block.text] : [])).join('\n')
    : '';
