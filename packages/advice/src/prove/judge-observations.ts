// Turns what an exploration saw into findings. What is true of all conversations (nobody is asked, nobody is offered, always
// the same) is said only where all of them were looked at, of every shopper or else of those who only go forward; and only where
// the checks of the scope have not said it yet.

import { chooseFirst } from '@guidepost/engine/choose';
import type { CompiledAdvisor, CompiledQuestion, CompiledValues } from '@guidepost/engine/compile';
import { valueAt } from '@guidepost/engine/snapshot';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, listed, quoted } from '@guidepost/fault/say-names';
import { answerName, questionName } from '../check/wording.ts';
import type { Finding } from '../finding.ts';
import type { Walk } from './explore.ts';
import type { BackAndForth } from './go-back.ts';
import { judgeEmptied, judgeGap } from './judge-emptied.ts';
import { judgeUnreached } from './judge-unreached.ts';
import type { Observations } from './observations.ts';
import type { ProofFinding } from './proof.ts';
import { NOT_PROVEN, type QuestionEvidence } from './question-evidence.ts';
import type { Universe } from './universe.ts';
import { isInListedOrder } from './walk-of.ts';

const NAMED_VALUES = 5;

export function judgeObservations(
  universe: Universe,
  seen: Observations,
  walk: Walk,
  back: BackAndForth | null,
  known: readonly Finding[],
): ProofFinding[] {
  const { compiled } = universe;
  const unreached = (question: CompiledQuestion, evidence: QuestionEvidence): ProofFinding[] => {
    const codes = ['question-never-reached', 'question-distinguishes-nothing', 'one-answer'];
    if (isKnown(known, codes, pointerTo('/questions', question.place))) return [];
    return evidence.holdsForward || evidence.always?.isAsked === false
      ? [judgeUnreached(universe, question, evidence)]
      : [];
  };
  return compiled.questions.flatMap((question) => {
    const own = seen.questions[question.place];
    if (own === undefined) return [];
    const ofEmptied = isEmptyAnswerKnown(compiled, question, known)
      ? []
      : judgeEmptied(compiled.advisor, question, own);
    // A firm reply that finds nothing among what is left may take back what was replied before instead.
    const mayTakeBack = question.question.firm && !isInListedOrder(compiled);
    const findings = [...ofEmptied, ...(mayTakeBack ? [] : judgeGap(compiled.advisor, question, own))];
    if (!walk.isOfEveryReply) return findings;
    const { place } = question;
    const evidence: QuestionEvidence = {
      forward: own.encounters,
      holdsForward: walk.holdsForward,
      always: back?.questions[place] ?? null,
      isOpened: walk.opened[place] === true,
      mayBeOpened: back === null || back.opened[place] === true,
    };
    if (own.state === null) return [...unreached(question, evidence), ...findings];
    return [...judgeOffered(question, evidence, known), ...judgeAlike(question, evidence, known), ...findings];
  });
}

const isKnown = (known: readonly Finding[], codes: readonly string[], pointer: string): boolean =>
  known.some((finding) => codes.includes(finding.code) && `${finding.pointer}/`.startsWith(`${pointer}/`));

/** The first question offers all answers, also those that no product in scope satisfies, of which each has its finding. */
const isEmptyAnswerKnown = (
  compiled: CompiledAdvisor,
  { kind, place, question }: CompiledQuestion,
  known: readonly Finding[],
): boolean =>
  place === chooseFirst(compiled).place &&
  kind === 'choice' &&
  (question.type === 'SINGLE' || question.match === 'any') &&
  isKnown(known, ['answer-never-offered'], pointerTo('/questions', place, 'answers'));

