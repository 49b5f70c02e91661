// Kinds that no table of words knows, from the first words of names.

import { expect, test } from 'vitest';
import { attributesOfNames } from './names-alone.fixture.ts';

const UKRAINIAN = [
  ['Вулик Альта #', 'Міцний вулик для пасіки, який можна поставити на дачі або в саду, бо він не боїться дощу.'],
  ['Димар Береза #', 'Легкий димар для роботи з бджолами, що не гріє рук і довго тримає дим.'],
  ['Рамка Кедр #', 'Готова рамка із сосни для вулика, яку легко мити.'],
  ['Паралельна рамка Клен #', 'Ця рамка стоїть поруч з іншими, і в ній є місце для меду.'],
] as const;

test('the first word is the kind where the texts write it as a word, and an adjective before it makes no other one', async () => {
  const found = await attributesOfNames(
    UKRAINIAN.map(([name]) => name),
    (nth) => `${UKRAINIAN[nth % UKRAINIAN.length]?.[1]} Виріб ${nth}.`,
  );
  expect(found.map(({ kind }) => kind)).toEqual(['Вулик', 'Димар', 'Рамка', 'Рамка']);
});

test.each([
  [
    'makers, which texts write with capitals',
    ['Квітослав Альта #', 'Медозор Береза #', 'Бджолад Кедр #'],
    (nth: number) =>
      `Міцна річ для пасіки, яку робить ${['Квітослав', 'Медозор', 'Бджолад'][nth % 3]}, і що не боїться дощу або снігу.`,
  ],
  [
    'names of which most begin with something else each',
    [
      'Вулик Альта #',
      'Димар Береза #',
      'Рамка Кедр #',
      ...Array.from({ length: 37 }, (_, nth) => `Модель${nth} Клен #`),
    ],
    (nth: number) =>
      `Міцний вулик, димар або рамка для пасіки, що не боїться дощу, бо на ній є захист від снігу, ${nth}.`,
  ],
  [
    'words for what any thing is like',
    ['Новий Альта #', 'Малий Береза #', 'Великий Кедр #'],
    (nth: number) =>
      `Це новий, малий або великий виріб для пасіки, що не боїться дощу, бо на ньому є захист від снігу, ${nth}.`,
  ],
] as const)('no kinds: %s', async (_, names, text) => {
  for (const { kind } of await attributesOfNames(names, text)) expect(kind).toBeUndefined();
});
