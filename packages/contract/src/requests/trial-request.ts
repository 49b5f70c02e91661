// A mapping that somebody is working on, to be tried on the first rows of an uploaded file.

import { Type } from 'typebox';
import { closed, type View } from '../views/view-part.ts';
import { READING_MEMBERS } from './import-request.ts';

export const TrialRequest = closed({
  upload: Type.String({ minLength: 1 }),
  /** The mapping file as it was. */
  text: Type.String(),
  /** What it shall say now, with the members of the file; if it is left out, as it was. */
  document: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** The column whose cells are told one by one. */
  column: Type.Optional(Type.String()),
  /** Whether to wait for all rows of the sample, also if that takes some seconds. */
  patient: Type.Optional(Type.Boolean()),
  /** Where whoever works on it is, ISO 3166: it tells which currency is likely. */
  country: Type.Optional(Type.String()),
  ...{ format: READING_MEMBERS.format, base_url: READING_MEMBERS.base_url },
});
export type TrialRequest = View<typeof TrialRequest>;
