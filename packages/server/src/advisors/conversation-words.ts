// Writes a conversation on one line, in the titles that shoppers read.

import type { Said } from '@guidepost/advice/prove/proof';
import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { acceptedRange, formatDecimal } from '@guidepost/engine/range-id';

/** `Question? → Answer; skip 2 questions; …`. If a question is replied to again: `then back to …`. */
export function describeConversation({ questions }: Advisor, conversation: readonly Said[]): string {
  const seen = new Set<string>();
  const parts: string[] = [];
  let skipped = 0;
  const tellSkips = (): void => {
    if (skipped > 0) parts.push(skipped === 1 ? 'skip a question' : `skip ${skipped} questions`);
    skipped = 0;
  };
  for (const { question: id, reply } of conversation) {
    const question = questions.find((each) => each.id === id);
    const isAgain = seen.has(id);
    seen.add(id);
    if (reply.length === 0 && !isAgain) {
      skipped++;
      continue;
    }
    tellSkips();
    const said = reply.length === 0 ? 'skip' : reply.map((answer) => titleOf(question, answer)).join(' + ');
    parts.push(`${isAgain ? 'then back to ' : ''}${question?.title || id} → ${said}`);
  }
  tellSkips();
  // A title may go over several lines.
  return parts.join('; ').replace(/\s+/g, ' ');
}

function titleOf(question: Question | undefined, id: string): string {
  if (question === undefined) return id;
  if (question.type !== 'RANGE') {
    return isValueAnswers(question.answers) ? id : question.answers.find((answer) => answer.id === id)?.title || id;
  }
  const range = acceptedRange([id]);
  if (range === null) return id;
  const plain = (value: number): string => formatDecimal(value).replace(/\.0$/, '');
  const ends = range.from === range.to ? plain(range.from) : `${plain(range.from)} to ${plain(range.to)}`;
  return question.label === '' ? ends : `${ends} ${question.label}`;
}
