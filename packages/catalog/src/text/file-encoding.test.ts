import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { sourceOf } from '../../test/source-of.ts';
import { FileBytes } from './file-bytes.ts';

const infer = (bytes: Uint8Array, piece = 7) => new FileBytes(sourceOf(bytes, 'shop.csv', piece)).encoding();

const TEXTS = {
  czech:
    'Nabíječka k notebooku, životnost baterie až dvě hodiny, příslušenství černé barvy, určeno pro použití v autě, záruka tři roky, rozměry šířka a výška, vhodné též pro starší řady přístrojů. ',
  polish:
    'Ładowarka do laptopa, żywotność baterii do dwóch godzin, kolor biały, wysokość i szerokość, głośność niska, całość w zestawie, gwarancja trzy lata, również dla starszych modeli, użycie w samochodzie. ',
  slovak:
    'Nabíjačka k notebooku, životnosť batérie až dve hodiny, čierna farba, určené na použitie v aute, záruka tri roky, šírka a výška, vhodné aj pre staršie prístroje, ľahká, kľúč. ',
  slovene:
    'Polnilnik za prenosnik, življenjska doba baterije dve uri, črna barva, širina in višina, primerno tudi za starejše naprave, že v kompletu, več možnosti, ročno šivano. ',
  russian:
    'Зарядное устройство для ноутбука, чёрный цвет, гарантия три года, подходит для старых моделей, размеры указаны в описании товара. ',
  greek:
    'Φορτιστής για φορητό υπολογιστή, μαύρο χρώμα, εγγύηση τριών ετών, κατάλληλο και για παλαιότερες συσκευές, διαστάσεις στην περιγραφή. ',
  french:
    'Chargeur pour ordinateur, très léger, couleur beige foncé, où que vous soyez, garantie de trois années, à emporter même en été, façade brossée, œuvre soignée. ',
  german:
    'Ladegerät für Notebooks, schöne Größe, natürliche Wärme, übergroße Höhe und Länge, Gewähr für drei Jahre, auch für ältere Geräte, weiß oder grün. ',
  italian:
    'Caricabatterie per portatile, così leggero che può andare con te ovunque, più qualità, garanzia di tre anni, perché è facile, novità e libertà, già pronto, però compatto, virtù. ',
  spanish:
    'Cargador para portátil, pequeño y rápido, diseño español, garantía de tres años, también para equipos más antiguos, tamaño cómodo, música, niños, mañana, cámara. ',
  danish:
    'Oplader til bærbar computer, sort farve, størrelse og højde, på lager, også til ældre modeller, køb nu, små mål, blød overflade, tre års garanti, grå og grøn. ',
  portuguese:
    'Carregador para portátil, garantia de três anos, não inclui bateria, proteção e conexão rápida, ação, São Paulo, câmera, fácil, também, coração, público. ',
  finnish:
    'Kannettavan tietokoneen laturi, väri musta, takuu kolme vuotta, sopii myös vanhempiin laitteisiin, pehmeä pinta, šakki, käyttö tässä. ',
} as const;

test.each([
  ['czech', 'windows-1250'],
  ['czech', 'iso-8859-2'],
  ['polish', 'windows-1250'],
  ['polish', 'iso-8859-2'],
  ['slovak', 'windows-1250'],
  ['slovene', 'windows-1250'],
  ['russian', 'windows-1251'],
  ['russian', 'koi8-r'],
  ['greek', 'windows-1253'],
  ['french', 'windows-1252'],
  ['german', 'windows-1252'],
  ['italian', 'windows-1252'],
  ['spanish', 'windows-1252'],
  ['danish', 'windows-1252'],
  ['portuguese', 'windows-1252'],
  ['finnish', 'windows-1252'],
] as const)('%s in %s is inferred, and said to be likely only', async (language, encoding) => {
  const bytes = iconv.encode(TEXTS[language].repeat(5), encoding);
  expect(await infer(bytes)).toEqual({ encoding, sure: false });
  expect(await infer(gzipSync(bytes))).toEqual({ encoding, sure: false });
});

test('what is certain is said to be', async () => {
  for (const text of Object.values(TEXTS)) {
    expect(await infer(Buffer.from(text))).toEqual({ encoding: 'utf-8', sure: true });
    expect(await infer(iconv.encode(`a,b\n${text}`, 'utf-16le'))).toEqual({ encoding: 'utf-16le', sure: true });
  }
  expect(await infer(Buffer.from('<?xml version="1.0" encoding="Windows-1250"?>\n<rss/>'))).toEqual({
    encoding: 'windows-1250',
    sure: true,
  });
});

test('a few letters are not enough for anything but the usual', async () => {
  expect(await infer(iconv.encode('Portégé 5 m³', 'latin1'))).toEqual({ encoding: 'windows-1252', sure: false });
  expect(await infer(Buffer.from([0x61, 0xe2, 0x82]))).toEqual({ encoding: 'windows-1252', sure: false });
});

test('the currency behind prices tells the encoding of a file with few other letters', async () => {
  const polish = 'Nazwa;Cena\nPralka AX;1299,00 zł\nZmywarka BX;899,00 zł\nSuszarka CX;2149,00 zł\n';
  const czech = 'Jmeno;Cena\nVrtacka;1299 Kč\nBruska;899 Kč\nPila;2149 Kč\n';
  for (const text of [polish, czech])
    expect(await infer(iconv.encode(text, 'windows-1250'))).toEqual({ encoding: 'windows-1250', sure: false });
});

test('UTF-8 with a fault stays UTF-8, so that the reader can say where it is', async () => {
  const whole = Buffer.from(TEXTS.german.repeat(3));
  const cut = whole.subarray(0, whole.lastIndexOf(Buffer.from('ü')) + 1);
  const mixed = Buffer.concat([whole, iconv.encode('Gerät', 'latin1'), whole]);
  for (const bytes of [cut, mixed]) {
    for (const piece of [7, 65_536]) expect(await infer(bytes, piece)).toEqual({ encoding: 'utf-8', sure: true });
  }
});
