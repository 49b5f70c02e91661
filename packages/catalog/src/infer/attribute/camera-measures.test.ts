import { expect, test } from 'vitest';
import { measuredIn } from './measured-names.fixture.ts';

test('megapixels are read in any spelling', async () => {
  const names = ['Camera Alder 64MP', 'Camera Birch 24.1 Megapixel', 'Kamera Cedar 48 MP', 'Фотоапарат Dub 12 Мп'];
  const { rules, values } = await measuredIn(names);
  expect(rules).toEqual([['megapixels', 'MP', 'Megapixels']]);
  expect(values).toEqual([[64], [24.1], [48], [12]]);
});

test('a zoom is read before and behind its word, and a player of MP3 has no pixels', async () => {
  const names = [
    'Cam 10x zoom',
    'Cam 50-fach Zoom',
    'Cam 30x optical zoom',
    'Caméra zoom optique 5x',
    'MP3 4GB player',
  ];
  const { rules, values } = await measuredIn(names);
  expect(rules).toEqual([['optical_zoom', 'x', 'Optical zoom']]);
  expect(values).toEqual([[10], [50], [30], [5], [null]]);
});

test('where names tell of a digital zoom, only what is called optical is one', async () => {
  const names = [
    'Cam 18X Digital Zoom',
    'Cam 16x Zoom',
    'Cam 4X Optical Zoom',
    'Cam 25x optical zoom',
    'Cam 40X Optical Zoom',
  ];
  const { rules, values } = await measuredIn(names);
  expect(rules.map(([name]) => name)).toEqual(['optical_zoom']);
  expect(values).toEqual([[null], [null], [4], [25], [40]]);
});

test('a column of megapixels is enough', async () => {
  const names = ['Camera 64MP', 'Camera 24 MP', 'Camera 48 MP'];
  const { rules } = await measuredIn(names, 'megapixels', (row) => `${[64, 24, 48][row % 3]}`);
  expect(rules.map(([name]) => name)).toEqual(['megapixels']);
});
