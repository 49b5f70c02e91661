// How an uploaded file is looked at; whatever is left out is found out.

import { Type } from 'typebox';
import { closed, type View } from '../views/view-part.ts';
import { ImportRequest } from './import-request.ts';

const { format, encoding, currency, language } = ImportRequest.properties;

export const SurveyRequest = closed({
  upload: Type.String({ minLength: 1 }),
  ...{ format, encoding, currency, language },
});
export type SurveyRequest = View<typeof SurveyRequest>;
