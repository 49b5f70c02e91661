// Says what shoppers will get from a draft, whether it can be published as it is, and what would help most, for any door.

import type { UnaskedAttribute } from '@guidepost/advice/draft/draft';
import type { DraftVerdict, Improvement, Objection } from '@guidepost/advice/draft/draft-verdict';
import { nameOfLanguage } from '@guidepost/advice/draft/words/languages/languages';
import type { NamedProduct } from '@guidepost/advice/simulate/lost-figures';
import type { TracesOfCurrency } from '@guidepost/catalog/infer/likely-currencies';
import {
  importWith,
  type Mend,
  mend,
  mendOf,
  type Remedy,
  type SpellRemedy,
  setField,
  setFields,
  spellMend,
} from '@guidepost/fault/remedy';
import { counted, percent, percentWith } from '@guidepost/fault/say-number';
import { sayLikelyCurrency } from '../catalogs/say-likely-currency.ts';
import { sayLikelyLanguage } from '../catalogs/say-likely-language.ts';

/** What hints at what nobody said. */
export interface TracesOfCatalog extends TracesOfCurrency {
  /** The catalog's; null or undefined: nobody said it. */
  readonly currency?: string | null;
}

export interface SaidVerdict {
  /** One or two sentences. */
  readonly get: string;
  /** Each completes the sentence "not ready to publish, because …". Empty: it is ready. */
  readonly against: readonly string[];
  /** What would help most, and how to supply it; null: nothing is worth the work. */
  readonly improve: string | null;
}

/** `traces`: the language of the catalog, or else of the questions, and addresses of its products. */
export function sayVerdict(
  { shoppers, against, improve }: DraftVerdict,
  leftOut: readonly UnaskedAttribute[],
  traces: TracesOfCatalog,
  spell: SpellRemedy,
): SaidVerdict {
  const again =
    shoppers.askedOnce === null || shoppers.askedTwice === null
      ? ''
      : `, ${percent(shoppers.askedOnce)} after being asked again once, ${percent(shoppers.askedTwice)} after twice`;
  return {
    get:
      `Of ${counted(shoppers.simulated, 'simulated shopper')}, ${percent(shoppers.truthful)} see the very product that they have in mind ` +
      `after ${shoppers.questions.toFixed(1)} questions; with a wrong reply in every ten, ${percent(shoppers.mistaken)} do${again}.`,
    against: sayAgainst(against, traces, spell),
    improve: improve === null ? null : spellMend(mendOf(sayImprovement(improve, leftOut)), spell),
  };
}

/** Each completes the sentence "not ready to publish, because …". */
export const sayAgainst = (
  against: readonly Objection[],
  traces: TracesOfCatalog,
  spell: SpellRemedy,
): readonly string[] => against.map((one) => spellMend(mendOf(sayObjection(one, traces)), spell));

