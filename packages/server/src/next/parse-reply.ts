// From the bytes of a body to a reply, or to what is wrong with them (rows 34 to 40). Nothing is coerced, unknown members
// are ignored, and nothing the client sent is echoed.

import { isUtf8 } from 'node:buffer';
import { MAX_BODY_BYTES, MAX_ID_LENGTH, MAX_REPLY_ANSWERS } from '@guidepost/contract/next-request';
import type { ProblemError } from '@guidepost/contract/problem';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { Refusal } from '../refusals/refusal.ts';

/** The bytes, or their text if they are all ASCII. */
export type RequestBody = Buffer | string;

export interface SentReply {
  readonly questionId: string;
  readonly answers: readonly string[];
}

/** Null if there is no body, as the interface means it: nothing, white space, `null`, or an object with neither member. */
export function parseReply(body: RequestBody): SentReply | null | Refusal {
  const value = parseJsonBody(body);
  return value instanceof Refusal ? value : readReply(value);
}

/** What a body says; null if it is nothing or white space. */
export function parseJsonBody(body: RequestBody): unknown {
  if (body.length === 0) return null;
  if (typeof body !== 'string' && !isUtf8(body)) return malformed('The body is not valid UTF-8.');
  const text = typeof body === 'string' ? body : body.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return /^[ \t\r\n]*$/.test(text) ? null : malformed(`The body is not valid JSON${placeOf(error)}.`);
  }
  if (mayNameProto(text) && hasProtoMember(value)) {
    return malformed('The body has a member named `__proto__`.');
  }
  return value;
}

/** Where the fault is, if the parser says so. Its own words are not used: they would repeat what was sent. */
function placeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('Unexpected end')) return ': it ends too early';
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  return position === undefined ? '' : `: see character ${Number(position) + 1}`;
}

const malformed = (detail: string) => new Refusal('malformed-json', detail);

/** True for the name itself, and for any escape that could spell it. */
const mayNameProto = (text: string): boolean => text.includes('__proto__') || text.includes('\\u');

function hasProtoMember(root: unknown): boolean {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) return true;
    waiting.push(...Object.values(value));
  }
  return false;
}

/** What a body that was parsed before says. */
export function readReply(value: unknown): SentReply | null | Refusal {
  if (value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value))
    return invalid([{ pointer: '#', detail: 'The body must be an object.' }]);
  const { question_id: questionId, answers } = value as { question_id?: unknown; answers?: unknown };
  if (questionId === undefined && answers === undefined) return null;
  if (isQuestionId(questionId) && areAnswers(answers)) return { questionId, answers };
  const errors: ProblemError[] = [...checkQuestionId(questionId), ...checkAnswers(answers)];
  return invalid(errors);
}

const isQuestionId = (id: unknown): id is string => typeof id === 'string' && id.length <= MAX_ID_LENGTH;

/** True if {@link checkAnswers} would find no fault. Costs less, because it need not say what is wrong. */
function areAnswers(answers: unknown): answers is string[] {
  if (!Array.isArray(answers) || answers.length > MAX_REPLY_ANSWERS) return false;
  for (const answer of answers) if (typeof answer !== 'string' || answer.length > MAX_ID_LENGTH) return false;
  return answers.length < 2 || new Set(answers).size === answers.length;
}

function* checkQuestionId(id: unknown): Generator<ProblemError> {
  const pointer = '#/question_id';
  if (id === undefined) yield { pointer, detail: 'This member is required.' };
  else if (typeof id !== 'string') yield { pointer, detail: 'This must be a string.' };
  else if (id.length > MAX_ID_LENGTH) yield { pointer, detail: `An id has at most ${MAX_ID_LENGTH} characters.` };
}

function* checkAnswers(answers: unknown): Generator<ProblemError> {
  const pointer = '#/answers';
  if (answers === undefined) yield { pointer, detail: 'This member is required; an empty array skips the question.' };
  else if (!Array.isArray(answers)) yield { pointer, detail: 'This must be an array of strings.' };
  else if (answers.length > MAX_REPLY_ANSWERS)
    yield { pointer, detail: `There may be at most ${MAX_REPLY_ANSWERS} answers.` };
  else {
    const seen = new Set<unknown>();
    for (const [index, answer] of answers.entries()) {
      const at = pointerTo(pointer, index);
      if (typeof answer !== 'string') yield { pointer: at, detail: 'This must be a string.' };
      else if (answer.length > MAX_ID_LENGTH)
        yield { pointer: at, detail: `An id has at most ${MAX_ID_LENGTH} characters.` };
      else if (seen.has(answer)) yield { pointer: at, detail: 'This answer stands in the array twice.' };
      seen.add(answer);
    }
  }
}

export const invalid = (errors: readonly ProblemError[]) =>
  new Refusal('invalid-body', errors.map(({ pointer, detail }) => `${pointer}: ${detail}`).join(' '), { errors });

/** Whether a body is what the interface takes: JSON in UTF-8, not compressed (rows 42 to 44). Null if it is. */
export function checkMediaType(contentType: string | null, contentEncoding: string | null): Refusal | null {
  if (contentType === 'application/json' && contentEncoding === null) return null;
  if (contentEncoding !== null && contentEncoding.trim().toLowerCase() !== 'identity') {
    return new Refusal('unsupported-media-type', 'The body must not be compressed.', { wanted: 'uncompressed' });
  }
  const [type = '', ...parameters] = (contentType ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    return new Refusal('unsupported-media-type', 'A body needs `Content-Type: application/json`.', { wanted: 'json' });
  }
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=');
    if (name.trim().toLowerCase() === 'charset' && !/^"?utf-?8"?$/i.test(value.trim())) {
      return new Refusal('unsupported-media-type', 'The body must be in UTF-8.', { wanted: 'json' });
    }
  }
  return null;
}

export const tooLarge = () => new Refusal('body-too-large', `The body may have at most ${MAX_BODY_BYTES} bytes.`);
