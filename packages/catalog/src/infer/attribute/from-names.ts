// Attributes that only names and addresses say: measures, features, kinds, and words that some names have.

import { type Reason, reason } from '@guidepost/fault/reason';
import type { AttributeRule } from '../../mapping/mapping.ts';
import { quantityOf } from '../cell/known-units.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { deriveColumn, thinColumn } from '../column/derive-column.ts';
import { shortValue, show } from '../column/describe-values.ts';
import { attributesInNames, ENOUGH_NAMES } from '../names/attributes-in-names.ts';
import { brandGuard } from '../names/brand-guard.ts';
import { FLOOR_SIZE, findFloorSizes } from '../names/find-floor-sizes.ts';
import { findKindsInNames } from '../names/find-kinds.ts';
import { findSidesInNames } from '../names/find-sides.ts';
import { isBeside } from '../names/lines-of-business.ts';
import { labelIn } from '../names/name-words.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import { findCameraMeasures } from './camera-measures.ts';
import { completeCounts, NAME_WHERE_BLANK } from './complete-counts.ts';
import { FEATURES } from './feature-words.ts';
import { findFeaturesInLinks } from './features-in-links.ts';
import { findFeaturesInNames } from './features-in-names.ts';
import { fillFromNames, isPlainNumber } from './fill-from-names.ts';
import { type FoundAttributes, isSourceOf } from './found-attributes.ts';
import { headingIn } from './heading-words.ts';
import { findMakersInLinks } from './makers-in-links.ts';
import { findMeasuresInNames, type MeasureInNames } from './measures-in-names.ts';
import { findRalColours } from './ral-colours.ts';
import { withoutConverted } from './same-measure.ts';
import { SAID_OF_SCREENS, saysScreens } from './shopper-label.ts';

export function addFromNames(found: FoundAttributes): void {
  const { title } = found;
  addMakersOfLinks(found);
  if (title !== null) addMeasures(found, title);
  if (title !== null) addFloorSizes(found, title);
  if (title !== null) addCameraMeasures(found, title);
  if (title !== null) addRalColours(found, title);
  if (title !== null) addFeatures(found, title);
  addFeaturesOfLinks(found);
  if (title !== null) completeCounts(found, title);
  if (title !== null) addWords(found, title);
}

/** Of the names that have a measure: fewer products than that do not make it known. */
const MANY = 0.5;

/** If a column of the file has the same unit, and not only for a few products, the value is not taken from the name, too. */
function addMeasures(found: FoundAttributes, title: ColumnFacts): void {
  const known = found.inferred.flatMap(({ rules }) => rules.filter(({ unit }) => unit !== null));
  const areSidesTold = addSides(found, title);
  for (const measure of withoutConverted(title, findMeasuresInNames(title))) {
    // What is said of each side is no length of nobody knows what.
    if (areSidesTold && measure.quantity === 'length') continue;
    const { quantity, unit, units, pattern, decimal, map, count } = measure;
    const family = quantityOf(unit);
    const alike = known.filter((rule) => family !== null && quantityOf(rule.unit ?? '') === family);
    const isScreen = quantity === 'size' && haveScreens(title, found.context.columns);
    // What is 45 mm or 120 cm may be wide, high or long. Only ropes and cables come by the metre.
    const isSide = quantity === 'length' && unit !== 'm';
    const called = isScreen ? 'screen' : isSide ? 'side' : quantity;
    const own = isScreen ? { name: 'screen_size', label: found.words.screen } : sideOf(found, title, measure);
    const { name: wanted, label } = own ?? { name: quantity, label: found.words[called] };
    const isTold = (rule: AttributeRule): boolean => rule.name === quantity || found.countOf(rule) >= count * MANY;
    for (const told of alike) fill(found, told, title, measure);
    if (alike.some(isTold)) continue;
    // A column of the same name that lacks its unit says the same.
    const bare = found.inferred.flatMap(({ rules }) => rules).find((rule) => isBare(rule, own?.name ?? quantity));
    if (bare !== undefined && found.countOf(bare) >= count * MANY) continue;
    if (bare !== undefined) found.drop(bare, NAMES_SAY_MORE);
    const name = found.nameFor(wanted);
    const rule = attributeRule({
      ...{ name, label, type: 'number', from: [columnSource(title.name)] },
      ...{ pattern, unit, units, decimal, map },
    });
    found.keep([rule], [inNames(count)], []);
  }
}

const isBare = ({ name, type, unit, pattern }: AttributeRule, quantity: string): boolean =>
  name === quantity && type === 'number' && unit === null && pattern === null;

const NAMES_SAY_MORE = reason('names-say-more', 'the names say it for more products, and in which unit');

