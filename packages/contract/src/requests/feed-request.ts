// A catalog that the server is to pull by itself, and a pull that somebody wants now.

import { Type } from 'typebox';
import { closed, texts, type View } from '../views/view-part.ts';
import { READING_MEMBERS } from './import-request.ts';

export const FeedRequest = closed({
  url: Type.String(),
  /** Minutes, or `45m`, `6h`, `1d`; usually an hour. */
  every: Type.Optional(Type.String()),
  /** Each as `Name: value`. */
  headers: Type.Optional(texts()),
  ...READING_MEMBERS,
});
export type FeedRequest = View<typeof FeedRequest>;

export const PullRequest = closed({
  /** Go on where the import would stop for safety. */
  override: Type.Optional(Type.Boolean()),
});
export type PullRequest = View<typeof PullRequest>;
