import { expect, it } from 'vitest';
import { takenIn } from './taken-in.ts';

const asked = (...wheres: unknown[]) => ({
  ...{ id: 'smart', type: 'SINGLE' },
  answers: wheres.map((where, nth) => ({ id: `a${nth}`, where })),
});

it('an answer stands for products without a value if it says so, or asks for something else', () => {
  const silent = { any: [{ smart: { not_in: [true] } }, { smart: { exists: false } }] };
  expect(takenIn(asked({ smart: true }, silent), 'smart')).toEqual({
    all: [{ smart: { exists: false } }, { any: [silent] }],
  });
  expect(takenIn(asked({ smart: { exists: false } }, { brand: 'Alder' }), 'smart')).toMatchObject({
    all: [{}, { any: [{ smart: { exists: false } }, { brand: 'Alder' }] }],
  });
});

it('one that wants a value, or only another one, stands for none; one of no preference stands for all', () => {
  expect(takenIn(asked({ smart: true }, { smart: { not_in: [true] } }, { smart: true, brand: 'A' }), 'smart')).toBe(
    'none',
  );
  expect(takenIn(asked({ smart: true }, {}), 'smart')).toBe('all');
  expect(takenIn({ id: 'smart', type: 'SINGLE', attribute: 'smart' }, 'smart')).toBe('none');
  expect(takenIn({ ...asked(undefined), attribute: 'smart' }, 'smart')).toBe('none');
});
