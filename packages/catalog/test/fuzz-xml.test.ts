import { plainMend } from '@guidepost/fault/plain-remedy';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { expectLinear } from '../../../scripts/fixture/grows-linearly.ts';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { CatalogFileError } from '../src/catalog-file-error.ts';
import { inferMapping } from '../src/infer/infer-mapping.ts';
import { readGivenField } from '../src/mapping/read-given-field.ts';
import { DEFAULT_LIMITS } from '../src/reading-limits.ts';
import { LookUps } from '../src/xml/look-ups.ts';
import { FeedSplitter } from '../src/xml/split-feed.ts';
import { xmlRecord } from '../src/xml/xml-record.ts';
import { damaged, damages } from './damage.ts';
import { gather, sourceOf, surveyOf } from './source-of.ts';

// XML in every dialect, damaged in every way, cut anywhere, and made to blow up, from its bytes to products: what comes out is
// a whole catalog, or a `CatalogFileError` that says what is wrong, where, and how to mend it.

const page = (nth: number): string => `https://s.example/${nth}`;
const picture = (nth: number): string => `https://s.example/${nth}.jpg`;
const three = (one: (nth: number) => string): string => [1, 2, 3].map(one).join('\n');

const DIALECTS: Readonly<Record<string, string>> = {
  'BMEcat 1.2': `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd"><BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
${three((nth) => `<ARTICLE mode="new"><SUPPLIER_AID>A-${nth}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Kabel Größe ${nth}</DESCRIPTION_SHORT><EAN>400000${nth}</EAN></ARTICLE_DETAILS><ARTICLE_FEATURES><FEATURE><FNAME>Länge</FNAME><FVALUE>${nth}</FVALUE><FUNIT>MTR</FUNIT></FEATURE></ARTICLE_FEATURES><ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="nrp"><PRICE_AMOUNT>${nth}.50</PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS><MIME_INFO><MIME><MIME_SOURCE>${picture(nth)}</MIME_SOURCE></MIME></MIME_INFO></ARTICLE>`)}
</T_NEW_CATALOG></BMECAT>`,
  'BMEcat 2005': `<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
${three((nth) => `<PRODUCT><SUPPLIER_PID type="x">A-${nth}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT lang="deu">Kabel ${nth}</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="eng">Cable ${nth}</DESCRIPTION_SHORT></PRODUCT_DETAILS><PRODUCT_FEATURES><FEATURE><FNAME>Länge</FNAME><FVALUE>${nth}</FVALUE></FEATURE></PRODUCT_FEATURES><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${nth}.50</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS><MIME_INFO><MIME><MIME_SOURCE>${picture(nth)}</MIME_SOURCE></MIME></MIME_INFO></PRODUCT>`)}
</T_NEW_CATALOG></BMECAT>`,
  Ceneo: `<?xml version="1.0"?><offers version="1">${three((nth) => `<o id="${nth}" url="${page(nth)}" price="${nth}.00" avail="1"><cat><![CDATA[Lampy]]></cat><name><![CDATA[Żarówka ${nth}]]></name><imgs><main url="${picture(nth)}"/></imgs><attrs><a name="Barwa">ciepła ${nth}</a></attrs></o>`)}</offers>`,
  Heureka: `<SHOP>${three((nth) => `<SHOPITEM><ITEM_ID>${nth}</ITEM_ID><PRODUCTNAME>Lampička ${nth}</PRODUCTNAME><URL>${page(nth)}</URL><IMGURL>${picture(nth)}</IMGURL><PRICE_VAT>${nth}9</PRICE_VAT><PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>modrá ${nth}</VAL></PARAM></SHOPITEM>`)}</SHOP>`,
  YML: `<?xml version="1.0"?><yml_catalog date="2026-01-01"><shop><currencies><currency id="UAH" rate="1"/></currencies><categories><category id="1">Лампи</category></categories><offers>
${three((nth) => `<offer id="${nth}" available="true"><name>Лампа ${nth} &amp; Co</name><categoryId>1</categoryId><price>${nth}0</price><url>${page(nth)}</url><picture>${picture(nth)}</picture><param name="Size" unit="cm">${nth}</param></offer>`)}
</offers></shop></yml_catalog>`,
  'Google RSS': `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
${three((nth) => `<item><g:id>${nth}</g:id><title>Lampe n°${nth}</title><link>${page(nth)}?a=1&b=2</link><g:image_link>${picture(nth)}</g:image_link><g:price>${nth}.00 EUR</g:price><g:product_detail><g:attribute_name>Size</g:attribute_name><g:attribute_value>${nth} cm</g:attribute_value></g:product_detail></item>`)}
</channel></rss>`,
  'Google Atom': `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">${three((nth) => `<entry><g:id>${nth}</g:id><title>Lampe ${nth} é</title><link href="${page(nth)}"/><g:image_link>${picture(nth)}</g:image_link><g:price>${nth}.00 EUR</g:price></entry>`)}</feed>`,
  'XML of a shop of its own': `<export currency="EUR"><goods>${three((nth) => `<good nr="${nth}"><name lang="en">Lamp ${nth}</name><name lang="fr">Lampe é${nth}</name><url>${page(nth)}</url><image>${picture(nth)}</image><price>${nth}.00</price><specs><spec><label>Size</label><value>${nth}</value></spec></specs></good>`)}</goods></export>`,
};
const WHOLE = Object.entries(DIALECTS);

