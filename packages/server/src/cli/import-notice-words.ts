// What people should look at first after an import, or when one stopped. It is printed above everything else, and only if there
// is something to say.

import type { LeftOutReason, PairedTable, TableGroup } from '@guidepost/catalog/archive/other-tables';
import { givenColumn } from '@guidepost/catalog/mapping/parse-template';
import { placeOf } from '@guidepost/catalog/rejection';
import { importWith, type Mend, mend, mendOf, type SpellRemedy, setFields, spellMend } from '@guidepost/fault/remedy';
import { counted, grouped, oneOrSeveral, percentChange, percentWith } from '@guidepost/fault/say-number';
import type { ChosenMapping } from '../imports/chosen-mapping.ts';
import type { ImportNotices, PriceReport, RenamedTo } from '../imports/import-notices.ts';
import type { ImportReport } from '../imports/import-order.ts';
import { firstListed } from '../imports/import-stop.ts';
import { spellRemedy } from './spell-remedy.ts';

interface Noticed {
  readonly mapping: Pick<ChosenMapping, 'origin'> & { readonly notes?: readonly (string | Mend)[] };
  readonly notices: ImportNotices;
  readonly remarks?: ImportReport['remarks'];
  readonly attributesGone?: readonly string[];
}

/** One line each, and what to do about them. */
export function describeNotices(noticed: Noticed, spell: SpellRemedy = spellRemedy): string[] {
  const isMendable = noticed.notices.columnsGone.length > 0 && noticed.mapping.origin !== 'given';
  return [...describeNoticed(noticed, spell), ...(isMendable ? [spellMend(MEND_MAPPING, spell)] : [])];
}

/** One line each. */
export function describeNoticed(noticed: Noticed, spell: SpellRemedy = spellRemedy): string[] {
  const { mapping, notices, remarks = [], attributesGone = [] } = noticed;
  const { isPart, columnsGone, columnsUnused, attributesEmptied, attributesNew } = notices;
  const products = isPart ? 'products in the file' : 'products';
  const lines = [
    ...(mapping.notes ?? []).map((note) => spellMend(mendOf(note), spell)),
    ...describeCurrency(notices),
    ...describeHeadings(notices.headings),
    ...describeOtherTables(notices.otherTables),
    ...describeFree(noticed, spell),
    ...describeNew(notices.newProducts, spell),
    ...describeListedAgain(notices.listedAgain),
  ];
  const rates = new Map(attributesEmptied.map((each) => [`attributes.${each.name}`, each]));
  for (const { rule, columns, renamed } of columnsGone) {
    const named = columns.map((column) => JSON.stringify(column)).join(' or ');
    const before = rates.get(rule);
    const had = before === undefined ? '' : `; ${percentWith(0, before.fillRateBefore)} of the products had it before`;
    const now =
      renamed === undefined
        ? ''
        : ` It may be ${JSON.stringify(renamed.column)} now: ${describeRenamed(renamed, spell)}.`;
    lines.push(
      `${rule.replace(/^attributes\./, '')}: no product of the file has ${named}, where the mapping takes it from${had}.${now}`,
    );
    rates.delete(rule);
  }
  for (const { name, fillRate, fillRateBefore } of rates.values()) {
    const example = remarks.find(({ attribute }) => attribute === name)?.examples[0];
    const why = example === undefined ? '' : `; not read: ${JSON.stringify(example.value)} in ${placeOf(example)}`;
    const now =
      fillRate === 0 ? `none of the ${products} has` : `only ${percentWith(0, fillRate)} of the ${products} have`;
    lines.push(`${name}: ${now} it now, ${percentWith(0, fillRateBefore)} before${why}.`);
  }
  if (attributesGone.length > 0) lines.push(`No longer there: ${attributesGone.join(', ')}.`);
  if (attributesNew.length > 0)
    lines.push(`New attributes, which the catalog did not have: ${firstListed(attributesNew)}.`);
  if (columnsUnused.length > 0)
    lines.push(`Not used, because the mapping does not mention it: ${firstListed(columnsUnused)}.`);
  return [...lines, ...describeOffers(notices.offers)];
}

/** A note that an older version kept is shown as it was kept. */
const describeRenamed = ({ fields = [], settings }: RenamedTo, spell: SpellRemedy): string =>
  settings === undefined ? spell(setFields(fields)) : `import with ${settings}`;

const describeCurrency = ({ otherCurrency }: ImportNotices): string[] =>
  otherCurrency === undefined
    ? []
    : [`Currency: all prices are in ${otherCurrency.now} now, in ${otherCurrency.before} before.`];

