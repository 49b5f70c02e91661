// What other parts of an advisor file may refer to: the ids of questions and answers, and the paths of their
// texts. It is taken before the questions are read and judges nothing, so that one fault does not cause others.

import type { PlacedNode } from '@guidepost/placed-text/placed-node';

export interface QuestionSketch {
  readonly id: string;
  /** Null if it is missing or not one of the three. */
  readonly type: 'SINGLE' | 'MULTIPLE' | 'RANGE' | null;
  /** Null if the answers are made from values, or cannot be read. */
  readonly answers: ReadonlySet<string> | null;
  /** The texts of the question that further languages may have: `title`, `games.title`, `groupings.0.title`. */
  readonly texts: ReadonlySet<string>;
  /** Where the id stands. */
  readonly place: PlacedNode;
}

export const sketchQuestions = (questions: readonly PlacedNode[]): QuestionSketch[] => questions.map(sketchQuestion);

const sketchQuestion = (node: PlacedNode): QuestionSketch => {
  const type = textAt(node, 'type');
  const answers = memberOf(node, 'answers');
  const isRange = type === 'RANGE';
  const groupings = memberOf(memberOf(node, 'range'), 'groupings');
  const ids = answers?.kind === 'list' ? idsOf(answers.items) : null;
  return {
    id: textAt(node, 'id'),
    type: type === 'SINGLE' || type === 'MULTIPLE' || type === 'RANGE' ? type : null,
    answers: ids,
    texts: new Set([
      ...['title', 'description', 'skip_text'],
      ...[...(ids ?? [])].flatMap((answer) => [`${answer}.title`, `${answer}.description`]),
      ...(isRange ? ['label'] : []),
      ...(groupings?.kind === 'list' ? groupings.items.map((_, at) => `groupings.${at}.title`) : []),
    ]),
    place: memberOf(node, 'id') ?? node,
  };
};

/** Null if an id is missing, because any reference might mean that one. */
const idsOf = (answers: readonly PlacedNode[]): ReadonlySet<string> | null => {
  const ids = new Set(answers.map((answer) => textAt(answer, 'id')));
  return ids.has('') ? null : ids;
};

const memberOf = (node: PlacedNode | undefined, name: string): PlacedNode | undefined =>
  node?.kind === 'map' ? node.members.get(name)?.node : undefined;

const textAt = (node: PlacedNode, name: string): string => {
  const member = memberOf(node, name);
  return member?.kind === 'scalar' ? member.text : '';
};
