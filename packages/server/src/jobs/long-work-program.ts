// The program of the thread for long work, and the memory that it may take. An import keeps little, but a check and a
// simulation hold the whole catalog.

import { programBeside, type ThreadProgram } from '../threads/start-worker.ts';

export const LONG_WORK: ThreadProgram = {
  name: 'long-work',
  file: programBeside(import.meta.url, 'long-work-worker'),
  memory: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 2048 },
};