/** Products, as an import without a mapping makes them. What the file lacks is supplied. */
async function catalogOf(content: string | Uint8Array, piece = 65_536) {
  const { mapping, missing, text } = await inferMapping(surveyOf(content, 'shop.xml', piece));
  if (missing.some(({ field }) => !SUPPLIED.includes(field))) throw new NotACatalog();
  const given = missing.map(({ field, example }) =>
    readGivenField('--set', `${field}=${example.replace('YOUR-SHOP', 's.example')}`),
  );
  const fields = { ...mapping.fields, ...Object.fromEntries(given.map(({ field, rule }) => [field, rule])) };
  const gathered = await gather(sourceOf(content, 'shop.xml', piece), { mapping: { ...mapping, fields } });
  return { ...gathered, text };
}

const SUPPLIED: readonly string[] = ['image', 'link'];

/** Damage left nothing that could be a sku, a title or a price: an import says so and asks for it. */
class NotACatalog extends Error {}

/** What is wrong with the file, or null. Whatever is wrong is said with its place and a way out. */
async function faultOf(content: string | Uint8Array, piece?: number): Promise<CatalogFileError | null> {
  try {
    const { products, reading } = await catalogOf(content, piece);
    const { rows, rejected, dropped } = reading.counts;
    expect(products.length + rejected + dropped).toBe(rows);
    for (const { line, reason } of reading.rejected) {
      expect(line).toBeGreaterThan(0);
      expect(reason).toMatch(/.; ./s);
    }
    return null;
  } catch (error) {
    if (error instanceof NotACatalog) return null;
    if (!(error instanceof CatalogFileError)) throw error;
    expect(error.line ?? 0, error.message).toBeGreaterThan(0);
    expect(error.message).toContain(plainMend(error.mend));
    expect(error.message.length, error.message.slice(0, 200)).toBeLessThan(2_500);
    expect(plainMend(error.mend)).not.toBe('');
    return error;
  }
}

test.each(WHOLE)('%s in pieces of any size is the same three products', async (_, text) => {
  const { products } = await catalogOf(text);
  expect(products).toHaveLength(3);
  for (const piece of [1, 7, 300]) expect((await catalogOf(text, piece)).products).toEqual(products);
});

const TOKENS = [
  ...['<', '>', '</', '/>', '<![CDATA[', ']]>', '<!--', '-->', '<?', '?>', '<?xml version="1.1" encoding="UTF-16"?>'],
  ...[
    '&',
    '&amp;',
    '&#0;',
    '&#55296;',
    '&#x110000;',
    '&#xD800;',
    '&#9;',
    '&#xFFFE;',
    '&nbsp;',
    '&nix;',
    '&constructor;',
  ],
  ...['<!DOCTYPE x [', '<!ENTITY a "b">', '<!ENTITY % p SYSTEM "http://127.0.0.1/x">', '%p;', '&a;', ']>'],
  ...['"', "'", '=', ' xmlns="y"', ' xmlns:g="z"', ' name="Size"', ' id="1"', ' lang="de"', 'xml:lang="de"'],
  ...[
    '</offer>',
    '<offer>',
    '</item>',
    '<PARAM>',
    '</PARAM>',
    '<FEATURE>',
    '<FVALUE>',
    '<PRODUCT/>',
    '<a:b:c>',
    '<p>x</p>',
  ],
  ...['\0', '\ufeff', '\ufffe', '\u{1f4a5}', '\r', '\n', '\u2028', '\u0001', '__proto__', '<__proto__>x</__proto__>'],
  ...['<a>'.repeat(120), `<a ${'x '.repeat(50)}>`, 'n'.repeat(600), '9'.repeat(400), '<toString>x</toString>'],
];
const piece = fc.integer({ min: 1, max: 400 });
const faults = fc.array(damages(TOKENS, 80), { minLength: 1, maxLength: 4 });
const whole = fc.constantFrom(...Object.values(DIALECTS));

