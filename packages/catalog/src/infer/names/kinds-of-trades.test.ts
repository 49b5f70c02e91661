import { expect, test } from 'vitest';
import { KINDS_OF_TRADES } from './kinds-of-trades.ts';
import { attributesOfNames } from './names-alone.fixture.ts';
import { LANGUAGES_OF_KINDS } from './same-kinds.ts';

test.each(Object.entries(KINDS_OF_TRADES))(
  'the table of %s has a cell for each language, and no word twice',
  (_, table) => {
    const lines = table.split('\n').map((line) => line.split('|'));
    for (const cells of lines) expect(cells).toHaveLength(LANGUAGES_OF_KINDS.length);
    for (let language = 0; language < LANGUAGES_OF_KINDS.length; language++) {
      const words = lines.flatMap((cells) => (cells[language] ?? '').split('/')).filter(Boolean);
      expect(new Set(words).size).toBe(words.length);
    }
  },
);

const kinds = async (names: readonly string[]) => (await attributesOfNames(names)).map(({ kind }) => kind ?? null);

test.each<[readonly string[], readonly string[]]>([
  [
    ['Alder Nova Electric Guitar # Black', 'Birch Oak Ukulele # Natural', 'Cedar Sol Violin #', 'Elm Digital Piano #'],
    ['Electric Guitar', 'Ukulele', 'Violin', 'Digital Piano'],
  ],
  [
    ['Mitigeur Alder #', 'Baignoire Birch #', 'Receveur de douche Cedar #', 'Évier Elm #'],
    ['Mitigeur', 'Baignoire', 'Receveur de douche', 'Évier'],
  ],
  [
    ['Wózek spacerowy Alder #', 'Fotelik samochodowy Birch #', 'Łóżeczko Cedar #', 'Smoczek Elm #'],
    ['Wózek spacerowy', 'Fotelik samochodowy', 'Łóżeczko', 'Smoczek'],
  ],
  [
    ['Гальмівні колодки Alder #', 'Фільтр масляний Birch #', 'Амортизатор Cedar #', 'Свічка запалювання Elm #'],
    ['Гальмівні колодки', 'Фільтр масляний', 'Амортизатор', 'Свічка запалювання'],
  ],
  [
    ['Alder Bike Bell # Copper', 'Birch Bike Lock # 110 cm', 'Cedar Rear Light #', 'Elm Mudguard #'],
    ['Bike Bell', 'Bike Lock', 'Rear Light', 'Mudguard'],
  ],
  [
    ['Alder Tas Stang Sepeda #', 'Birch Lampu Depan Sepeda #', 'Alder Gembok Sepeda #', 'Birch Sarung Tangan Pria #'],
    ['Tas Stang', 'Lampu Depan', 'Gembok', 'Sarung Tangan'],
  ],
])('what things of these trades are is read from their names: %j', async (names, expected) => {
  expect(await kinds(names)).toEqual(expected);
});
