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
  ['th', 'รหัสสินค้า;ชื่อสินค้า;ราคา;สี;หน่วยความจำ'],
])('the letters of %s say the language of its columns', async (language, header) => {
  expect(await languageOf(header, (nth) => `A-${nth * 3}x;Nova ${nth};${nth + 5}.00;Red;8 GB`)).toBe(language);
});

test.each([
  ['id', 'kode;nama;merk;harga;deskripsi;stok;warna'],
  ['vi', 'mã sp;tên sản phẩm;thương hiệu;giá;mô tả;số lượng;màu sắc'],
  ['lt', 'kodas;pavadinimas;gamintojas;kaina;aprašymas;kiekis;spalva'],
  ['lv', 'kods;nosaukums;ražotājs;cena;apraksts;daudzums;krāsa'],
  ['bg', 'код;наименование;марка;цена;описание;наличност;цвят'],
  ['sl', 'šifra;naziv;znamka;cena;opis;zaloga;barva'],
  ['et', 'tootekood;nimetus;tootja;hind;kirjeldus;laoseis;värv'],
  ['ca', 'codi;nom;marca;preu;descripció;disponibilitat;llargada'],
])('names of columns say that a catalog is in %s', async (language, header) => {
  expect(await languageOf(header, (nth) => `A-${nth * 3}x;Nova ${nth};Acme;${nth + 5}.00;N${nth};3;x`)).toBe(language);
});

test('two columns that are named in one script say the language where names of products do not', async () => {
  expect(await languageOf('pid;price;name;비고;사진 링크', (nth) => `${nth * 3};${nth}.50;Nova ${nth};-;x`)).toBe('ko');
});

test('a single letter of another alphabet says nothing', async () => {
  expect(await languageOf('sku;title;price;Ω;kind', (nth) => `A-${nth * 3}x;Nova ${nth};${nth + 5}.00;8 Ω;a`)).toBe(
    null,
  );
});

/** A feed of names and two words of text, as shops without descriptions have. */
const feed = (ending: string, names: readonly string[], text: string, extra = ''): string =>
  [
    'id\ttitle\tdescription\tlink\timage_link\tprice',
    ...names.map(
      (name, nth) =>
        `p${nth}x\t${name}\t${text} ${name.split(' ')[0]}\thttps://shop.${ending}/p/${nth}\thttps://cdn.example/${nth}.jpg\t${nth + 20}.00${extra}`,
    ),
  ].join('\n');

const inferFeed = async (text: string) => (await inferMapping(surveyOf(text, 'feed.tsv'))).mapping;

const PHONES = [
  'Nova A1 128GB Svart',
  'Nova A2 64GB Vit',
  'Nova A3 128GB Blå',
  'Ranta 5 256GB Grön',
  'Ranta 6 64GB Röd',
];

test('a few words and the country of its addresses say the language of a feed', async () => {
  const swedish = await inferFeed(feed('se', PHONES, 'Telefon med lagring från'));
  expect(swedish).toMatchObject({ language: 'sv' });
  const dutch = await inferFeed(
    feed('nl', ['Nova 55 inch TV', 'Nova 43 inch TV', 'Ranta 65 inch TV'], 'Televisie van'),
  );
  expect(dutch).toMatchObject({ language: 'nl' });
});

test('a shop of that country that writes English is not taken for another language, and a currency that is said is kept', async () => {
  const english = ['The best lamp for your table', 'A small chair with leather', 'The large sofa for your home'];
  const { language, currency } = await inferFeed(
    feed('se', english, 'Made for the home and the garden with wood', ' GBP'),
  );
  expect(language === null || language === 'en').toBe(true);
  expect(currency).toBe('GBP');
});

test('addresses that end like those of shops everywhere say neither language nor currency', async () => {
  expect(await inferFeed(feed('shop', ['Nova 55 inch TV', 'Ranta 65 inch TV'], 'TV'))).toMatchObject({
    language: null,
    currency: null,
  });
});

