// What a line that somebody typed means: a command, a reply to the question, or neither.

import { formatRangeId, parseRangeId } from '@guidepost/engine/range-id';
import type { ShownQuestion } from './shown-question.ts';
import { spokenNumber, spokenRange } from './spoken-range.ts';

export type Line =
  | { readonly kind: 'reply'; readonly answers: readonly string[] }
  | { readonly kind: 'back' | 'leave' | 'list' | 'help' | 'none-is-right' }
  /** `asked` counts from 1, in the order of asking. */
  | { readonly kind: 'change'; readonly asked: number }
  | { readonly kind: 'unknown' };

/** How numbers are meant. */
export interface NumberContext {
  /** Which decides between `1.000` and `1,000`. */
  readonly language: string;
  /** Of a price, a number alone is the most that somebody will pay. */
  readonly isPrice: boolean;
}

/** A command is one unless it is just how an answer is called. */
export function readLine(line: string, question: ShownQuestion | null, manner: NumberContext): Line {
  const text = line.trim();
  const named = question === null ? null : answerNamed(question, text, true);
  if (named !== null) return { kind: 'reply', answers: [named] };
  const command = readCommand(text);
  if (command !== null) return command;
  if (question === null) return { kind: 'unknown' };
  const answers = readAnswers(question, text, manner);
  return answers === null ? { kind: 'unknown' } : { kind: 'reply', answers };
}

function readCommand(text: string): Line | null {
  if (/^(b|back|zurück)$/i.test(text)) return { kind: 'back' };
  if (/^(q|quit|ende)$/i.test(text)) return { kind: 'leave' };
  if (/^(h|help|hilfe|\?)$/i.test(text)) return { kind: 'help' };
  if (/^(n|none|nichts)$/i.test(text)) return { kind: 'none-is-right' };
  if (/^c(hange)?$/i.test(text)) return { kind: 'list' };
  const change = /^c(?:hange)?\s*(\d{1,3})$/i.exec(text);
  return change === null ? null : { kind: 'change', asked: Number(change[1]) };
}

function readAnswers(question: ShownQuestion, text: string, manner: NumberContext): readonly string[] | null {
  if (text === '' || /^(s|skip|überspringen)$/i.test(text)) return [];
  if (question.range) {
    const range = readRange(question, question.range, text, manner);
    if (range !== null) return [range];
  }
  const whole = answerNamed(question, text, false);
  if (whole !== null) return [whole];
  const answers: string[] = [];
  const parts = text.includes(',') ? text.split(',') : text.split(/\s+/);
  for (const part of parts) {
    const answer = numbered(question, part.trim()) ?? answerNamed(question, part.trim(), false);
    if (answer === null) return null;
    if (!answers.includes(answer)) answers.push(answer);
  }
  return answers;
}

/** A number that is a place in the list is that. */
function readRange(
  question: ShownQuestion,
  range: NonNullable<ShownQuestion['range']>,
  text: string,
  { language, isPrice }: NumberContext,
): string | null {
  const spoken = spokenRange(text, range.whole, range.label, language);
  if (spoken !== null) return spoken;
  if (parseRangeId(text) !== null) return text;
  const number = isPrice && numbered(question, text) === null ? spokenNumber(text, range.label, language) : null;
  return number === null || number < range.from ? null : formatRangeId({ from: range.whole.from, to: number });
}

const numbered = (question: ShownQuestion, text: string): string | null =>
  /^\d+$/.test(text) ? (question.answers[Number(text) - 1]?.answer_id ?? null) : null;

/** By id or title; a number is a place in the list before it is the name of an answer. */
function answerNamed(question: ShownQuestion, text: string, exactly: boolean): string | null {
  const { answers } = question;
  if (text === '' || numbered(question, text) !== null) return null;
  const plain = (name: string) => (exactly ? name : name.toLowerCase());
  const found = answers.find(({ answer_id: id, title }) => plain(id) === plain(text) || plain(title) === plain(text));
  return found?.answer_id ?? null;
}
