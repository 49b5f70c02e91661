// Whether what is said of one product and one reply is true.

import type { Reason } from '@guidepost/contract/next-included';
import { inWords } from './in-words.ts';
import { type Ends, rangeOf, wholesOf } from './plain-range.ts';
import type { PlainReading } from './plain-reading.ts';
import { knownValue, type PlainQuestion } from './plain-shop.ts';
import { demand, demandSame } from './untrue.ts';

/** Prices have marks between their digits, and years have none. */
const asDigits = (text: string): string => text.replace(/[\s.,'’]/g, '');

/** A reply to MULTIPLE is a set, and `800-1500` is `800.0-1500.0`. */
export const asSet = (ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : ids.map((id) => id.replace(/\.0(?=-|$)/g, '')).sort();

/** `place`: of the product in the scope. */
export function checkReason(
  reading: PlainReading,
  { question_title, role, fit, answers, ...range }: Reason,
  question: PlainQuestion,
  reply: readonly string[],
  place: number,
  language: string,
): void {
  const about = () => `${reading.scope[place]?.sku} and ${question.id}`;
  demandSame(question_title, reading.text(language, `${question.id}.title`, question.title), about);
  demandSame(role, question.role, about);
  demandSame(
    asSet(answers.map(({ answer_id }) => answer_id)),
    asSet(reading.meant(question, reply)),
    () => `the answers of ${about()}`,
  );
  for (const { answer_id, title, fit: own } of answers) {
    const truth = reading.answerTruths(question, answer_id)?.[place];
    demandSame(own, truth === 'holds' ? 'met' : 'missed', () => `${about()}, ${answer_id}`);
    checkTitle(reading, language, question, answer_id, title);
  }
  const truth = reading.replyTruths(question, reply)?.[place];
  const some = answers.some(({ fit: own }) => own === 'met');
  const trueFit = truth === 'holds' ? 'met' : truth === 'unknown' ? 'unknown' : some ? 'partly' : 'missed';
  demandSame(fit, trueFit, about);
  if (question.type !== 'RANGE') {
    demandSame([range.value, range.missed_by], [undefined, undefined], about);
    return;
  }
  const product = reading.scope[place];
  const value = product && knownValue(product, question.attribute ?? '');
  const { from, to } = rangeOf(reply[0] ?? '');
  const missedBy = typeof value !== 'number' ? null : value > to ? value - to : value < from ? value - from : 0;
  demandSame([range.value, range.missed_by], [value ?? null, missedBy], () => `by how much ${about()}`);
}

/** The words for an answer are the file's; a range that is no grouping names its ends. */
export function checkTitle(
  reading: PlainReading,
  language: string,
  question: PlainQuestion,
  answer: string,
  title: string,
): void {
  const { id, type, answers, attribute, range } = question;
  const about = () => `the title of ${id}, ${answer}`;
  if (type !== 'RANGE') {
    const own = answers?.find((one) => one.id === answer)?.title;
    // A number or a truth value of the catalog has words of its own.
    if (own === undefined && /^(true|false|-?[\d.]+)$/.test(answer)) demand(title !== '', about);
    else if (own !== undefined || attribute !== undefined) {
      demandSame(title, reading.text(language, `${id}.${answer}.title`, own ?? answer), about);
    } else throw new Error(`The file has no answer "${answer}".`);
    return;
  }
  const { from, to } = rangeOf(answer);
  const isIt = (ends: Partial<Ends>) => ends.from === from && ends.to === to;
  const asWritten = range?.groupings?.findIndex(isIt) ?? -1;
  const nth = asWritten >= 0 ? asWritten : wholesOf(question, reading.scope).findIndex(isIt);
  const grouping = range?.groupings?.[nth];
  if (grouping !== undefined)
    demandSame(title, reading.text(language, `${id}.groupings.${nth}.title`, grouping.title), about);
  else
    demand(
      [from, to].every((end) => asDigits(title).includes(asDigits(inWords(end, language)))),
      () => `${about()}: ${title}`,
    );
}