/** If no column has a size. */
function addFloorSizes(found: FoundAttributes, title: ColumnFacts): void {
  const sizes = found.named.some((name) => SAYS_SIZE.test(plainName(name))) ? null : findFloorSizes(title);
  if (sizes === null) return;
  const { pattern, map, count } = sizes;
  const rule = attributeRule({
    ...{ name: found.nameFor('size'), label: labelIn(FLOOR_SIZE, found.context.language), type: 'text' },
    ...{ from: [columnSource(title.name)], pattern, map },
  });
  found.keep([rule], [inNames(count)], []);
}

const SAYS_SIZE =
  /(?:^| )(?:sizes?|dimensions?|gr(?:o|oe)ssen?|masse|abmessungen|tailles?|tamanos?|medidas|misur[ae]|maat|afmetingen|velikost|rozmer[yi]?|rozmiary?|wymiary|розмір\p{L}*|размер\p{L}*|storlek|matt|mal|storrelse|koko|mitat|meret|marime|boyut|length|width|lange|breite)(?: |$)/u;

function addCameraMeasures(found: FoundAttributes, title: ColumnFacts): void {
  const called = found.named.map(plainName);
  for (const { name, unit, labels, pattern, decimal, count } of findCameraMeasures(title, called)) {
    const rule = attributeRule({
      ...{ name: found.nameFor(name), label: labelIn(labels, found.context.language), type: 'number' },
      ...{ from: [columnSource(title.name)], pattern, decimal, unit },
    });
    found.keep([rule], [inNames(count)], []);
  }
}

/** Whether names tell sides by word. */
function addSides(found: FoundAttributes, title: ColumnFacts): boolean {
  const { rows } = found.context;
  const some = thinColumn(title, rows, Math.max(1, Math.ceil(rows / ENOUGH_NAMES)));
  const [first] = findSidesInNames(some, found.context.language);
  if (first === undefined) return false;
  const sides = findSidesInNames(title, first.language);
  for (const { side, language, unit, units, pattern, decimal, count } of sides) {
    const label = headingIn(side, language) ?? `${side.charAt(0).toUpperCase()}${side.slice(1)}`;
    const isSaid = found.named.some((name) => plainName(name) === side || plainName(name) === plainName(label));
    if (isSaid) continue;
    const rule = attributeRule({
      ...{ name: found.nameFor(side), label, type: 'number', from: [columnSource(title.name)] },
      ...{ pattern, unit, units, decimal },
    });
    found.keep([rule], [inNames(count)], []);
  }
  return sides.length > 0;
}

/** Nothing but millimetres is no length: the case of a watch has a diameter, and other things have a size. Null: it may be one. */
function sideOf(found: FoundAttributes, title: ColumnFacts, { quantity, unit, units, pattern }: MeasureInNames) {
  if (quantity !== 'length' || unit !== 'mm' || units.length > 0 || found.has('size')) return null;
  const measured = new RegExp(pattern, 'u');
  const isStrap = ({ text }: { readonly text: string }): boolean => measured.test(text) && isBeside('watches', text);
  return found.isOf('watches') && !title.values.some(isStrap)
    ? { name: 'case_diameter', label: labelIn(CASE_DIAMETER, found.context.language) }
    : { name: 'size', label: found.words.side };
}

const CASE_DIAMETER =
  'Case diameter|Gehäusedurchmesser|Diamètre du boîtier|Diámetro de la caja|Diametro della cassa|Kastdiameter|Průměr pouzdra|Średnica koperty|Діаметр корпусу|Диаметр корпуса|Diâmetro da caixa|Boettdiameter|Kassediameter|Kassediameter|Kellon halkaisija|Tokátmérő|Diametrul carcasei|Kasa çapı|Priemer puzdra|Promjer kućišta|Prečnik kućišta|Διάμετρος κάσας|ケース径|케이스 지름|表径|Diameter jam|Đường kính mặt|Диаметър на корпуса|ขนาดตัวเรือน|Premer ohišja|Korpuso skersmuo|Korpusa diametrs|Korpuse läbimõõt|Diàmetre de la caixa';

const inNames = (count: number): Reason => reason('in-names', `in ${count} names`, { count });

function fill(found: FoundAttributes, rule: AttributeRule, title: ColumnFacts, measure: MeasureInNames): void {
  const column = found.columnOf(rule);
  const isAlike = rule.unit === measure.unit && measure.units.length === 0 && measure.map.length === 0;
  if (column === undefined || !isAlike || !isPlainNumber(rule)) return;
  const filled = fillFromNames(rule, column, title, measure, found.context.rows);
  if (filled !== null) found.replace(rule, filled, NAME_WHERE_BLANK);
}

