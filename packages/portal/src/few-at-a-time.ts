// Many requests, of which only a few are under way at the same time, so that the service answers others meanwhile.

/** What it is given begins at once or as soon as there is room, in the order it came. */
export function fewAtATime(most: number): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let room = most;
  return async (work) => {
    if (room === 0) await new Promise<void>((begin) => waiting.push(begin));
    else room -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) room += 1;
      else next();
    }
  };
}
