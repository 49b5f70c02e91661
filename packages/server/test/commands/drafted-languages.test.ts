// A shop of each language imports a file whose headings and values are in it, drafts, and gets questions that a shop of that country would ask.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = join(folder, 'data');
const OWNER = ['--client', 'demo', '--data', data];

interface Shop {
  /** Code, name, what it is, brand, colour, weight in kg, price, picture, page. */
  readonly headings: string;
  readonly kinds: readonly [string, string, string];
  readonly colors: readonly [string, string, string];
  readonly currency: string;
  /** What it asks, in any order: the budget, what it is, the brand, the colour, the weight. */
  readonly asked: readonly string[];
}

const SHOPS: Readonly<Record<string, Shop>> = {
  el: {
    headings: 'Κωδικός,Όνομα,Είδος προϊόντος,Μάρκα,Χρώμα,Βάρος (kg),Τιμή,Εικόνα,Σύνδεσμος',
    kinds: ['Σακίδια', 'Βαλίτσες', 'Τσάντες ώμου'],
    colors: ['Μαύρο', 'Κόκκινο', 'Γαλάζιο'],
    currency: 'EUR',
    asked: [
      'Ποιος είναι ο προϋπολογισμός σας;',
      'Τι ψάχνετε;',
      'Έχετε κάποια αγαπημένη μάρκα;',
      'Ποιο χρώμα σας αρέσει;',
      'Πόσο μπορεί να ζυγίζει;',
    ],
  },
  ja: {
    headings: '商品コード,商品名,商品カテゴリー,ブランド,カラー,重量(kg),価格,画像URL,商品URL',
    kinds: ['リュック', 'スーツケース', 'ショルダーバッグ'],
    colors: ['ブラック', 'レッド', 'ネイビー'],
    currency: 'JPY',
    asked: [
      'ご予算はどのくらいですか？',
      '何をお探しですか？',
      'お好きなブランドはありますか？',
      'お好みの色はありますか？',
      '重さはどのくらいまで大丈夫ですか？',
    ],
  },
  ko: {
    headings: '상품코드,상품명,상품 카테고리,브랜드,색상,무게(kg),가격,이미지,링크',
    kinds: ['백팩', '캐리어', '숄더백'],
    colors: ['블랙', '레드', '네이비'],
    currency: 'KRW',
    asked: [
      '예산은 어느 정도인가요?',
      '무엇을 찾으세요?',
      '선호하는 브랜드가 있으세요?',
      '어떤 색상을 좋아하세요?',
      '무게는 어느 정도까지 괜찮으세요?',
    ],
  },
  zh: {
    headings: '商品编号,商品名称,商品分类,品牌,颜色,重量(kg),价格,图片,链接',
    kinds: ['双肩包', '行李箱', '单肩包'],
    colors: ['黑色', '红色', '蓝色'],
    currency: 'CNY',
    asked: ['您的预算是多少？', '您想买什么？', '您有喜欢的品牌吗？', '您喜欢什么颜色？', '重量最多可以是多少？'],
  },
  id: {
    headings: 'Kode,Nama,Kategori,Merek,Warna,Berat (kg),Harga,Gambar,Tautan',
    kinds: ['Ransel', 'Koper', 'Tas selempang'],
    colors: ['Hitam', 'Merah', 'Biru'],
    currency: 'IDR',
    asked: [
      'Berapa anggaran Anda?',
      'Apa yang Anda cari?',
      'Apakah ada merek favorit Anda?',
      'Warna apa yang Anda suka?',
      'Berapa berat maksimalnya?',
    ],
  },
  vi: {
    headings: 'Mã sản phẩm,Tên sản phẩm,Danh mục,Thương hiệu,Màu sắc,Trọng lượng (kg),Giá,Hình ảnh,Liên kết',
    kinds: ['Ba lô', 'Va li', 'Túi đeo vai'],
    colors: ['Đen', 'Đỏ', 'Xanh dương'],
    currency: 'VND',
    asked: [
      'Ngân sách của bạn là bao nhiêu?',
      'Bạn đang tìm gì?',
      'Bạn có thương hiệu yêu thích không?',
      'Bạn thích màu nào?',
      'Trọng lượng tối đa là bao nhiêu?',
    ],
  },
  bg: {
    headings: 'Код,Наименование,Категория,Марка,Цвят,Тегло (kg),Цена,Снимка,Връзка',
    kinds: ['Раници', 'Куфари', 'Чанти за рамо'],
    colors: ['Черен', 'Червен', 'Тъмносин'],
    currency: 'EUR',
    asked: [
      'Какъв е бюджетът ви?',
      'Какво търсите?',
      'Имате ли любима марка?',
      'Какъв цвят ви харесва?',
      'Колко може да тежи?',
    ],
  },
  th: {
    headings: 'รหัสสินค้า,ชื่อสินค้า,หมวดหมู่,แบรนด์,สี,น้ำหนัก (kg),ราคา,รูปภาพ,ลิงก์',
    kinds: ['กระเป๋าเป้', 'กระเป๋าเดินทาง', 'กระเป๋าสะพาย'],
    colors: ['ดำ', 'แดง', 'กรมท่า'],
    currency: 'THB',
    asked: ['คุณมีงบประมาณเท่าไร', 'คุณกำลังมองหาอะไร', 'คุณมีแบรนด์โปรดไหม', 'คุณชอบสีอะไร', 'น้ำหนักได้ไม่เกินเท่าไร'],
  },
  sl: {
    headings: 'Šifra,Naziv izdelka,Kategorija,Blagovna znamka,Barva,Teža (kg),Cena,Slika,Povezava',
    kinds: ['Nahrbtniki', 'Kovčki', 'Torbice'],
    colors: ['Črna', 'Rdeča', 'Temno modra'],
    currency: 'EUR',
    asked: [
      'Koliko želite porabiti?',
      'Kaj iščete?',
      'Imate najljubšo znamko?',
      'Katera barva vam je všeč?',
      'Koliko sme tehtati?',
    ],
  },
  lt: {
    headings: 'Kodas,Pavadinimas,Kategorija,Gamintojas,Spalva,Svoris (kg),Kaina,Nuotrauka,Nuoroda',
    kinds: ['Kuprinės', 'Lagaminai', 'Rankinės'],
    colors: ['Juoda', 'Raudona', 'Tamsiai mėlyna'],
    currency: 'EUR',
    asked: [
      'Koks jūsų biudžetas?',
      'Ko ieškote?',
      'Ar turite mėgstamą prekės ženklą?',
      'Kokia spalva jums patinka?',
      'Kiek daugiausia gali sverti?',
    ],
  },
  lv: {
    headings: 'Kods,Nosaukums,Kategorija,Ražotājs,Krāsa,Svars (kg),Cena,Attēls,Saite',
    kinds: ['Mugursomas', 'Koferi', 'Plecu somas'],
    colors: ['Melna', 'Sarkana', 'Tumši zila'],
    currency: 'EUR',
    asked: [
      'Kāds ir jūsu budžets?',
      'Ko jūs meklējat?',
      'Vai jums ir iecienīts zīmols?',
      'Kāda krāsa jums patīk?',
      'Cik daudz tas drīkst svērt?',
    ],
  },
  et: {
    headings: 'Tootekood,Nimetus,Kategooria,Tootja,Värv,Kaal (kg),Hind,Pilt,Link',
    kinds: ['Seljakotid', 'Kohvrid', 'Õlakotid'],
    colors: ['Must', 'Punane', 'Tumesinine'],
    currency: 'EUR',
    asked: [
      'Milline on teie eelarve?',
      'Mida te otsite?',
      'Kas teil on lemmikbränd?',
      'Milline värv teile meeldib?',
      'Kui palju võib see kaaluda?',
    ],
  },
  ca: {
    headings: 'Referència,Nom,Categoria,Marca,Color,Pes (kg),Preu,Imatge,Enllaç',
    kinds: ['Motxilles', 'Maletes', 'Bosses'],
    colors: ['Negre', 'Vermell', 'Blau marí'],
    currency: 'EUR',
    asked: [
      'Quin pressupost tens?',
      'Què busques?',
      'Tens alguna marca preferida?',
      'Quin color t’agrada?',
      'Quant pot pesar?',
    ],
  },
};

