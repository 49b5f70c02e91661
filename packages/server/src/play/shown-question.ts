// A rendered question read back: a conversation in the terminal shows what clients are sent, as far as a terminal may show it.

import type { Range } from '@guidepost/engine/range-id';
import type { BinaryText } from '../rendering/binary-text.ts';
import { plainOrNull, plainText } from './plain-text.ts';

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
  readonly range: ShownRange | null;
}

export interface ShownRange extends Range {
  readonly label: string;
  readonly step: number;
  /**
   * Where an end lies that somebody left open: not at what the present candidates have, since a reply stays when others
   * change.
   */
  readonly whole: Range;
}

interface WireRange {
  readonly range_from: number;
  readonly range_to: number;
  readonly range_label: string;
  readonly range_step: number;
  readonly range_groupings: readonly { readonly title: string }[];
}

/** `whole`: the bounds of a RANGE before any reply; of other questions null. */
export function shownQuestion(rendered: BinaryText, whole: Range | null): ShownQuestion {
  const sent = JSON.parse(Buffer.from(rendered, 'latin1').toString('utf8')) as ShownQuestion & Partial<WireRange>;
  const question = {
    ...sent,
    title: plainText(sent.title),
    description: plainOrNull(sent.description),
    skip_text: plainOrNull(sent.skip_text),
  };
  if (question.question_type !== 'RANGE') {
    const answers = question.answers.map(({ answer_id, title, description }) => ({
      answer_id,
      title: plainText(title),
      description: plainOrNull(description),
    }));
    return { ...question, answers, range: null };
  }
  const { range_from: from = 0, range_to: to = 0, range_step: step = 1, range_label: label = '' } = question;
  const { range_groupings: groupings = [] } = question;
  const answers = groupings.map(({ title }, index) => ({
    answer_id: question.answers[index]?.answer_id ?? '',
    title: plainText(title),
    description: null,
  }));
  return { ...question, answers, range: { from, to, step, label: plainText(label), whole: whole ?? { from, to } } };
}
