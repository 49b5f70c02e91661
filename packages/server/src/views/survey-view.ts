// A file that was looked at, for tools.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { withoutText } from '@guidepost/fault/reason';
import type { SurveyReport } from '../imports/survey-file.ts';

type Told = SurveyReport['columns'][number];

export const viewSurvey = (file: string, { inference, columns, moreColumns, ...report }: SurveyReport): SurveyView => ({
  file,
  ...report,
  ...{ own: inference.own, mapping: inference.text, notes: inference.notes, missing: inference.missing },
  columns: columns.map(({ leftOut, uses, ...column }) => ({
    ...column,
    uses: uses.map(viewUse),
    ...{ left_out: leftOut?.text ?? null, left_out_coded: leftOut && withoutText(leftOut) },
  })),
  more_columns: moreColumns,
});

function viewUse(use: Told['uses'][number]): SurveyView['columns'][number]['uses'][number] {
  switch (use.kind) {
    case 'field':
      return { ...use, why: use.why?.text ?? null, why_coded: use.why && withoutText(use.why) };
    case 'attribute':
      return { ...use, why: use.why.map(({ text }) => text), why_coded: use.why.map(withoutText) };
    default:
      return use;
  }
}
