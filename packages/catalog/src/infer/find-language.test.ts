import { expect, test } from 'vitest';
import { surveyOf } from '../../test/source-of.ts';
import { inferMapping } from './infer-mapping.ts';

const languageOf = async (header: string, row: (nth: number) => string): Promise<string | null> =>
  (await inferMapping(surveyOf([header, ...Array.from({ length: 20 }, (_, nth) => row(nth))].join('\n')))).mapping
    .language;

test.each([
  ['ja', '商品コード;商品名;価格;カラー;メモリ'],
  ['ko', '상품코드;상품명;가격;색상;메모리'],
  ['zh', '商品编号;商品名称;价格;颜色;内存'],
  ['el', 'κωδικός;όνομα;τιμή;χρώμα;μνήμη'],
])('the letters of %s say the language of its columns', async (language, header) => {
  expect(await languageOf(header, (nth) => `A-${nth * 3}x;Nova ${nth};${nth + 5}.00;Red;8 GB`)).toBe(language);
});

test('a single letter of another alphabet says nothing', async () => {
  expect(await languageOf('sku;title;price;Ω;kind', (nth) => `A-${nth * 3}x;Nova ${nth};${nth + 5}.00;8 Ω;a`)).toBe(
    null,
  );
});