function sayObjection(objection: Objection, traces: TracesOfCatalog): string | Mend {
  switch (objection.kind) {
    case 'truthful':
      return `only ${closely(objection)} of truthful shoppers see the very product (${percent(objection.goal)} should)`;
    case 'told-apart':
      return `counting only products that the catalog can tell from the others, ${closely(objection)} of truthful shoppers see theirs (${percent(objection.goal)} should)`;
    case 'mistaken':
      return `with a wrong reply in every ten, only ${closely(objection)} see it (${percent(objection.goal)} should)`;
    case 'asked-once':
      return `asked again once, only ${closely(objection)} do (${percent(objection.goal)} should)`;
    case 'asked-twice':
      return `asked again twice, only ${closely(objection)} do (${percent(objection.goal)} should)`;
    case 'no-currency':
      return mend`amounts have no currency: import the catalog again and ${sayLikelyCurrency(traces)}`;
    case 'no-unit':
      return mend`numbers have no unit (${listOf(objection.attributes)}): import the catalog again and ${setMembers(objection.attributes, 'unit')}, such as mm, kg or W, or what they count, such as pieces or points, then draft again`;
    case 'other-language':
      return mend`some questions mix languages (${listOf(objection.attributes)}): import the catalog again and ${setMembers(objection.attributes, 'label')} in the language of the questions, then draft again, or write other titles`;
    case 'english-answers':
      return `answers to ${listOf(objection.attributes)} are in English, unlike the questions: list them in the file as \`answers:\` with a \`title:\` each, or import a column that has them in the language of the questions`;
    case 'long-list':
      return `the first question offers ${objection.answers} answers, which nobody looks through: add a column with a few values that are broader than those of ${oneLine(objection.attribute)}, such as the main groups of the shop's menu, then import and draft again`;
    case 'language-unknown':
      return mend`the language of the catalog was not found, so the questions are in English: import the catalog again and ${sayLikelyLanguage(traces.currency ?? null)}, then draft again`;
    case 'no-advice':
      return 'it asks for hardly anything but the budget and what shoppers like, which is no advice: add a column that says what each product is, what it is for, or how it differs, then import and draft again';
    case 'single-question':
      return `besides the budget and brands or models it asks a single thing (${oneLine(objection.attribute)}), which a list with a filter does as well: add a column that says what each product is, what it is for, or how it differs, then import and draft again`;
    case 'shared-titles':
      return mend`${counted(objection.products, 'product')} of ${objection.all} have the title of another one, such as "${oneLine(objection.example)}", so shoppers cannot tell them apart: ${tellApart(objection.telling)}`;
    case 'large-group': {
      const said = `${objection.products} of ${counted(objection.all, 'product')} count as variants of one, "${oneLine(objection.example)}", so results show one of them only`;
      // Alone they would be as many products of one title.
      if (!objection.isOneTitle)
        return mend`${said}: if they are products of their own, import the catalog again and ${setField('group', '')}, then draft again`;
      return objection.telling === null
        ? mend`${said}, and ${tellApart(null)}`
        : mend`${said}: if they are products of their own, import the catalog again and ${setFields([
            { field: 'group', rule: '' },
            { field: 'title', rule: objection.telling },
          ])}, then draft again`;
    }
    case 'few-things':
      return objection.things === 1
        ? `all ${counted(objection.all, 'product')} are variants of one thing, as ${oneLine(objection.column)} says, so there is nothing to choose between: an advisor is for catalogs of many things`
        : `its ${counted(objection.all, 'product')} are variants of only ${counted(objection.things, 'thing')}, as ${oneLine(objection.column)} says, which a page shows at once: an advisor is for catalogs of more things`;
    case 'unspoken':
      return `the catalog is in ${nameOfLanguage(objection.language)} and the questions are in English: write them in ${nameOfLanguage(objection.language)}`;
  }
}

/** `telling`: a rule for titles; null: no column of the catalog makes them differ. */
const tellApart = (telling: string | null): Mend =>
  telling === null
    ? mend`no column that was imported tells them apart: give the file titles or a column that do, such as the model or the size, then import and draft again`
    : mend`import the catalog again with what differs in the title: ${setField('title', telling)}, then draft again`;

function sayImprovement(improve: Improvement, leftOut: readonly UnaskedAttribute[]): string | Mend {
  switch (improve.kind) {
    case 'ask': {
      const { attribute, helped, lost, asked } = improve;
      const found = `${oneLine(attribute)} would help most: with it, ${helped} of ${counted(lost, 'lost shopper')} find their product`;
      if (asked)
        return `${found}. It is asked for too coarsely: give its question in the file more answers, or narrower ranges.`;
      return mend`${found}. ${howToAsk(leftOut.find((left) => left.attribute === attribute))}`;
    }
    case 'fill':
      return `Values for ${oneLine(improve.attribute)} would help most: ${counted(improve.without, 'product')} of ${improve.products} have none. Fill them in in the catalog's file, then import and draft again.`;
    case 'offer':
      return `More answers to ${oneLine(improve.attribute)} would help most: it has ${improve.values} values, of which its question offers ${improve.offered} at a time. Set \`max: ${Math.min(MOST_ANSWERS, improve.values)}\` at that question in the file; better, add a column with a few broader values (such as Animals, Travel, Plain for designs), then import and draft again.`;
    case 'supply': {
      const such = improve.examples.map(({ title, sku }) => `"${oneLine(title || sku)}"`).join(' and ');
      return mend`An attribute that tells ${such === '' ? 'such products' : such} apart would help most: the catalog has none that shoppers could say. ${howToSupply(improve.examples)}`;
    }
  }
}