test('damaged documents of every dialect', async () => {
  const encoding = fc.constantFrom('utf8', 'utf8', 'utf8', 'utf-16le', 'windows-1252');
  await fc.assert(
    fc.asyncProperty(whole, faults, encoding, piece, async (text, found, written, size) => {
      await faultOf(iconv.encode(damaged(text, found), written), size);
    }),
    runs(300, 6_000),
  );
});

test.each(WHOLE)('%s that is cut off anywhere is an error that says so, never a smaller catalog', async (_, text) => {
  const bytes = Buffer.from(text);
  const end = bytes.lastIndexOf('</');
  const step = Math.max(1, Math.floor(end / runs(60, end).numRuns));
  for (let length = 1; length < bytes.length; length += step)
    expect(await faultOf(bytes.subarray(0, length)), String(bytes.subarray(0, length))).not.toBeNull();
  const cut = await faultOf(bytes.subarray(0, end));
  expect(cut?.what).toMatch(/the file ends in the middle/);
});

const inYml = (offer: string, before = ''): string =>
  `<?xml version="1.0"?>\n${before}<yml_catalog><shop><offers>\n${three((nth) => `<offer id="${nth}"><name>Lamp ${nth}</name><price>${nth}0</price><url>${page(nth)}</url><picture>${picture(nth)}</picture></offer>`)}\n${offer}</offers></shop></yml_catalog>`;
const offer = (inside: string): string =>
  inYml(
    `<offer id="4"><name>${inside}</name><price>5</price><url>${page(4)}</url><picture>${picture(4)}</picture></offer>`,
  );

describe('entities are what XML and HTML say, and nothing else is ever expanded:', () => {
  const laughs = Array.from({ length: 30 }, (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`).join('');
  test.each([
    [
      'a billion laughs',
      inYml('', `<!DOCTYPE x [<!ENTITY l0 "lol">${laughs}]>`),
      /entities of its own.*never expanded/,
    ],
    ['quadratic blow-up', inYml('', `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50_000)}">]>`), /entities of its own/],
    ['an external entity', inYml('', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'), /entities of its own/],
    [
      'a parameter entity',
      inYml('', '<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1:1/x"> %p;]>'),
      /entities of its own/,
    ],
    [
      'declarations without an end',
      inYml('', `<!DOCTYPE x [${'<!ENTITY a "b">'.repeat(100)}`),
      /ends|entities of its own/,
    ],
    ['an unknown entity', offer('A &nix; B'), /line 6, column 28: &nix; stands for nothing .*write &amp;nix;/],
    ['a name of the language', offer('&constructor;'), /&constructor; stands for nothing/],
    ['a number out of range', offer('&#x110000;'), /line 6.*malformed character entity/],
    ['a number without end', offer(`&#${'9'.repeat(5_000)};`), null],
    ['half a character', offer('&#xD83D;'), /malformed character entity/],
    ['NUL', offer('&#0;'), /malformed character entity/],
  ])('%s', async (_, text, message) => {
    for (const size of [3, 65_536]) {
      const fault = await faultOf(text, size);
      if (message === null) expect(fault).toBeNull();
      else expect(fault?.message).toMatch(message);
    }
  });

  test('those of HTML, numbers and ampersands alone', async () => {
    const { products } = await catalogOf(offer('&eacute;&#233;&#xe9;&#128161; a&b &lt;i&gt; &#99999999;'));
    expect(products.at(-1)?.title).toBe('ééé💡 a&b <i> &#99999999;');
  });

  test('a document type that only names a file is not looked for', async () => {
    const { products } = await catalogOf(inYml('', '<!DOCTYPE x SYSTEM "http://127.0.0.1:1/shops.dtd">'));
    expect(products).toHaveLength(3);
  });
});