function judgeOffered(
  compiled: CompiledQuestion,
  { forward, always, holdsForward }: QuestionEvidence,
  known: readonly Finding[],
): ProofFinding[] {
  const { place } = compiled;
  const judge = (nth: number, name: string, pointer: string): ProofFinding[] => {
    if (forward.everOffered.has(nth) || isKnown(known, ['answer-never-offered', 'grouping-without-product'], pointer))
      return [];
    const isAlways = always?.everOffered.has(nth) === false;
    if (!isAlways && !holdsForward) return [];
    const why = 'whenever the question is asked, no product that is left satisfies it';
    return [
      {
        severity: 'warning',
        code: isAlways ? 'answer-never-offered' : 'answer-not-offered-forward',
        pointer,
        message: isAlways
          ? `Nobody is offered ${name}: ${why}.`
          : `Nobody who only goes forward is offered ${name}: ${why}. ${NOT_PROVEN}`,
        mend: 'Ask the question earlier, change what it asks for, or remove it.',
        conversation: null,
        share: 0,
        conversations: 0,
      },
    ];
  };
  if (compiled.kind === 'choice') {
    const { answers, question } = compiled;
    return answers.flatMap(({ answer }, nth) =>
      judge(nth, answerName(answer, question), pointerTo('/questions', place, 'answers', nth)),
    );
  }
  if (compiled.kind === 'values') return judgeValues(compiled, forward.everOffered);
  const { groupings } = compiled.question;
  return groupings.flatMap(({ title }, nth) =>
    judge(
      nth,
      `the grouping ${quoted(title)} of ${questionName(compiled.question)}`,
      pointerTo('/questions', place, 'range', 'groupings', nth),
    ),
  );
}

/**
 * Values that products have and were offered nowhere: others are offered first, and `max` leaves no room. That is not so of
 * every shopper: where fewer products are left than by any reply that was looked at, there may be room.
 */
function judgeValues(
  { place, question, max, values }: CompiledValues,
  everOffered: ReadonlySet<number>,
): ProofFinding[] {
  if (values === null) return [];
  const { column } = values;
  const had = [...new Set(column.codes)].filter((code) => code !== 0).sort((a, b) => a - b);
  const hidden = had.filter((code) => !everOffered.has(code)).map((code) => valueAt(column, code));
  if (hidden.length === 0) return [];
  const first = hidden.slice(0, NAMED_VALUES);
  const named = first.map(quoted);
  if (hidden.length > NAMED_VALUES) named.push(`${hidden.length - NAMED_VALUES} more`);
  return [
    {
      severity: 'note',
      code: 'values-never-offered',
      pointer: pointerTo('/questions', place),
      message: `${capital(questionName(question))} could offer ${had.length} values, but offers at most ${max}. ${hidden.length} of them are hardly ever offered: ${listed(named)}.`,
      mend: 'Raise `max`, or ask the question later, when fewer values are left.',
      conversation: null,
      share: null,
      conversations: null,
      values: { first, count: hidden.length },
    },
  ];
}

function judgeAlike(
  compiled: CompiledQuestion,
  { forward, always, holdsForward }: QuestionEvidence,
  known: readonly Finding[],
): ProofFinding[] {
  if (compiled.kind !== 'choice') return [];
  const { answers, question, place } = compiled;
  const said = new Set<number>();
  return forward.alike.flatMap(({ first, second, areOffered }): ProofFinding[] => {
    const pointer = pointerTo('/questions', place, 'answers', second);
    const one = answers[first]?.answer;
    const other = answers[second]?.answer;
    if (!areOffered || said.has(second) || isKnown(known, ['answers-alike'], pointer)) return [];
    // What every product in scope satisfies is a finding of its own.
    const isChangingNothing = (nth: number) =>
      isKnown(known, ['answer-changes-nothing'], pointerTo('/questions', place, 'answers', nth));
    if (!one || !other || isChangingNothing(first) || isChangingNothing(second)) return [];
    const isAlways = always?.alike.some((pair) => pair.first === first && pair.second === second) === true;
    if (!isAlways && !holdsForward) return [];
    said.add(second);
    const both = `${capital(listed([quoted(one.id), quoted(other.id)]))} of ${questionName(question)}`;
    const sameness = 'satisfied by the same products when both are offered, so it makes no difference which is chosen';
    return [
      {
        severity: 'warning',
        code: isAlways ? 'answers-alike' : 'answers-alike-forward',
        pointer,
        message: isAlways
          ? `${both} are always ${sameness}.`
          : `For shoppers who only go forward, ${both} are always ${sameness}. ${NOT_PROVEN}`,
        mend: 'Change one of the conditions, or join the two answers.',
        conversation: null,
        share: null,
        conversations: null,
      },
    ];
  });
}
