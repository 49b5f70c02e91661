// What the things of a catalog of one kind are, where names say what they have as well.

import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

const kindsOf = async (...names: string[]) => (await attributesOfNames(names)).map(({ kind }) => kind);

test('what a thing has or comes with is not what it is, where most are of the kind that stands before', async () => {
  const kinds = await kindsOf(
    'Alder Camera #',
    'Birch X5 Mirrorless Camera RF-18-45mm Lens #',
    'Cedar Compact Camera #',
    'Larch Camera Battery #',
    'Maple Camera # Twin Lens Kit',
    'Hazel Camera Leather Strap #',
    'Rowan Cameras #',
    'Elder Camera #',
    'Linden Camera #',
    'Studio Microphone #',
  );
  expect(kinds.slice(0, 6)).toEqual(['Camera', 'Camera', 'Camera', 'Battery', 'Camera', 'Strap']);
  expect(kinds.at(-1)).toBe('Microphone');
});

test('spellings of a power bank are one kind, whatever stands behind it', async () => {
  const kinds = await kindsOf(
    'Alder Power Bank 20000mAh #',
    'Birch PowerBank 20000mAh Type-C Input 22W Digital Display #',
    'Cedar Powerbank #',
    'Larch Power Bank + Free Charger #',
    'Wall Charger #',
  );
  expect(kinds).toEqual([...Array(4).fill('Power Bank'), 'Charger']);
});

test('what is sold beside the main kind stays a kind of its own', async () => {
  const kinds = await kindsOf(
    ...['Alder Watch #', 'Birch Watch #', 'Cedar Watch #', 'Elm Watch #', 'Fir Watch #'],
    ...['Hazel Watch 20 mm Strap #', 'Leather Strap #', 'Steel Strap #'],
  );
  expect(kinds.slice(-3)).toEqual(['Strap', 'Strap', 'Strap']);
});