describe('what would take memory or time without bound is refused or read at a price that grows with its length:', () => {
  const filled = (unit: string, length = 1_100_000): string => unit.repeat(Math.ceil(length / unit.length));
  test.each([
    ['nesting', offer('<a>'.repeat(5_000)), /nested deeper than 100 levels/],
    ['an attribute', inYml(`<offer id="${filled('x')}"/>`), /longer than 1048576 characters/],
    [
      'attributes',
      inYml(`<offer ${Array.from({ length: 150_000 }, (_, nth) => `a${nth}="1"`).join(' ')}/>`),
      /longer than 1048576/,
    ],
    ['the same attribute', inYml(`<offer ${'a="1" '.repeat(1_000)}/>`), /duplicate attribute/],
    ['CDATA without an end', inYml(`<offer><name><![CDATA[${filled('x ')}`), /longer than 1048576 characters/],
    ['a comment without an end', inYml(`<!-- ${filled('- ')}`), /longer than 1048576 characters/],
    ['a processing instruction without an end', inYml(`<?x ${filled('? ')}`), /longer than 1048576 characters/],
    ['a tag without an end', inYml(`<offer${filled(' ')}`), /longer than 1048576 characters/],
    ['the name of an element', inYml(`<offer><${'n'.repeat(5_000)}/></offer>`), /longer than 500 characters/],
    [
      'names of elements inside each other',
      inYml(`<offer>${`<${'n'.repeat(90)}>`.repeat(8)}`),
      /longer than 500 characters/,
    ],
    ['the name of an attribute', inYml(`<offer ${'n'.repeat(5_000)}="1"/>`), /longer than 500 characters/],
    ['the root', `<${'n'.repeat(5_000)}><a/></${'n'.repeat(5_000)}>`, /longer than 500/],
    ['comments before the root', `${'<!--a-->'.repeat(1_000)}x<root><p/></root>`, /is repeated|outside of root/],
    ['instructions before the root', `${'<?a?>'.repeat(1_000)}x<root><p/></root>`, /is repeated|outside of root/],
  ])('%s', async (_, text, message) => {
    expect((await faultOf(text))?.message).toMatch(message);
  });

  /** Reads one product whose elements are `inside`, piece by piece, and makes its columns. */
  const readProduct = (inside: string): void => {
    const splitter = new FeedSplitter('x', DEFAULT_LIMITS, { isRecord: (outside) => outside.length === 1 });
    const text = `<r><p>${inside}</p></r>`;
    const records = [];
    for (let at = 0; at < text.length; at += 65_536) records.push(...splitter.push(text.slice(at, at + 65_536)));
    for (const { element } of [...records, ...splitter.end()]) xmlRecord(element, new LookUps());
  };
  test.each<[string, (nth: number) => string, number]>([
    ['children of the same name', () => '<a/>', 60_000],
    ['values of one pair', () => '<val>1</val>', 60_000],
    ['values of one name', () => '<param name="a">1</param>', 30_000],
    ['columns', (nth) => `<a${nth}>1</a${nth}>`, 30_000],
    ['ampersands', () => '&', 150_000],
    ['entities', () => '&amp;', 100_000],
    ['brackets of CDATA', () => '<![CDATA[]]]]>', 50_000],
  ])('many %s', (_, unit, most) => {
    expectLinear(
      (size) => readProduct(`<q><name>x</name>${Array.from({ length: size }, (_, nth) => unit(nth)).join('')}</q>`),
      most,
    );
  });

  test('what products refer to is kept up to a bound', () => {
    const lookUps = new LookUps();
    const learn = (name: string, id: string) =>
      lookUps.learn({ name, attributes: { id }, text: 'x'.repeat(1_000), children: [] });
    learn('category', 'first');
    for (let nth = 0; nth < 30_000; nth++) learn(`kind${nth}`, `${nth}`);
    expect(lookUps.find('categoryId', 'first')?.texts).toHaveLength(1);
    expect(lookUps.find('kind0_id', '0')).not.toBeNull();
    expect(lookUps.find('kind29999_id', '29999')).toBeNull();
  });
});

describe('the encoding is what the bytes are, whatever the document says', () => {
  const DECLARED = [
    'UTF-8',
    'UTF-16',
    'ISO-8859-1',
    'windows-1250',
    'windows-1252',
    'Shift_JIS',
    'US-ASCII',
    'nonsense',
    '',
  ];
  const ACTUAL = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'utf-32le'];
  const cases = DECLARED.flatMap((declared) => ACTUAL.map((actual) => [declared, actual] as const));
  const name = 'Größe über Äpfel';
  const document = (declared: string): string =>
    offer(name.repeat(3)).replace(
      '<?xml version="1.0"?>',
      declared === '' ? '' : `<?xml version="1.0" encoding="${declared}"?>`,
    );

  test.each(cases)('declared %j, written in %s', async (declared, actual) => {
    const text = document(declared);
    for (const bytes of [iconv.encode(text, actual), iconv.encode(text, actual, { addBOM: true })]) {
      const outcome = await catalogOf(bytes).catch(async () => ((await faultOf(bytes)) === null ? 'read' : 'refused'));
      if (outcome === 'refused') continue;
      if (typeof outcome === 'string') throw new Error('a fault that came only once');
      const title = outcome.products.at(-1)?.title;
      // Among encodings with one byte a letter, nothing but the declaration tells; others can look like UTF-8 by chance.
      if (declared !== 'Shift_JIS') expect(title).toBe(name.repeat(3));
    }
  });

  test('UTF-8 that says it is something else is read as UTF-8, and that is said', async () => {
    const { products, text } = await catalogOf(document('ISO-8859-1'));
    expect(products.at(-1)?.title).toBe(name.repeat(3));
    expect(text).toContain('It says that it is in iso-8859-1, but all of it is UTF-8');
  });
});
