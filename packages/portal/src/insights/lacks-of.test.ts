import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { expect, it } from 'vitest';
import { lacksOf } from './lacks-of.ts';

const share = (count: number) => ({ count, of: 100, share: count / 100, low: 0, high: 1 });
const answer = (name: string, setAside: number, missed: number) => ({
  ...{ answer: name, title: null, chosen: share(50), clicked: share(1), bought: share(0) },
  ...{ set_aside: share(setAside), missed: share(missed) },
});
const question = (
  name: string,
  title: string | null,
  answers: ReturnType<typeof answer>[],
): InsightsView['questions'][number] => ({
  ...{ question: name, title, viewed: 100, answers },
  ...{ replied: share(90), skipped: share(1), changed: share(0), left: share(9) },
});

it('what nothing satisfies comes first, then what some products miss; what nobody lacks is left out', () => {
  const found = lacksOf([
    question('use', 'What for?', [answer('town', 0, 30), answer('trails', 2, 0), answer('tours', 0, 0)]),
    question('gone', null, [answer('old', 9, 1), answer('older', 0, 31)]),
  ]);
  expect(found.map(({ questionTitle, answer }) => `${questionTitle} ${answer}`)).toEqual([
    ...['gone old', 'What for? trails', 'gone older', 'What for? town'],
  ]);
});
