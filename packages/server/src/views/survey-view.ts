// A file that was looked at, for tools.

import type { SurveyView } from '@guidepost/contract/views/survey-view';
import type { SurveyReport } from '../imports/survey-file.ts';

export const viewSurvey = (file: string, { inference, columns, moreColumns, ...report }: SurveyReport): SurveyView => ({
  file,
  ...report,
  ...{ own: inference.own, mapping: inference.text, notes: inference.notes, missing: inference.missing },
  columns: columns.map(({ leftOut, ...column }) => ({ ...column, left_out: leftOut })),
  more_columns: moreColumns,
});
