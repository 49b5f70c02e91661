// What an import that lacks pictures says, and that it works as it is printed.

import { spellMend } from '@guidepost/fault/remedy';
import { expect, test } from 'vitest';
import { file, inOwnStore, read, run } from '../imports/import.fixture.ts';
import { ImportStopped } from '../imports/import-stop.ts';
import { sayBlankPictures } from './blank-picture-words.ts';
import { spellRemedy } from './spell-remedy.ts';

inOwnStore();

const rows = (picture: string, columns = 'Photo') =>
  file(
    `sku,title,link,price,${columns}`,
    `a,Lamp,https://s.example/a,5.00,${picture}`,
    ...['b', 'c', 'd'].map((sku) => `${sku},Lamp ${sku},https://s.example/${sku},5.00,`),
  );

/** The rule that is printed, as a shell hands it on. */
async function printed(text: string): Promise<string> {
  const stopped = await run(text).catch((error: unknown) => error);
  if (!(stopped instanceof ImportStopped)) throw new Error('it went through');
  const { mapping, rejectionGroups } = stopped.reading;
  const said = rejectionGroups.map((group) => sayBlankPictures(group, mapping)).find((each) => each !== null);
  const [, set = ''] = /--set image='([^']*)'/.exec(spellMend(said ?? [], spellRemedy)) ?? [];
  return `image=${set}`;
}

test.each([
  ['one picture in a cell', 'https://i.example/a.jpg', 'Photo'],
  ['several pictures in a cell', '"https://i.example/a.jpg, https://i.example/a2.jpg"', 'Photo'],
  ['a column with other signs in its name', 'https://i.example/a.jpg', 'Photo #1 (main)'],
])(
  'where most rows lack a picture, what is printed takes them in and leaves the others theirs: %s',
  async (_what, picture, column) => {
    const text = rows(picture, column);
    const set = await printed(text);
    expect(await run(text, { set: [set] })).toMatchObject({ products: 4, rejected: 0 });
    expect((await read()).map(({ image }) => image)).toEqual([
      'https://i.example/a.jpg',
      ...Array(3).fill('http://localhost:7070/no-picture.svg'),
    ]);
  },
);

test('rows that lack something else get no picture', async () => {
  const text = file(
    'sku,title,link,image,price',
    'a,A,https://s.example/a,https://i.example/a.jpg,',
    'b,B,https://s.example/b,https://i.example/b.jpg,',
    'c,C,https://s.example/c,https://i.example/c.jpg,5',
  );
  expect(await printed(text)).toBe('image=');
});
