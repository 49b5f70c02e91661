// A question as a form that the program of an assistant shows to the shopper (elicitation), and the reply that comes back.

import type { Question } from '@guidepost/contract/next-response';
import { formatRangeId } from '@guidepost/engine/range-id';
import type { ElicitRequestFormParams } from '@modelcontextprotocol/server';

/** Under which the reply comes back. */
export const ASKED = 'reply';

export type Form = Omit<ElicitRequestFormParams, 'mode'>;

const NO_PREFERENCE = 'Whoever declines skips the question.';

export function formOf(question: Question): Form {
  const { title, description, skip_text: skip } = question;
  const message = [title, description, skip === null ? NO_PREFERENCE : `Decline to skip it: “${skip}”.`]
    .filter((each) => each !== null && each !== '')
    .join('\n');
  return { message, requestedSchema: { type: 'object', ...membersOf(question) } };
}

function membersOf(question: Question): Pick<Form['requestedSchema'], 'properties' | 'required'> {
  if (question.question_type === 'RANGE') {
    const { range_from: minimum, range_to: maximum, range_label: label } = question;
    const end = (title: string, value: number) => ({
      type: 'number' as const,
      ...{ title: label === '' ? title : `${title} (${label})`, minimum, maximum, default: value },
    });
    return { properties: { from: end('From', minimum), to: end('To', maximum) }, required: ['from', 'to'] };
  }
  const choices = question.answers.map(({ answer_id: id, title, count }) => ({
    const: id,
    title: count === undefined ? title : `${title} (${count})`,
  }));
  return question.question_type === 'SINGLE'
    ? { properties: { answer: { type: 'string', title: 'Answer', oneOf: choices } }, required: ['answer'] }
    : {
        properties: { answers: { type: 'array', title: 'Answers', items: { anyOf: choices } } },
        required: ['answers'],
      };
}

export type FormReply =
  /** Ids of answers; none: it is skipped. */
  | { readonly kind: 'replied'; readonly answers: readonly string[] }
  /** The shopper closed the form. */
  | { readonly kind: 'cancelled' }
  /** Nothing came back, or something else than was asked for. */
  | { readonly kind: 'nothing' };

/** `responses` come from the program and may be anything. Whether the answers exist is the endpoint's to judge. */
export function readFormReply(responses: Readonly<Record<string, unknown>> | undefined): FormReply {
  const response = responses?.[ASKED];
  if (!isRecord(response)) return { kind: 'nothing' };
  if (response.action === 'cancel') return { kind: 'cancelled' };
  if (response.action === 'decline') return { kind: 'replied', answers: [] };
  if (response.action !== 'accept' || !isRecord(response.content)) return { kind: 'nothing' };
  const { answer, answers, from, to } = response.content;
  if (typeof answer === 'string') return { kind: 'replied', answers: [answer] };
  if (Array.isArray(answers) && answers.every((each) => typeof each === 'string')) return { kind: 'replied', answers };
  if (typeof from === 'number' && typeof to === 'number') {
    return { kind: 'replied', answers: [formatRangeId({ from: Math.min(from, to), to: Math.max(from, to) })] };
  }
  return { kind: 'nothing' };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What the program carries from a question to its reply. It may come back changed: the token and the question are checked where they are
 * used, and more forms than `MOST_ASKED` harm nobody but whoever asks for them.
 */
export interface Asked {
  readonly token: string;
  readonly question: string;
  /** The how many-th form of this call, from 1. */
  readonly nth: number;
}

/** Programs give a call up after ten forms. The next question then comes as content. */
export const MOST_ASKED = 8;

export const writeAsked = ({ token, question, nth }: Asked): string => JSON.stringify([token, question, nth]);

/** Null if it is nothing that was written here. */
export function readAsked(state: unknown): Asked | null {
  if (typeof state !== 'string' || state.length > 1024) return null;
  let read: unknown;
  try {
    read = JSON.parse(state);
  } catch {
    return null;
  }
  if (!Array.isArray(read) || read.length !== 3) return null;
  const [token, question, nth] = read as unknown[];
  const isOurs = typeof token === 'string' && typeof question === 'string' && typeof nth === 'number';
  return isOurs ? { token, question, nth } : null;
}
