// A program for the tests of watched threads. It answers, dies of an error, just ends, or takes too much memory.

import { existsSync } from 'node:fs';
import { serveThread } from './serve-thread.ts';

export type Asked = 'echo' | 'throw' | 'exit' | 'eat';

await serveThread<{ readonly notWhile: string }, Asked, string>(({ notWhile }, tell) => {
  if (existsSync(notWhile)) throw new Error('there is a file in the way');
  const eaten: string[][] = [];
  return {
    asked: (message) => {
      if (message === 'throw') throw new Error('told to throw');
      if (message === 'exit') process.exit(3);
      while (message === 'eat') eaten.push(Array.from({ length: 10_000 }, (_, i) => `${eaten.length} ${i}`));
      tell(`heard ${message}`);
    },
    stop: () => tell('stopped'),
  };
});
