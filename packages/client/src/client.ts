// What the package `@guidepost/client` offers; everything else in this room is its own business.

export { AdvisorSession, type Outcome, type RequestOptions, type SessionSettings } from './advisor-session.ts';
export { ProblemError, UnreachableError } from './errors.ts';
export { rangeId } from './range-id.ts';
export { memoryStorage, type TokenStorage } from './token-storage.ts';
export type {
  Answer,
  ChoiceQuestion,
  Problem,
  ProblemSlug,
  Question,
  RangeAnswer,
  RangeGrouping,
  RangeQuestion,
  Result,
  SessionStatus,
} from './wire.ts';
