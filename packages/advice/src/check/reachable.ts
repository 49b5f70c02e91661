// Whether some replies lead to a question: tries every combination of those that its `ask_if`, and the `ask_if` of the
// questions it looks at, can tell apart. Replies that no shopper is offered are not tried.

import { askIf } from '@guidepost/engine/ask-if';
import { type CompiledQuestion, referencedQuestions } from '@guidepost/engine/compile';
import { isPassedOver } from '@guidepost/engine/matters';
import type { Reply } from '@guidepost/engine/session';
import type { CheckInput } from './check-input.ts';
import { placeReplyLeaves, type ReplyLeaf } from './place-leaves.ts';
import { possibleReplies } from './possible-replies.ts';

const MOST_COMBINATIONS = 5000;

/** Null where there are too many combinations to tell. */
export function isReachable(input: CheckInput, place: number): boolean | null {
  const target = input.compiled.questions[place];
  if (target === undefined) return null;
  const asked = dependencies(input, target);
  const leaves = [...asked, target].flatMap(({ question }) =>
    question.askIf === null ? [] : placeReplyLeaves(question.askIf, '').map(({ leaf }) => leaf),
  );
  const steps: { question: CompiledQuestion; replies: readonly (Reply | null)[] }[] = [];
  let combinations = 1;
  for (const question of asked) {
    const replies = repliesTo(input, question, leaves, MOST_COMBINATIONS / combinations);
    if (replies === null) return null;
    combinations *= replies.length;
    steps.push({ question, replies });
  }
  const given = new Map<string, Reply | null>();
  const replyTo = (id: string) => given.get(id) ?? null;
  const leadsOn = (at: number): boolean => {
    const step = steps[at];
    if (step === undefined) return askIf(target.question.askIf, replyTo) === 1;
    const { question } = step.question;
    // A reply counts only while its question's own condition holds.
    const replies = askIf(question.askIf, replyTo) === 1 ? step.replies : [null];
    for (const reply of replies) {
      given.set(question.id, reply);
      if (leadsOn(at + 1)) return true;
    }
    return false;
  };
  return leadsOn(0);
}

/** The questions that an `ask_if` looks at, and those that theirs look at, in listed order. */
function dependencies({ compiled }: CheckInput, target: CompiledQuestion): CompiledQuestion[] {
  const found = new Set<CompiledQuestion>();
  const add = ({ place, question }: CompiledQuestion): void => {
    for (const id of question.askIf === null ? [] : referencedQuestions(question.askIf)) {
      const earlier = compiled.questions[compiled.places.get(id) ?? -1];
      if (earlier === undefined || earlier.place >= place || found.has(earlier)) continue;
      found.add(earlier);
      add(earlier);
    }
  };
  add(target);
  return [...found].sort((a, b) => a.place - b.place);
}

function repliesTo(
  input: CheckInput,
  compiled: CompiledQuestion,
  leaves: readonly ReplyLeaf[],
  most: number,
): readonly (Reply | null)[] | null {
  const isFirst = compiled.place === input.opening;
  if (!isFirst && isPassedOver(compiled, input.beginning)) return [null];
  const own = leaves.filter(({ question }) => question === compiled.question.id);
  const replies = possibleReplies(input, compiled, own, most - 1);
  if (replies === null) return null;
  // Any question but the first may be passed over.
  return isFirst ? replies : [null, ...replies];
}
