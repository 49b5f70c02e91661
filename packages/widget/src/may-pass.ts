import { ProblemError, UnreachableError } from '@guidepost/client';

/** Whether there was no response, or one that another time need not be: the reply stays on its way. */
export const mayPass = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof ProblemError && (error.status >= 500 || error.status === 429 || error.status === 408));
