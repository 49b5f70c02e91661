import { gzipSync } from 'node:zlib';
import { plainMend } from '@guidepost/fault/plain-remedy';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { CatalogFileError } from '../src/catalog-file-error.ts';
import { CATALOG_FORMATS, type CatalogFormat } from '../src/catalog-format.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from '../src/reading-limits.ts';
import type { RecordReader } from '../src/source-record.ts';
import { ENCODINGS } from '../src/text/encoding.ts';
import { FileBytes } from '../src/text/file-bytes.ts';
import { damaged, damages } from './damage.ts';
import { recordsOf, sourceOf } from './source-of.ts';

// Whole files of every format, damaged in every way: what comes out are records that say where they stand, or a
// `CatalogFileError`, and never more at a time than the limits allow.

const LIMITS: ReadingLimits = { ...DEFAULT_LIMITS, recordLength: 2_000, columns: 50, depth: 20 };

async function mustHold(bytes: Uint8Array, name: string, piece: number, format: CatalogFormat | null = null) {
  try {
    const opened = await recordsOf(sourceOf(bytes, name, piece), { format, limits: LIMITS, now: 0 });
    if (opened.format === 'csv') await gatherAll(opened.reader);
    else await gatherAll(opened.reader);
    await opened.close();
  } catch (error) {
    if (!(error instanceof CatalogFileError)) throw error;
    expect(error.message).toContain(plainMend(error.mend));
    expect(error.what.length).toBeLessThan(2_500);
  }
}

async function gatherAll<F>(reader: RecordReader<F>): Promise<void> {
  for await (const batch of reader.batches) {
    for (const { line, ordinal = 1, fields, broken, leftOut } of batch) {
      expect(line).toBeGreaterThan(0);
      expect(ordinal).toBeGreaterThan(0);
      if (fields === null) {
        expect(leftOut ?? broken?.text).toMatch(leftOut === undefined ? /.; ./s : /./);
        continue;
      }
      expect(JSON.stringify(fields).length).toBeLessThan(60_000);
      for (const column of reader.names(fields)) reader.bind(column)?.(fields);
    }
  }
}

const SHOPIFY = `Handle,Title,Body (HTML),Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Status
tee,Tee,"<p>A ""soft""
tee</p>","cotton, red",true,Color,Blue,T-1,10.00,https://i.example/2.jpg,2,active
tee,,,,,,Red,,12.00,https://i.example/1.jpg,1,
mug,Mug,,,TRUE,Title,Default Title,M,7,,,draft
`;

const GOOGLE = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE rss><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
<item><g:id>1</g:id><title>Caf&amp;eacute; <![CDATA[A & B]]></title><g:shipping><g:price>1 EUR</g:price></g:shipping>
<g:product_detail><g:attribute_name>Size</g:attribute_name><g:attribute_value>M</g:attribute_value></g:product_detail></item>
<!-- x --><item><g:id>2</g:id><link>https://s.example/?a=1&b=2</link></item></channel></rss>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><link href="https://s.example"/><summary type="xhtml"><p>x</p></summary></entry></feed>`;
const XML = `<?xml version="1.0"?><!-- currency=EUR --><shop date="1"><currencies><currency id="EUR" rate="1"/></currencies>
<categories><category id="1">A</category><category id="2" parentId="1">B &amp; C</category></categories><offers>
<offer id="1" available="true"><name>One</name><categoryId>2</categoryId><price>5</price><param name="Size" unit="cm">4</param></offer>
<offer id="2"><name><![CDATA[Two]]></name><PARAM><PARAM_NAME>Size</PARAM_NAME><VAL>5</VAL></PARAM><text><p>x</p></text></offer>
</offers></shop>`;
const TABLE = `id\ttitle\tlink\timage link\tprice\tavailability\tproduct_detail\n1\tOne\thttps://s.example\thttps://i.example\t5 EUR\tin stock\tA:B:"c, d",:E:f\n`;
const JSON_FILE = JSON.stringify(
  {
    shop: { tags: ['x'] },
    products: [
      { sku: 'é1', size: [1, 2] },
      { sku: '2', a: { b: null } },
    ],
  },
  null,
  1,
);
const LINES = '{"sku":"1","a":{"b":[1]}}\n{"sku":"2"}\n';
const PAIRS = JSON.stringify({
  products: [
    {
      sku: '1',
      specs: [
        { name: 'Frame', value: 'Alloy' },
        { name: 'Range', value: { value: 90, unit: 'km' } },
      ],
    },
    { sku: '2', specs: [{ name: { en: 'Frame' }, value: [{ name: 'x', value: [{ key: 'y', val: 1 }] }] }] },
    {
      sku: '3',
      variants: [
        { price: 1, options: [{ name: 'Size', value: 'S' }] },
        { price: 2, option1: 'M' },
      ],
    },
  ],
});
const BMECAT = `<BMECAT version="2005"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
<PRODUCT mode="new"><SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT lang="deu">A</DESCRIPTION_SHORT></PRODUCT_DETAILS>
<PRODUCT_FEATURES><FEATURE><FNAME>Length</FNAME><FVALUE>4</FVALUE><FVALUE>5</FVALUE><FUNIT>MTR</FUNIT></FEATURE></PRODUCT_FEATURES>
<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="nrp"><PRICE_AMOUNT>5</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>
<PRODUCT><SUPPLIER_PID>2</SUPPLIER_PID></PRODUCT></T_NEW_CATALOG></BMECAT>`;
const CSV = `sep=;\nsku;"ti;tle";;price\n1;"a ""b""\nc";x;5,00\n2;;;\n`;

