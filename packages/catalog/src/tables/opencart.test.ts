import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';

test('what is switched off in OpenCart is left out, and when it came tells nothing', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, nth) =>
      `${nth + 50},Alder ${nth},${nth % 5},7,data/${nth}.jpg,${nth + 9}.9000,2014-0${1 + (nth % 7)}-13,${nth % 3 === 0 ? '0.00000000' : `${nth}.50000000`},${nth % 4 === 0 ? 0 : 1}`,
  );
  const file = ['product_id,model,quantity,stock_status_id,image,price,date_available,weight,status', ...rows].join(
    '\n',
  );
  const { mapping, text } = await infer(file, ['image=https://s.example/{sku}', 'link=https://s.example/{sku}']);
  const { products, reading } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  expect(mapping.attributes.map(({ name }) => name)).toEqual(['weight']);
  expect(text).toContain('date_available: left out');
  expect(reading.counts).toMatchObject({ dropped: 10, rejected: 0 });
  expect(products.map(({ sku }) => sku)).not.toContain('50');
  expect(products.find(({ sku }) => sku === '53')).toMatchObject({ attributes: {} });
  expect(products.find(({ sku }) => sku === '51')).toMatchObject({ attributes: { weight: 1.5 } });
});
