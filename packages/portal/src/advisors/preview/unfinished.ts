// What somebody has begun in a draft and not finished: the preview leaves it out.

import { type DraftDocument, idOf, isRecord, itemsIn } from '../draft/draft-document.ts';

export interface Unfinished {
  readonly id: string;
  /** Null: it has none. `nth`: its place, from 1. */
  readonly title: string | null;
  readonly nth: number;
  readonly lack: 'noTitle' | 'noAnswers' | 'noAttribute' | 'answersWithoutTitle' | 'partsWithoutTitle';
  /** Answers or parts. */
  readonly count: number;
  /** The question is left out as a whole. */
  readonly isWhole: boolean;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || String(value).trim() === '';

export function unfinishedIn(document: DraftDocument): Unfinished[] {
  return itemsIn(document, ['questions']).flatMap((question, at): Unfinished[] => {
    const { title, type, attribute, answers, range } = question;
    const about = { id: idOf(question), title: isBlank(title) ? null : String(title), nth: at + 1 };
    const whole = (lack: Unfinished['lack']): Unfinished[] => [{ ...about, lack, count: 0, isWhole: true }];
    if (about.title === null) return whole('noTitle');
    if (type === 'RANGE') {
      if (isBlank(attribute)) return whole('noAttribute');
      const groupings = isRecord(range) && Array.isArray(range.groupings) ? range.groupings.filter(isRecord) : [];
      const count = groupings.filter((each) => isBlank(each.title)).length;
      return count === 0 ? [] : [{ ...about, lack: 'partsWithoutTitle', count, isWhole: false }];
    }
    if (!Array.isArray(answers)) return isBlank(attribute) ? whole('noAnswers') : [];
    if (answers.length === 0) return whole('noAnswers');
    const isNameless = (answer: unknown): boolean =>
      isRecord(answer) && isBlank(answer.title) && (isBlank(attribute) || answer.title !== undefined);
    const count = answers.filter(isNameless).length;
    return count === 0 ? [] : [{ ...about, lack: 'answersWithoutTitle', count, isWhole: count === answers.length }];
  });
}