test.each([
  ['sk', 'Bunda na každý deň, ktorá je pre deti aj dospelých, nie ako iné, a sú to farby od výroby'],
  ['cs', 'Bunda na každý den, která je pro děti i dospělé, není jako jiné, a jsou to barvy od výroby'],
  ['sv', 'Jackan är gjord för dig som vill ha det varmt och inte om du har något att bära med på den'],
  ['bg', 'Яке за всеки ден, което е топло и се пере лесно, със закопчалка и джобове, които са от плат'],
  ['sl', 'Jakna je za vsak dan in se lahko pere, ki so jo naredili tudi za otroke, ter z žepi, kot so pri hlačah'],
  [
    'et',
    'Jope on iga päeva jaoks ja see on soe, kuid mitte raske, mis sobib ka lastele ning ei ole kallis koos taskutega',
  ],
  [
    'ca',
    'La jaqueta és per a cada dia i amb butxaques, que són molt grans, sense cap pes, i els colors no es perden amb aquest teixit',
  ],
  ['pt', 'O casaco é para quem não quer frio e com uma cor que dá mais vida ao seu dia, em um tom do mar'],
])('sentences say that a catalog is in %s', async (language, sentence) => {
  expect(
    await languageOf('sku;title;price;text', (nth) => `A-${nth * 3}x;Nova ${nth};${nth + 5}.00;${sentence} ${nth}.`),
  ).toBe(language);
});

test('Russian, Ukrainian and Bulgarian are told apart by their letters, beside names in English', async () => {
  const bulgarian = ['Часовник', 'Каишка', 'Зарядно за кърма', 'Нов екран', 'Калъф за път', 'Велосипеден фар въже'];
  const russian = ['Часы', 'Ремешок чёрный', 'Зарядный кабель', 'Новый экран', 'Защитный чехол', 'Велосипедный датчик'];
  const ukrainian = ['Годинник', 'Ремінець', 'Кабель живлення', 'Новий екран', 'Захисний чохол', 'Велосипедний ліхтар'];
  const of = (names: readonly string[]) =>
    languageOf(
      'sku;title;price',
      (nth) => `A-${nth * 3}x;${names[nth % names.length]} Nova ${nth} Solar Edition;${nth + 5}.00`,
    );
  expect(await of(russian)).toBe('ru');
  expect(await of(ukrainian)).toBe('uk');
  expect(await of(bulgarian)).toBe('bg');
});

test('Persian is told from Arabic by its letters', async () => {
  expect(await languageOf('title;price', (nth) => `گلدان پایه چوبی مدل ${nth};${nth + 5}.00`)).toBe('fa');
  expect(await languageOf('title;price', (nth) => `مصباح طاولة خشبي موديل ${nth};${nth + 5}.00`)).toBe('ar');
  expect(await languageOf('title;price', (nth) => `لکڑی کا بڑا گھریلو میز ہے ${nth};${nth + 5}.00`)).not.toBe('fa');
});

test('a file of flats tells its language by a few words of its cells', async () => {
  const streets = ['Nyárfő utca', 'Őzláb utca', 'Fűzfa tér', 'Körtefa körút', 'Gyűrű út', 'Szőlő utca'];
  expect(
    await languageOf(
      'Price;Address;Size;Rooms',
      (nth) => `${nth + 20} M Ft;${streets[nth % 6]}, IX. kerület;${nth + 30} m² terület;2 + 1 fél szoba`,
    ),
  ).toBe('hu');
});

test('Slovak is told from Czech by the small words of sentences', async () => {
  expect(
    await languageOf(
      'id;title;price;text',
      (nth) =>
        `${nth};Alder ${nth};5.00;Stôl, ktorý sa hodí aj pre deti ${nth}, a vďaka olejovaniu sú dosky odolné, alebo tiež na balkón, pri stene od okna až do rohu, nie však v daždi`,
    ),
  ).toBe('sk');
  expect(
    await languageOf(
      'id;title;price;text',
      (nth) =>
        `${nth};Alder ${nth};5.00;Stůl, který se hodí i pro děti ${nth}, a díky olejování jsou desky odolné, nebo také na balkon, při stěně od okna až do rohu, není však v dešti`,
    ),
  ).toBe('cs');
});

test('goods that are called in Indonesian say the language, whatever English stands between', async () => {
  const names = [
    ...[
      'Sarung Tangan Sepeda Half Finger',
      'Lampu Depan Sepeda Rechargeable',
      'Gembok Kunci Bike Lock',
      'Tas Botol Minum',
    ],
    ...['Kacamata Pria Wanita Outdoor', 'Pompa Ban Portable', 'Topi Anti UV Sport', 'Kaos Kaki Pelindung Tangan'],
  ];
  expect(
    await languageOf('sku,title,price', (nth) => `A${nth * 7}x,Nova ${names[nth % 8]} ${nth * 3},${nth}9000`),
  ).toBe('id');
});
