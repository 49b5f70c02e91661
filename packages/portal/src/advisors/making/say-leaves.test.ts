import { expect, it } from 'vitest';
import { DE } from '../../words/de.ts';
import { EN } from '../../words/en.ts';
import { sayLeaves } from './say-leaves.ts';

it('what an answer would leave names the products that stay because nothing is known of them', () => {
  expect(sayLeaves({ products: 730, staying: 705 }, 807, 'en', EN.making)).toBe(
    'an answer narrows 807 products down to about 730, 705 of which stay because their value is not known',
  );
  expect(sayLeaves({ products: 730, staying: 1 }, 807, 'de', DE.making)).toBe(
    'eine Antwort lässt von 807 Produkten etwa 730 übrig, davon bleibt 1, weil man seinen Wert nicht kennt',
  );
  expect(sayLeaves({ products: 200, staying: 0 }, 1200, 'en', EN.making)).toBe(
    'an answer narrows 1,200 products down to about 200',
  );
});
