// A rendered question read back: a conversation in the terminal shows exactly what clients are sent.

import type { BinaryText } from '../next/binary-text.ts';

export interface ShownQuestion {
  readonly question_id: string;
  readonly question_type: 'SINGLE' | 'MULTIPLE' | 'RANGE';
  readonly title: string;
  readonly description: string | null;
  readonly skip_text: string | null;
  /** Of RANGE: its groupings; none where the whole range is the only answer. */
  readonly answers: readonly {
    readonly answer_id: string;
    readonly title: string;
    readonly description: string | null;
  }[];
  readonly range: { readonly from: number; readonly to: number; readonly label: string } | null;
}

interface WireRange {
  readonly range_from: number;
  readonly range_to: number;
  readonly range_label: string;
  readonly range_groupings: readonly { readonly title: string }[];
}

export function shownQuestion(rendered: BinaryText): ShownQuestion {
  const question = JSON.parse(Buffer.from(rendered, 'latin1').toString('utf8')) as ShownQuestion & Partial<WireRange>;
  if (question.question_type !== 'RANGE') return { ...question, range: null };
  const { range_from: from = 0, range_to: to = 0, range_label: label = '', range_groupings: groupings = [] } = question;
  const answers = groupings.map(({ title }, index) => ({
    answer_id: question.answers[index]?.answer_id ?? '',
    title,
    description: null,
  }));
  return { ...question, answers, range: { from, to, label } };
}
