// What was added is found, and nothing else.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { NumberTable } from './number-table.ts';
import { PairTable } from './pair-table.ts';

const number = fc.oneof(fc.nat(40), fc.nat(0x7fffffff));

test('A table of numbers holds what a map holds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(number, number), { maxLength: 200, size: 'max' }),
      fc.array(number),
      (added, others) => {
        const table = new NumberTable();
        const map = new Map<number, number>();
        for (const [key, value] of added) {
          if (!map.has(key)) table.add(key, value);
          map.set(key, map.get(key) ?? value);
        }
        for (const key of [...map.keys(), ...others]) expect(table.find(key)).toBe(map.get(key) ?? -1);
      },
    ),
    runs(200),
  );
});

test('A table of pairs holds what a map holds', () => {
  const any = fc.tuple(fc.oneof(number, fc.constant(-1)), number);
  fc.assert(
    fc.property(fc.array(fc.tuple(any, number), { maxLength: 200, size: 'max' }), fc.array(any), (added, others) => {
      const table = new PairTable();
      const map = new Map<string, number>();
      for (const [[one, other], value] of added) {
        if (!map.has(`${one} ${other}`)) table.add(one, other, value);
        map.set(`${one} ${other}`, map.get(`${one} ${other}`) ?? value);
      }
      for (const [one, other] of [...added.map(([pair]) => pair), ...others])
        expect(table.find(one, other)).toBe(map.get(`${one} ${other}`) ?? -1);
    }),
    runs(200),
  );
});
