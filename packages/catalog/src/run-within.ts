// Runs a step for a limited time. Patterns come from people, and the time of a pattern such as `(a+)+b` doubles with every
// letter of a cell, so a limit on the cell's length does not help. V8 can stop a running regular expression, and a
// `node:vm` script with a time-out is the way to ask for it.

import { createContext, Script } from 'node:vm';

const call = new Script('step()');
const context: { step: () => void } = { step: () => {} };
createContext(context);

/** False: the step was stopped, and what it was changing may be half changed. Costs a tenth of a millisecond. */
export function runWithin(milliseconds: number, step: () => void): boolean {
  context.step = step;
  try {
    call.runInContext(context, { timeout: milliseconds });
    return true;
  } catch (error) {
    if (isTimeout(error)) return false;
    throw error;
  } finally {
    context.step = () => {};
  }
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
