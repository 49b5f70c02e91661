import { expect, test } from 'vitest';
import { sidesInName } from './side-names.ts';

test.each([
  ['Abmessungen (BxHxT)', 'Abmessungen', ['Breite', 'Höhe', 'Tiefe']],
  ['Maße (B x H x T) in cm', 'Maße', ['Breite', 'Höhe', 'Tiefe']],
  ['Abmessungen BxHxT (mm)', 'Abmessungen', ['Breite', 'Höhe', 'Tiefe']],
  ['LxBxH', '', ['Länge', 'Breite', 'Höhe']],
  ['Verpackung (L/B/H)', 'Verpackung', ['Länge', 'Breite', 'Höhe']],
  ['Dimensions (W x D x H)', 'Dimensions', ['Width', 'Depth', 'Height']],
  ['Dimensions LxWxH, cm', 'Dimensions', ['Length', 'Width', 'Height']],
  ['Size (Width x Height)', 'Size', ['Width', 'Height']],
  ['Dims (L x P x H)', 'Dims', ['L', 'P', 'H']],
  ['Rozměry (Š x V x H)', 'Rozměry', ['Š', 'V', 'H']],
  ['Displaymaße (H x L)', 'Displaymaße', ['H', 'L']],
])('%s', (name, plain, sides) => {
  expect(sidesInName(name, null)).toEqual({ plain, sides });
});

test('what has no sides in its name has none', () => {
  for (const name of ['Abmessungen', 'Max Height', 'Box', 'Linux', 'Text', 'H', 'Extra large', 'Format (H x H)'])
    expect(sidesInName(name, 'de')).toBeNull();
  expect(sidesInName('Format (H x L)', 'de')?.sides).toEqual(['Höhe', 'Länge']);
});
