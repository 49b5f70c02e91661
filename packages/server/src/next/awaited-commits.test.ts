import { expect, it } from 'vitest';
import { AwaitedCommits } from './awaited-commits.ts';

function make() {
  const said: string[] = [];
  const commits = new AwaitedCommits<string>({
    happened: (item) => said.push(`${item} happened`),
    refused: (item) => said.push(`${item} refused`),
    failed: (item, error) => said.push(`${item} failed: ${(error as Error).message}`),
  });
  return { said, commits };
}

it('whoever waits for a commit hears once what became of it, in the order in which they came', async () => {
  const { said, commits } = make();
  const [one, other, third] = [0, 0, 0].map(() => Promise.withResolvers<boolean>());
  if (!one || !other || !third) throw new Error('never');
  commits.wait(one.promise, 'a');
  commits.wait(one.promise, 'b');
  commits.wait(other.promise, 'c');
  // The earlier commit again, when another was named meanwhile.
  commits.wait(one.promise, 'd');
  commits.wait(third.promise, 'e');
  other.resolve(false);
  await other.promise;
  expect(said).toEqual(['c refused']);
  one.resolve(true);
  third.reject(new Error('no disk'));
  await Promise.allSettled([one.promise, third.promise]);
  expect(said).toEqual(['c refused', 'a happened', 'b happened', 'd happened', 'e failed: no disk']);
});

it('one that waits again for a further commit does not wait for the one that is over', async () => {
  const said: string[] = [];
  const further = Promise.withResolvers<boolean>();
  const commits = new AwaitedCommits<string>({
    happened: (item) => said.push(item),
    refused: (item) => commits.wait(further.promise, `${item} again`),
    failed: () => {},
  });
  const first = Promise.resolve(false);
  commits.wait(first, 'a');
  commits.wait(first, 'b');
  await first;
  expect(said).toEqual([]);
  further.resolve(true);
  await further.promise;
  expect(said).toEqual(['a again', 'b again']);
});
