import { expect, it } from 'vitest';
import { sortLeftOut } from './sort-left-out.ts';

const left = (attribute: string, why: string, helps: number | null, bits_alone: number | null, known = 9) => ({
  ...{ attribute, why, helps, bits_alone, known },
  ...{ values: 3, unit: null, leaves: null },
});

it('what helps most comes first, then what may be asked as well and what tells most, and what nobody can be asked about is apart', () => {
  const { sensible, others } = sortLeftOut([
    left('zinc', 'not-for-shoppers', null, null),
    left('kind', 'one-broad-word', null, null, 7),
    left('cover', 'too-many-questions', 0, 1.5),
    left('fabric', 'too-many-questions', 0.08, 0.4),
    left('shade', 'tells-little', 0, 0.1),
    left('code', 'identifier', null, null),
    left('make', 'same-answers', null, null, 8),
  ]);
  expect(sensible.map(({ attribute }) => attribute)).toEqual(['fabric', 'cover', 'make', 'kind', 'shade']);
  expect(others.map(({ attribute }) => attribute)).toEqual(['zinc', 'code']);
});
