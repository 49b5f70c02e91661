import { expect, test } from 'vitest';
import { attributeOf, infer, many } from '../small-files.fixture.ts';
import { namesChannelPrice } from './channel-prices.ts';
import { namesOnlyId } from './column-names.ts';
import { countsSold, namesTrade, tradeReason } from './names-trade.ts';
import { namesRecord } from './record-names.ts';

const codeOf = (name: string): string | undefined => tradeReason(name)?.code;

test.each([
  ...['Umsatz Netto', 'Jahresumsatz', 'Umsatz 30 Tage', 'Net revenue', 'Turnover', "Chiffre d'affaires", 'Facturación'],
  ...['Fatturato', 'Omzet', 'Maandomzet', 'Omsättning', 'Выручка', '売上'],
])('%s is what the shop earns', (name) => expect(codeOf(name)).toBe('trade'));

test.each([
  ...['Units sold', 'sold', 'Total sold', 'sold_qty', 'Verkaufte Menge', 'Absatzmenge', 'Quantité vendue', 'Ventes'],
  ...['unidades vendidas', 'Quantità venduta', 'Aantal verkocht', 'Počet prodaných kusů', 'Продано', '销量'],
  ...['Idealo Clicks 30 Tage', 'Page views', 'Impressions', 'Seitenaufrufe', 'Klicks', 'Clics', 'Visitas', 'CTR'],
])('%s is how often it is bought or looked at', (name) => expect(codeOf(name)).toBe('demand'));

test.each(['Salable Quantity', 'Quantity per Source', 'Supplier Stock', 'Lagerbestand Filiale 2', 'Stock entrepôt'])(
  '%s is what lies in one place',
  (name) => expect(codeOf(name)).toBe('stock-of-place'),
);

test.each(['Steuersatz', 'Steuersatz in %', 'MwSt. in Prozent', 'VAT rate (%)', 'TVA en %', 'BTW percentage', 'НДС'])(
  '%s is a tax',
  (name) => expect(codeOf(name)).toBe('sending-or-tax'),
);

test.each([
  'AktionVon',
  'Aktion bis',
  'Sonderpreis gültig bis',
  'Promo du',
  'Date fin promo',
  'Oferta hasta',
  'Akce do',
])('%s is when a reduction begins or ends', (name) => expect(namesRecord(name)).toBe(true));

test.each(['date_available', 'Lieferbar ab', 'Available from', 'Date de disponibilité', 'Beschikbaar vanaf'])(
  '%s is since when it may be bought',
  (name) => expect(namesRecord(name)).toBe(true),
);

test.each([
  'AktionNetto',
  'JTL-Wawi: Endkunden Netto',
  'Endkunden Brutto',
  'Netto-VK',
  'Promo HT',
  'B2B net',
  'Clientes neto',
])('%s is a price of a sales channel or of a reduction', (name) => expect(namesChannelPrice(name)).toBe(true));

test.each(['Gewicht netto', 'Volumen brutto', 'Nettofüllmenge', 'Net weight', 'Poids net', 'Kapazität netto'])(
  '%s is a measure',
  (name) => expect([namesChannelPrice(name), namesTrade(name)]).toEqual([false, false]),
);

test.each(['eans', 'GTINs', 'isbns', 'Barcodes'])('%s only tell apart', (name) => expect(namesOnlyId(name)).toBe(true));

test.each([
  ...['Absatz', 'Absatzhöhe', 'View', 'Front view', 'Click', 'Taxon', 'Bestandteile', 'Conversion kit', 'Release date'],
  ...['Air turnover rate', 'Storage', 'Aktionsradius', 'Promotion', 'Volume', 'Salt content', 'Menge', 'Alvéoles'],
])('%s may be chosen by', (name) => expect([namesTrade(name), namesRecord(name)]).toEqual([false, false]));

test('figures of the shop are left out, and each says why', async () => {
  const said = async (column: string, cells: readonly string[]): Promise<string> => {
    const { rules, text } = await attributeOf(column, many(cells));
    expect(rules).toEqual([]);
    return text;
  };
  expect(await said('Umsatz Netto', ['21454,58', '9665,61', '8895,3'])).toContain('what the shop pays or earns');
  expect(await said('Idealo Clicks 30 Tage', ['10', '106', '47'])).toContain('how often it is bought or looked at');
  expect(await said('AktionNetto', ['0', '7,49', '8,99'])).toContain('another price');
  expect(await said('AktionVon', ['18.05.2026', '22.05.2026'])).toContain('the shop system keeps for itself');
  expect(await said('Steuersatz in %', ['19,00', '7,00'])).toContain('a tax');
  expect(await said('Quantity per Source', ['Default Source: 1, Supplier: 0', 'Default Source: 0'])).toContain(
    'in one place',
  );
});

test('lists of codes only tell apart', async () => {
  const products = many(['4051233090197', '4051233279745'], 40).map((ean, nth) => ({
    ...{ sku: `R${nth * 3}`, name: `Lamp ${nth}`, price: '9.50', color: nth % 2 === 0 ? 'red' : 'blue' },
    eans: [ean, `40512331${nth}0197`],
  }));
  const { mapping } = await infer(JSON.stringify(products));
  expect(mapping.attributes.map(({ name }) => name)).toEqual(['color']);
});

test('a bare quantity is what was sold beside a turnover, and may be anything without one', async () => {
  const rows = many(['12', '30', '7', '55'], 40).map(
    (cell, nth) => `A${nth * 7},Ding ${nth},${nth}.99,${cell},${nth * 31}.5`,
  );
  const textOf = async (last: string): Promise<string> =>
    (await infer(`Artikelnummer,Bezeichnung,Preis,Menge,${last}\n${rows.join('\n')}\n`)).text;
  expect(await textOf('Umsatz Netto')).toContain('Menge: left out, how often it is bought');
  expect(await textOf('Höhe')).not.toContain('Menge: left out');
});

test('fans are followers where a file says how popular a thing is, and of a case they cool', () => {
  const columns = (...names: string[]) => names.map((name) => ({ name }));
  expect(countsSold('fans', columns('fans', 'popularity'))).toBe(true);
  expect(countsSold('Fans', columns('Fans', 'Form factor'))).toBe(false);
});
