import { describe, expect, test } from 'vitest';
import { advisorOf, answer, atLeast, atMost, check, found, is, range, single, use } from './small-shop.fixture.ts';

const titled = (id: string, title: string, ...kinds: string[]) => ({ ...answer(id, is('kind', ...kinds)), title });

describe('Two answers of one question that read the same', () => {
  test('are a warning at the second of them, whatever their capitals and spaces', () => {
    const question = single('use', [titled('home', 'At  home', 'home'), titled('play', ' at HOME ', 'games')]);
    const [finding, ...others] = check(advisorOf([question]));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'warning', code: 'titles-alike', pointer: '/questions/0/answers/1' });
    expect(finding?.message).toBe(
      'Question `use` has 2 answers that read `At  home`: `home` and `play`. Shoppers cannot tell them apart.',
    );
  });

  test('are one finding, however many they are; the groupings of a RANGE likewise', () => {
    const many = Array.from({ length: 9 }, (_, nth) => ({
      ...answer(`a${nth}`, atMost('price', 450 + nth)),
      title: '0',
    }));
    expect(found('titles-alike', advisorOf([single('many', many)]))).toMatchObject([
      { message: expect.stringContaining('9 answers that read `0`: `a0`, `a1`, `a2`, `a3`, `a4` and 4 more.') },
    ]);
    const groupings = [
      { title: '0 to 0', from: null, to: 600 },
      { title: 'More', from: 600, to: 700 },
      { title: '0 to 0 ', from: 700, to: null },
    ];
    expect(check(advisorOf([use, range('budget', 'price', { groupings })]))).toMatchObject([
      {
        code: 'titles-alike',
        pointer: '/questions/1/range/groupings/2',
        message: expect.stringContaining('2 groupings that read `0 to 0`: the 1st and the 3rd.'),
      },
    ]);
  });

  test('are a warning in a further language as well, where only its texts read the same', () => {
    const question = single('use', [titled('home', 'Home', 'home'), titled('play', 'Play', 'games')]);
    const texts = {
      de: { 'use.home.title': 'Zuhause', 'use.play.title': 'zuhause' },
      fr: { 'use.home.title': 'Maison' },
    };
    expect(found('titles-alike', advisorOf([question], { texts }))).toMatchObject([
      { pointer: '/texts/de', message: expect.stringContaining('2 answers that read `Zuhause` in `de`: `home` and') },
    ]);
  });

  test('are none in two questions', () => {
    const few = { ...answer('few', atMost('ram_gb', 4)), title: 'Home' };
    const much = { ...answer('much', atLeast('ram_gb', 16)), title: 'Much' };
    const kind = single('use', [titled('home', 'Home', 'home'), titled('play', 'Play', 'games')]);
    expect(found('titles-alike', advisorOf([kind, single('ram', [few, much])]))).toEqual([]);
  });
});