const BRANDS = ['Arvella', 'Montrek', 'Lunido'];

const fileOf = ({ headings, kinds, colors }: Shop): string => {
  const rows = Array.from({ length: 81 }, (_, nth) => {
    const of = (values: readonly string[], every: number): string => values[Math.floor(nth / every) % 3] ?? '';
    const [kind, color, brand] = [of(kinds, 1), of(colors, 3), of(BRANDS, 9)];
    const weight = (0.4 + ((nth * 7) % 12) * 0.3).toFixed(1);
    const page = `https://shop.example/p/${nth}`;
    return `B-${100 + nth},${brand} ${kind} ${nth},${kind},${brand},${color},${weight},${1000 + ((nth * 37) % 90) * 100},${page}.jpg,${page}`;
  });
  return [headings, ...rows].join('\n');
};

const languages = Object.entries(SHOPS);

beforeAll(async () => {
  for (const [language, shop] of languages) {
    const file = join(folder, `${language}.csv`);
    await writeFile(file, fileOf(shop));
    const imported = await run(['import', file, '--catalog', language, '--currency', shop.currency, ...OWNER]);
    expect([language, imported.stderr, imported.code]).toEqual([language, expect.anything(), 0]);
  }
});

test.each(languages)('a shop in %s is asked about in its language', async (language, { asked, kinds, colors }) => {
  const file = join(folder, `${language}.yaml`);
  const { json } = await runJson(['draft', '--catalog', language, '--output', file, ...OWNER]);
  expect(json.language).toBe(language);
  const titles: readonly string[] = json.questions.map(({ title }: { title: string }) => title);
  expect(titles.filter((title) => !asked.includes(title))).toEqual([]);
  expect([...titles].sort()).toEqual([...asked].sort());
  const answers = json.questions.flatMap(({ answers = [] }: { answers?: { title?: string; id: string }[] }) =>
    answers.map(({ id, title }) => title ?? id),
  );
  expect(answers).toEqual(expect.arrayContaining([...kinds, ...colors]));
  expect((await runJson(['check', file, '--data', data])).code).toBe(0);
});
