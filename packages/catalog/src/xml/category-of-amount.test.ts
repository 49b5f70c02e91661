import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';

test('a category that is a bare amount says its parent', async () => {
  const categories = `<category id="1">Jam</category><category id="2" parentId="1">Plum</category>
    <category id="3" parentId="2">350</category><category id="4" parentId="2">0,5 kg</category><category id="5" parentId="1">7 Herbs</category>`;
  const offers = [3, 4, 5, 2].map(
    (id, at) =>
      `<offer id="o${at}"><name>Jar ${at}</name><price>${at + 3}</price><categoryId>${id}</categoryId><url>https://s.example/${at}</url><picture>https://s.example/${at}.jpg</picture></offer>`,
  );
  const file = `<yml_catalog><shop><categories>${categories}</categories><offers>${offers.join('')}</offers></shop></yml_catalog>`;
  const mapping = readMapping(
    'm.yaml',
    "sku: '@id'\ntitle: name\nprice: price\nlink: url\nimage: picture\nattributes:\n  kind: category\n",
  );
  const { products } = await gather(sourceOf(file, 'shop.xml'), { mapping });
  expect(products.map(({ attributes }) => attributes.kind)).toEqual(['Plum', 'Plum', '7 Herbs', 'Plum']);
});