const TYPED = `SKU,TITLE,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES
1,Mug,Colour,Glaze,"red, sea green",Size,Size,"S,M"
2,Ring,Custom,Wood,"oak,,ash",,,
3,Vase,,,"x,y",__proto__,,<b>z</b>
`;

const CIF = `CIF_I_V3.0\nLOADMODE: F\nCHARSET: UTF-8\nCURRENCY: EUR\nFIELDNAMES: Supplier ID, Supplier Part ID, Item Description, Unit Price
DATA\n1,P1,"a ""b""\nENDOFDATA",5.00\n1,P2,x,6.00\nENDOFDATA\n`;

const file = fc.constantFrom(TYPED, CIF, SHOPIFY, GOOGLE, ATOM, XML, BMECAT, TABLE, JSON_FILE, LINES, PAIRS, CSV);
const TOKENS = [
  ...[
    '<',
    '>',
    '</',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '&',
    '&amp;',
    '&#0;',
    '<!DOCTYPE x [',
    '<?',
    '<a b="',
    '</rss>',
  ],
  ...[
    '"',
    '""',
    '\n',
    '\r',
    ',',
    ';',
    '\t',
    '\0',
    '\ud800',
    '{',
    '}',
    '[',
    ']',
    '\\',
    ':',
    'sep=,',
    '\ufeff',
    '💥',
    '__proto__',
  ],
  ...['DATA\n', 'ENDOFDATA', 'CHARSET: x', 'FIELDNAMES:', 'CIF_I_V'],
  ...['<item>'.repeat(30), '['.repeat(30), 'x'.repeat(3_000), ','.repeat(60), 'é', 'tee,', '\n\n'],
];
const damage = damages(TOKENS, 80);

const encoding = fc.constantFrom('utf8', 'utf8', 'utf8', 'utf-16le', 'utf-16be', 'latin1');
const name = fc.constantFrom('x', 'x.csv', 'x.json', 'x.xml', 'x.ndjson', 'x.txt.gz');
const piece = fc.integer({ min: 1, max: 300 });

test('damaged files of every format', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...([file, fc.array(damage, { minLength: 1, maxLength: 4 }), encoding, name, piece, fc.boolean()] as const),
      async (text, faults, written, called, size, packed) => {
        const bytes = iconv.encode(damaged(text, faults), written);
        await mustHold(packed ? gzipSync(bytes) : bytes, called, size);
      },
    ),
    runs(400),
  );
});

test('files that are called what they are not', async () => {
  const format = fc.constantFrom(...CATALOG_FORMATS);
  await fc.assert(
    fc.asyncProperty(file, fc.array(damage, { maxLength: 1 }), format, piece, async (text, faults, declared, size) =>
      mustHold(Buffer.from(damaged(text, faults)), 'x', size, declared),
    ),
    runs(250),
  );
});

test('the encoding of any bytes is inferred or refused', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 100 }),
    fc.uint8Array({ maxLength: 100 }).map((some) => gzipSync(some)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, piece, async (content, size) => {
      try {
        expect(ENCODINGS).toContain((await new FileBytes(sourceOf(content, 'x', size)).encoding()).encoding);
      } catch (error) {
        if (!(error instanceof CatalogFileError)) throw error;
      }
    }),
    runs(400),
  );
});
