// What other parts of an advisor file may refer to: the ids of questions and answers and the number of groupings. It is
// taken before the questions are read, without judging anything, so that one fault does not cause others.

import type { PlacedNode } from '@guidepost/placed-text/placed-node';

export interface QuestionSketch {
  readonly id: string;
  /** Null where it is missing or none of the three. */
  readonly type: 'SINGLE' | 'MULTIPLE' | 'RANGE' | null;
  /** Null: made from values, or not readable. */
  readonly answers: readonly string[] | null;
  readonly groupings: number;
  /** Where the id stands. */
  readonly place: PlacedNode;
}

export const sketchQuestions = (questions: readonly PlacedNode[]): QuestionSketch[] => questions.map(sketchQuestion);

const sketchQuestion = (node: PlacedNode): QuestionSketch => {
  const type = textAt(node, 'type');
  const answers = memberOf(node, 'answers');
  const groupings = memberOf(memberOf(node, 'range'), 'groupings');
  return {
    id: textAt(node, 'id'),
    type: type === 'SINGLE' || type === 'MULTIPLE' || type === 'RANGE' ? type : null,
    answers: answers?.kind === 'list' ? idsOf(answers.items) : null,
    groupings: groupings?.kind === 'list' ? groupings.items.length : 0,
    place: memberOf(node, 'id') ?? node,
  };
};

/** Null where one is missing, since any reference might have meant that one. */
const idsOf = (answers: readonly PlacedNode[]): readonly string[] | null => {
  const ids = answers.map((answer) => textAt(answer, 'id'));
  return ids.includes('') ? null : ids;
};

const memberOf = (node: PlacedNode | undefined, name: string): PlacedNode | undefined =>
  node?.kind === 'map' ? node.members.get(name)?.node : undefined;

const textAt = (node: PlacedNode, name: string): string => {
  const member = memberOf(node, name);
  return member?.kind === 'scalar' ? member.text : '';
};