/** Panels and resolutions, in names or in columns of their own. */
const haveScreens = (title: ColumnFacts, columns: readonly ColumnFacts[]): boolean =>
  findFeaturesInNames(title, []).some(({ name }) => SAID_OF_SCREENS.has(name)) || saysScreens(columns);

function addRalColours(found: FoundAttributes, title: ColumnFacts): void {
  const isSaid = FEATURES.some(
    ({ name, columns }) => name === 'color' && found.named.some((one) => columns.test(plainName(one))),
  );
  const colours = isSaid ? null : findRalColours(title);
  if (colours === null) return;
  const { pattern, count } = colours;
  const { rows, blank } = found.context;
  const rule = attributeRule({
    ...{ name: found.nameFor('color'), label: found.words.color, type: 'text' },
    ...{ from: [columnSource(title.name)], pattern },
  });
  found.keep([rule], [inNames(count)], deriveColumn(title, 'color', pattern, rows, blank).values);
}

function addFeatures(found: FoundAttributes, title: ColumnFacts): void {
  const { rows, blank, chosen, language } = found.context;
  // Most shops have none, and kinds take a while to find.
  if (findFeaturesInNames(title, found.named, [], undefined, found.isOf).length === 0) return;
  const guard = brandGuard(title, chosen.brand, rows, Math.max(1, Math.ceil(rows / ENOUGH_NAMES)));
  const kinds = findKindsInNames(title, chosen.brand, language, guard)?.kinds ?? [];
  const features = findFeaturesInNames(title, found.named, kinds, guard, found.isOf);
  for (const { name: feature, pattern, map, isList, count } of features) {
    const { values } = deriveColumn(title, feature, pattern, rows, blank);
    const rule = attributeRule({
      ...{ name: found.nameFor(feature), label: found.words[feature], type: isList ? 'list' : 'text' },
      ...{ from: [columnSource(title.name)], pattern, map },
    });
    found.keep([rule], [inNames(count)], values);
  }
}

/** If neither a column nor the names say it. */
function addMakersOfLinks(found: FoundAttributes): void {
  const { chosen, columns, rows, blank } = found.context;
  const sources = chosen.fields.get('link')?.rule.from ?? [];
  const link = columns.find((column) => column.isAddress && isSourceOf(sources, column.name));
  if (link === undefined || chosen.titled.length === 0 || chosen.brand !== null || found.has('brand')) return;
  const titleAt = (row: number): string => chosen.titled.map((column) => column.textAt(row)).join(' ');
  const makers = findMakersInLinks(link, titleAt, rows);
  if (makers === null) return;
  const { pattern, map, share, example } = makers;
  const { values } = deriveColumn(link, 'brand', pattern, rows, blank);
  const rule = attributeRule({
    ...{ name: found.nameFor('brand'), label: found.words.brand, type: 'text' },
    ...{ from: [columnSource(link.name)], pattern, map },
  });
  found.keep([rule], [inAddresses(share, example)], values);
}

const inAddresses = (share: number, example: string): Reason => {
  const percent = Math.round(share * 100);
  const text = `only the addresses say it, ${percent}% of them, such as ${show(example)}`;
  return reason('only-in-addresses', text, { percent, example: shortValue(example) });
};

/** If neither a column nor the names say it. */
function addFeaturesOfLinks(found: FoundAttributes): void {
  const { chosen, columns, rows, blank } = found.context;
  const sources = chosen.fields.get('link')?.rule.from ?? [];
  const link = columns.find((column) => column.isAddress && isSourceOf(sources, column.name));
  if (link === undefined || chosen.titled.length === 0) return;
  const titleAt = (row: number): string => chosen.titled.map((column) => column.textAt(row)).join(' ');
  for (const { name, pattern, map, share, example } of findFeaturesInLinks(link, titleAt, rows, found.named)) {
    const { values } = deriveColumn(link, name, pattern, rows, blank);
    const rule = attributeRule({
      ...{ name: found.nameFor(name), label: found.words[name], type: 'text' },
      ...{ from: [columnSource(link.name)], pattern, map },
    });
    found.keep([rule], [inAddresses(share, example)], values);
  }
}

/** What no column says: kinds, counts, and words that only some names have. */
function addWords(found: FoundAttributes, title: ColumnFacts): void {
  const { chosen, columns, rows, blank, language } = found.context;
  const sources = chosen.fields.get('description')?.rule.from ?? [];
  const description = columns.find((column) => isSourceOf(sources, column.name)) ?? null;
  const known = found.inferred.flatMap(({ rules }) => rules);
  const context = {
    ...{ title, brand: chosen.brand, description, columns, rows, blank, language, known },
    isOf: found.isOf,
  };
  for (const { rule, note, values } of attributesInNames(context)) found.keep([rule], [note], values);
}