/** The most that an advisor file takes. */
const MOST_ANSWERS = 200;

/** With rows to follow, of the shop's own products. */
function howToSupply(examples: readonly NamedProduct[]): Mend {
  const [one, other] = examples;
  const rows = examples.map((product) => {
    const others = (product === one ? other : one) ?? product;
    const only = onlyIn(product.title, others.title);
    // A title without a word of the other says what the product is called, and no more.
    const isWhole = only === onlyIn(product.title, '') && others.title.trim() !== '';
    return `  ${cell(product.sku)},${cell((isWhole ? '' : only) || 'WHAT DIFFERS')}`;
  });
  const file = ['  sku,NAME', ...(rows.length > 0 ? rows : ['  SKU,WHAT DIFFERS'])].join('\n');
  return mend`Say what differs in a few words that several products share, in a file of two columns, such as\n${file}\nwith a NAME in small letters, in the language of the questions. Then ${importWith('update')}, naming the column in the same run: ${setField('attributes.NAME', 'NAME')}. Then draft again.`;
}

/** The words that only one of two titles has. */
function onlyIn(title: string, other: string): string {
  const words = new Set(other.toLowerCase().split(/\s+/));
  return title
    .split(/\s+/)
    .filter((word) => !words.has(word.toLowerCase()))
    .join(' ');
}

/** Of a file of comma-separated values. */
const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function howToAsk(left: UnaskedAttribute | undefined): string | Mend {
  switch (left?.why) {
    case 'no-unit':
      return mend`Nobody knows its unit: import the catalog again and ${setMembers([left.attribute], 'unit')}, then draft again.`;
    case 'unnamed':
      return mend`It has no name that shoppers understand: import the catalog again and ${setMembers([left.attribute], 'label')}, then draft again.`;
    case 'numbers-as-text':
      if (left.measured !== undefined && left.measured.strays.length > 0)
        return `It holds amounts of several kinds (${[left.measured.example, ...left.measured.strays].map((text) => `"${oneLine(text)}"`).join(', ')}), which no one unit fits: leave it as text, or give each kind of product a column of its own in the catalog’s file.`;
      if (left.measured !== undefined && Object.keys(left.measured.units).length > 0)
        return `Its numbers are kept as text, in units of several sizes: set \`type: number, unit: ${oneLine(left.measured.unit)}, units: { ${Object.entries(
          left.measured.units,
        )
          .map(([unit, factor]) => `${unit}: ${factor}`)
          .join(', ')} }\` in the catalog’s mapping, import and draft again.`;
      return mend`Its numbers are kept as text: import the catalog again and ${setMembers([left.attribute], 'unit')}, then draft again.`;
    case 'lists-as-text':
      return mend`It keeps several values in one text: import the catalog again and ${setField(`attributes.${left.attribute}.split`, left.split ?? ';')}, then draft again.`;
    case 'identifier':
    case 'free-text':
    case 'nearly-unique':
      return 'As it is, nobody could answer it: give it short values that several products share, in the catalog’s file.';
    default:
      return 'Add a question about it to the file.';
  }
}

/** For whoever imports: `--set attributes.width.unit=UNIT`. */
const setMembers = (attributes: readonly string[], member: 'unit' | 'label'): Remedy =>
  setFields(attributes.map((attribute) => ({ field: `attributes.${attribute}.${member}`, rule: null })));

/** A percentage with so many digits that it differs from the goal that it misses. */
const closely = ({ share, goal }: { readonly share: number; readonly goal: number }): string =>
  percent(share) === percent(goal) ? percentWith(1, share) : percent(share);

const listOf = (attributes: readonly string[]): string => attributes.map(oneLine).join(', ');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
