// What is said of a question that nobody is asked, and why: its `ask_if` never holds, or whenever its turn comes there is
// nothing to choose, be it that no product satisfies any of its answers or that they all satisfy the same. What is left in any
// conversation is part of what was seen to be left, so what none of those satisfies none ever does.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { type Bits, eachBit, intersects } from '@guidepost/engine/bits';
import type { CompiledQuestion, CompiledRange, CompiledValues } from '@guidepost/engine/compile';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { listed, quoted } from '@guidepost/fault/say-names';
import { testedAttributes } from '../check/tested-attributes.ts';
import { productCount, questionName } from '../check/wording.ts';
import type { ProofFinding } from './proof.ts';
import { NOT_PROVEN, type QuestionEvidence } from './question-evidence.ts';
import type { Universe } from './universe.ts';

export function judgeUnreached(
  universe: Universe,
  compiled: CompiledQuestion,
  { forward, always, isOpened, mayBeOpened, holdsForward }: QuestionEvidence,
): ProofFinding {
  const isAlways = always?.isAsked === false;
  // What is said of every shopper must hold of all that may be left to one who goes back.
  const { passed } = isAlways ? always : forward;
  const { why, mend } = isOpened
    ? reasonOf(universe, compiled, passed)
    : isAlways && mayBeOpened
      ? holdsForward
        ? OPEN_AFTER_CHANGE
        : SELDOM_OPEN
      : NEVER_OPEN;
  const name = questionName(compiled.question);
  return {
    severity: 'warning',
    code: isAlways ? 'question-never-reached' : 'question-not-reached-forward',
    pointer: pointerTo('/questions', compiled.place),
    message: isAlways
      ? `Nobody is asked ${name}: ${why}.`
      : `Nobody who only goes forward is asked ${name}: ${why}. ${NOT_PROVEN}`,
    mend,
    conversation: null,
    share: 0,
    conversations: 0,
  };
}

interface Reason {
  readonly why: string;
  readonly mend: string;
}

const NEVER_OPEN: Reason = {
  why: 'its `ask_if` is true in no conversation',
  mend: 'Change `ask_if`, or remove the question.',
};

const OPEN_AFTER_CHANGE: Reason = {
  why: 'its `ask_if` is true only after an earlier reply was changed, and then there is nothing to choose',
  mend: NEVER_OPEN.mend,
};

const SELDOM_OPEN: Reason = {
  why: 'whenever its `ask_if` may be true, there is nothing to choose',
  mend: NEVER_OPEN.mend,
};

function reasonOf(universe: Universe, compiled: CompiledQuestion, passed: Bits | null): Reason {
  const left = passed === null ? 0 : universe.countProducts(passed);
  const alike: Reason = {
    why: 'each time its turn comes, the products that are left no longer differ in it',
    mend: 'Ask it earlier, change what it asks for, or remove it.',
  };
  if (passed === null || left === 0) return alike;
  const { lacking, attributes } = whatLacks(compiled, passed);
  if (lacking === null) return alike;
  const others =
    compiled.question.askIf === null ? 'Ask it earlier' : 'Ask other shoppers (`ask_if`), or ask it earlier';
  return {
    why: `each time its turn comes, none of the products that are left (${productCount(left)} in all) ${lacking}`,
    mend: `${others}; check whether the catalog should have ${listed(attributes.map(quoted))} for them; or remove the question.`,
  };
}

/** What none of these products does or has; null where some do. */
function whatLacks(compiled: CompiledQuestion, passed: Bits): { lacking: string | null; attributes: string[] } {
  if (compiled.kind === 'choice') {
    const asking = compiled.answers.filter(({ satisfied }) => satisfied !== null);
    const isSatisfied = asking.some(({ satisfied }) => satisfied !== null && intersects(satisfied, passed));
    const attributes = asking.flatMap(({ answer }) =>
      answer.where === null ? [] : [...testedAttributes(answer.where)],
    );
    const [first] = asking;
    if (isSatisfied || first === undefined) return { lacking: null, attributes };
    const whose = asking.length === 1 ? `its answer ${quoted(first.answer.id)}` : 'any of its answers';
    return { lacking: `satisfies ${whose}`, attributes: [...new Set(attributes)] };
  }
  const attribute = attributeOf(compiled);
  const hasSome = [...eachBit(passed)].some((product) => hasValue(compiled, product));
  return { lacking: hasSome ? null : `has a value of ${quoted(attribute)}`, attributes: [attribute] };
}

function attributeOf({ question }: CompiledValues | CompiledRange): string {
  if (question.type === 'RANGE') return question.attribute;
  return isValueAnswers(question.answers) ? question.answers.attribute : question.id;
}

function hasValue({ values }: CompiledValues | CompiledRange, product: number): boolean {
  if (values === null) return false;
  const { codes, offsets } = values.column;
  const end = offsets === null ? product + 1 : offsets[product + 1];
  return codes.subarray(offsets === null ? product : offsets[product], end).some((code) => code !== 0);
}
