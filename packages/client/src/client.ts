// What the package `@guidepost/client` exports. Everything else in this room is private.

export { AdvisorSession, type Outcome, type RequestOptions, type SessionSettings } from './advisor-session.ts';
export { ProblemError, UnreachableError } from './errors.ts';
export { rangeId } from './range-id.ts';
export { memoryStorage, type TokenStorage } from './token-storage.ts';
export type {
  Answer,
  ChoiceQuestion,
  HistogramBar,
  Included,
  IncludeWord,
  Interaction,
  Problem,
  ProblemSlug,
  Question,
  RangeAnswer,
  RangeGrouping,
  RangeQuestion,
  Reason,
  ReasonAnswer,
  Reconsider,
  Result,
  SessionStatus,
  ShownAttribute,
  ToldReply,
} from './wire.ts';
