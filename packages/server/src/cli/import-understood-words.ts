// Says what an import made of its file, for shop owners who do not read mappings: what each column became, with examples,
// and which columns were not used.

import { PRODUCT_FIELDS } from '@guidepost/catalog/mapping/mapping';
import { columnsOf } from '@guidepost/catalog/mapping/named-columns';
import type { Product } from '@guidepost/engine/product';
import { type Mend, mend, mendOf, type SpellRemedy, setFields, spellMend } from '@guidepost/fault/remedy';
import { counted, grouped, percentWith } from '@guidepost/fault/say-number';
import type { AttributeReport } from '../imports/attribute-counts.ts';
import { type ChosenMapping, columnsOfAttribute } from '../imports/chosen-mapping.ts';
import type { ImportReport } from '../imports/import-order.ts';
import { type Help, whatHelpsMost } from '../imports/what-helps.ts';
import { table } from './output.ts';

const UNUSED_SHOWN = 40;
const LONGEST_CELL = 32;

/** Says where the fields of a product come from, with the first product as example. Empty if the file is in Guidepost's own shape. */
export function describeFields({ rules, inference }: ChosenMapping, first: Product | null): string[] {
  const rows = PRODUCT_FIELDS.flatMap((field) => {
    const rule = rules?.fields[field];
    if (rule === undefined || inference?.idle?.includes(field)) return [];
    const columns = [...new Set(rule.from.flatMap(columnsOf))];
    const from = columns.length === 0 ? 'the same for all' : columns.join(', ');
    return [[field, cut(from), cut(exampleOf(field, first))]];
  });
  return rows.length === 0
    ? []
    : ['', table([['field', 'taken from', first === null ? '' : 'of the first product'], ...rows])];
}

function exampleOf(field: (typeof PRODUCT_FIELDS)[number], first: Product | null): string {
  const value: unknown = first?.[field as keyof Product];
  return value === undefined || value === null ? '' : String(value);
}

/** For an update, this shows only the attributes that the file has: a price list says nothing about weights. */
export function describeAttributes({ attributes, mode, spoken, mapping }: ImportReport): string[] {
  const shown = spoken === null ? attributes : attributes.filter(({ name }) => spoken.includes(name));
  if (shown.length === 0) return mode === 'update' ? [] : ['', 'The products have no attributes.'];
  const filled = mode === 'update' ? 'filled (of those in the file)' : 'filled';
  const isMapped = mapping.rules !== null;
  const rows = shown.map((attribute) => [
    attribute.name,
    attribute.unit === null ? attribute.type : `${attribute.type} (${attribute.unit})`,
    percentWith(0, attribute.fillRate),
    `${grouped(attribute.distinct)}${attribute.distinctIsLeast ? ' or more' : ''}`,
    ...(isMapped ? [cut(columnsOfAttribute(mapping, attribute.name).join(', '))] : []),
    examplesOf(attribute),
  ]);
  const head = ['attribute', 'type', filled, 'different values', ...(isMapped ? ['taken from'] : []), 'such as'];
  return ['', table([head, ...rows])];
}

/** The attributes that would be taken, when the import stopped before it counted their values. */
export function describeTaken(mapping: ChosenMapping): string[] {
  const rows = (mapping.rules?.attributes ?? []).map(({ name, unit }) => [
    unit === null ? name : `${name} (${unit})`,
    cut(columnsOfAttribute(mapping, name).join(', ')),
  ]);
  return rows.length === 0 ? [] : ['', table([['attribute', 'taken from'], ...rows])];
}

const examplesOf = ({ examples }: AttributeReport): string =>
  examples.map((example) => cut(typeof example === 'boolean' ? (example ? 'yes' : 'no') : String(example))).join('; ');

/** All columns that are not used, and how many values each has. */
export function describeUnused({ inference }: ChosenMapping): string[] {
  const unused = inference?.unused ?? [];
  if (unused.length === 0) return [];
  const rows = unused
    .slice(0, UNUSED_SHOWN)
    .map(({ column, filled, reason, example }) => [
      cut(column),
      grouped(filled),
      reason?.text ?? 'Guidepost knows no use for it',
      cut(example ?? ''),
    ]);
  const more = unused.length - rows.length;
  return [
    '',
    `${counted(unused.length, 'column')} of the file ${unused.length === 1 ? 'is' : 'are'} not used:`,
    table([['column', 'values', 'why', 'such as'], ...rows]),
    ...(more > 0 ? [`… and ${grouped(more)} more; --json names them all.`] : []),
  ];
}

/** The one thing to do next, for those who read only one line. */
export function describeHelp(report: ImportReport, spell: SpellRemedy): string[] {
  const help = whatHelpsMost(report);
  return help === null ? [] : ['', `What would help most: ${spellMend(mendOf(sayHelp(help)), spell)}`];
}

function sayHelp(help: Help): string | Mend {
  switch (help.kind) {
    case 'mend-rows':
      return `correct the rejected rows, ${grouped(help.rejected)} of ${grouped(help.rows)}; shoppers do not see their products. The reasons are above.`;
    case 'add-attributes':
      return 'add columns that tell the products apart, such as size, colour or use; an advisor can only ask for what the products say.';
    case 'say-units': {
      const [first = '', ...others] = help.attributes;
      const set = setFields([{ field: `attributes.${first}.unit`, rule: help.units[0] ?? null }]);
      const likewise = others.length === 0 ? '' : `, and likewise of ${others.join(', ')}`;
      return mend`say the unit of ${first}, which nothing in the file says${likewise}; without it shoppers do not know what a number means. If it is ${help.units[0] ?? ''}, ${set}; it may be ${help.units.slice(1).join(' or ')}, too.`;
    }
    case 'fill-in':
      return `fill in ${help.attribute}, which ${grouped(help.missing)} of ${counted(help.products, 'product')} lack; shoppers who ask for it will not find these.`;
    default:
      return `write each value of ${help.attribute} in one way; ${counted(help.spellings, 'spelling means', 'spellings mean')} the same as others. The kept mapping offers to merge them.`;
  }
}

/** Cuts a text so that it fits into a cell of one line. */
function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_CELL ? line : `${line.slice(0, LONGEST_CELL - 1).toWellFormed()}…`;
}