function describeListedAgain(listed: ImportNotices['listedAgain']): string[] {
  if (listed === undefined) return [];
  const { rows, repeated, examples } = listed;
  const shown = examples.map(({ sku, line, values }) => `${sku}, also in ${values.join(' and ')} (line ${line})`);
  return [
    ...(rows === 0
      ? []
      : [
          `${counted(rows, 'row lists', 'rows list')} a product again in another category; each is one product in all of them: ${shown.join('; ')}${rows > examples.length ? '; …' : ''}.`,
        ]),
    ...(repeated === 0
      ? []
      : [
          repeated === 1
            ? '1 row repeats a product and says nothing new.'
            : `${counted(repeated, 'row')} repeat a product and say nothing new.`,
        ]),
  ];
}

/** `12 offers have ended, such as …`; `3 offers are only to begin`; when to import again. */
function describeOffers(offers: ImportNotices['offers']): string[] {
  if (offers === undefined) return [];
  const { ended, ahead, running, changesAt, example } = offers;
  const lines: string[] = [];
  if (ended > 0) {
    const such =
      example === null
        ? ''
        : `${ended === 1 ? ':' : ', such as'} ${example.title} (sku ${example.sku}, ${placeOf(example)})`;
    const said = ended === 1 ? '1 offer has ended' : `${counted(ended, 'offer')} have ended`;
    const have = ended === 1 ? 'It has its regular price' : 'They have their regular prices';
    lines.push(`${said}${such}. ${have}, and nothing is struck out.`);
  }
  if (ahead > 0)
    lines.push(
      `${counted(ahead, 'offer is', 'offers are')} still to begin; until then ${ahead === 1 ? 'the regular price counts' : 'the regular prices count'}.`,
    );
  if (changesAt !== null) {
    const day = `${new Date(changesAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const hold = running === 0 ? '' : `${counted(running, 'offer holds', 'offers hold')} now. `;
    lines.push(`${hold}The next offer begins or ends at ${day}: import again then, as prices change by imports only.`);
  }
  return lines;
}

/** `The names of the columns are in lines 13 and 14. 6 rows above them are no products, the first "Mill Lane Farm".` */
function describeHeadings(headings: ImportNotices['headings']): string[] {
  if (headings === undefined) return [];
  const { first, last, above, example } = headings;
  if (first === 0) return [sayUnnamed(example)];
  const lines =
    first === last
      ? `line ${first}`
      : `lines ${first}${last === first + 1 ? ' and' : ' to'} ${last}, which were joined`;
  const told = above === 1 ? '1 row above them is no product' : `${counted(above, 'row')} above them are no products`;
  const shown = above === 1 ? `: ${JSON.stringify(example)}` : `, the first ${JSON.stringify(example)}`;
  return [`The names of the columns are in ${lines}.${above === 0 ? '' : ` ${told}${shown}.`}`];
}

/** `example`: what the first row has. */
const sayUnnamed = (example: string): string =>
  `The file has no names of columns: its first row is a product, ${JSON.stringify(example)}. So the columns are called Column 1, Column 2 and so on. Write a row with their names above the first one and import the file again, or say what they are: --set title='Column 2' --set price='Column 4'.`;

function describeOtherTables(tables: ImportNotices['otherTables']): string[] {
  if (tables === undefined) return [];
  const { kind, joined, leftOut, hidden, paired = [] } = tables;
  const lines = paired.map(describePaired);
  if (joined.count > 0)
    lines.push(
      `${counted(joined.count, `further ${kind}`)} of the file with the same columns ${joined.count === 1 ? 'was' : 'were'} read, too, with ${counted(joined.rows, 'row')}: ${named(joined)}. To leave a sheet out, hide it in the workbook.`,
    );
  if (leftOut.count > 0)
    lines.push(
      `Not read: ${counted(leftOut.count, `further ${kind}`)} of the file, with ${counted(leftOut.rows, 'row')}${kind === 'sheet' ? `: ${named(leftOut)}` : ''}.${describeReasons(leftOut)} If these are products, ${kind === 'sheet' ? 'give the sheet the headings of the first one' : 'move the rows into the first table'}, and import the file again.`,
    );
  if (hidden !== undefined)
    lines.push(
      `Not read: ${counted(hidden.count, 'hidden sheet')} of the file: ${hidden.names.map((name) => JSON.stringify(name)).join(', ')}${hidden.count > hidden.names.length ? ', …' : ''}. If these are products, unhide the ${oneOrSeveral(hidden.count, 'sheet')} in the workbook, and import the file again.`,
    );
  return lines;
}

/** `Sheet "Options": its names and values are columns of the products (24 rows; 2 rows name a product that did not come). Not used of it: price.` */
function describePaired({ name, rows, unknown, blank, unused }: PairedTable): string {
  const facts = [
    counted(rows, 'row'),
    ...(unknown > 0 ? [`${counted(unknown, 'row names', 'rows name')} a product that did not come`] : []),
    ...(blank > 0 ? [`${counted(blank, 'row lacks', 'rows lack')} the product, the name or the value`] : []),
  ];
  const others = unused.length === 0 ? '' : ` Not used of it: ${firstListed(unused)}.`;
  return `Sheet ${JSON.stringify(name)}: its names and values are columns of the products (${facts.join('; ')}).${others}`;
}

/** Why sheets were left out, each reason once. */
function describeReasons({ examples }: TableGroup): string {
  const byReason = Map.groupBy(examples, ({ reason }) => reason);
  return [...byReason]
    .map(([reason, sheets]) =>
      reason === undefined ? '' : ` ${sheets.map(({ name }) => JSON.stringify(name)).join(', ')}: ${WHY[reason]}.`,
    )
    .join('');
}

const WHY: Readonly<Record<LeftOutReason, string>> = {
  'no-headings': 'no row looks like names of columns',
  'no-product-column': 'no column says which product of the first sheet a row is about',
  'no-pairs': 'it has no names with values of properties of the products',
  'too-many': 'it has more values than can be put to the products of another sheet',
  'no-known-product': 'none of its rows is about a product of the first sheet',
};

const named = ({ count, examples }: TableGroup): string =>
  `${examples
    .map(
      ({ name, rows, line }) =>
        `${JSON.stringify(name)} (${line === null ? counted(rows, 'row') : `from line ${line} on`})`,
    )
    .join(', ')}${count > examples.length ? ', …' : ''}`;

function describeFree({ notices: { freeProducts } }: Noticed, spell: SpellRemedy): string[] {
  if (freeProducts === undefined) return [];
  const { count, example, drop } = freeProducts;
  const { title, sku, line } = example;
  const where = `${title} (sku ${sku}${line === null ? '' : `, line ${line}`})`;
  const said =
    count === 1
      ? `1 product has a price of 0: ${where}`
      : `${counted(count, 'product')} have a price of 0, such as ${where}`;
  const way =
    drop === null
      ? ['take them out of the file']
      : mend`leave such rows out with \`drop: [${drop}]\` in the mapping: ${importWith('savedMapping')}, add that line, and ${importWith('mapping')}`;
  return [`${said}; shoppers see that price. If that is wrong, ${spellMend(way, spell)}.`];
}

/** `brand, art are missing in all 25 new products: …` */
function describeNew(report: ImportNotices['newProducts'], spell: SpellRemedy): string[] {
  if (report === undefined) return [];
  const { products, lacking } = report;
  const all = lacking.filter(({ missing }) => missing === products).map(({ name }) => name);
  const news = products === 1 ? 'the new product' : `all ${counted(products, 'new product')}`;
  const told = [
    ...(all.length === 0 ? [] : [`${firstListed(all)} ${all.length === 1 ? 'is' : 'are'} missing in ${news}`]),
    ...lacking
      .filter(({ missing }) => missing < products)
      .map(({ name, missing }) => `${name} is missing in ${missing} of ${counted(products, 'new product')}`),
  ];
  const them = lacking.length === 1 ? 'it' : 'them';
  const found = lacking.flatMap(({ name, column }) => (column === null ? [] : [{ name, column }]));
  const ways = spell(
    setFields(found.map(({ name, column }) => ({ field: `attributes.${name}`, rule: givenColumn(column) }))),
  );
  const pairs = found.map(({ name, column }) => `${name} may be ${JSON.stringify(column)}`).join(', ');
  const way = found.length === 0 ? '' : ` In the file ${pairs}: ${ways}.`;
  return [`${told.join('; ')}: shoppers who are asked for ${them} will not find these.${way}`];
}

const MEND_MAPPING = mend`If columns were renamed, ${importWith('savedMapping')}, edit it, and ${importWith('mapping')}. Or ${importWith('infer')}; edits made by hand are then lost.`;

/** Describes every change of an update, but of a whole catalog only what looks like a mistake. Null: nothing to say. */
export function describePrices(prices: PriceReport | null, mode: ImportReport['mode']): string | null {
  if (prices === null || (mode === 'replace' && prices.large === 0)) return null;
  const { changed, lowest, highest, large, examples } = prices;
  const [from, to] = [percentChange(lowest), percentChange(highest)];
  // No percentage can be given if the price was 0 before.
  const shares = lowest === 0 && highest === 0 ? '' : from === to ? `, by ${from}` : `, from ${from} to ${to}`;
  const said = `Prices: ${grouped(changed)} changed${shares}`;
  if (large === 0) return `${said}.`;
  const shown = examples.map(({ sku, before, after }) => `${sku} from ${before} to ${after}`).join(', ');
  return `${said}; ${counted(large, 'price')} by more than half: ${shown}${large > examples.length ? ', …' : ''}.`;
}
