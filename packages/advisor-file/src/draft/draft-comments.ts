// What a drafted file says about itself: for a merchandiser who wonders why a question is there, what it costs, and why
// another one is not.

import type { DraftedAdvisor, QuestionReasons, UnaskedAttribute } from '@guidepost/advice/draft/draft';
import { foldText } from '@guidepost/advice/draft/words/fold-text';
import { nameOfLanguage } from '@guidepost/advice/draft/words/languages/languages';
import { describeOutlyingPrices } from '@guidepost/advice/note-outlying-prices';
import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { plainRemedy } from '@guidepost/fault/plain-remedy';
import { type Mend, mend, mendOf, type SpellRemedy, spellMend } from '@guidepost/fault/remedy';
import { counted, grouped, percent } from '@guidepost/fault/say-number';

export function headComment(draft: DraftedAdvisor, revision: number): string {
  const { advisor, currency, forecast } = draft;
  const remarks = [
    remarkOnHelpers(draft),
    remarkOnPriceUnits(draft),
    remarkOnPrices(draft),
    remarkOnUnknownLanguage(draft),
    remarkOnLanguage(draft),
  ].filter((remark) => remark !== null);
  const { products, groups, unavailable } = forecast;
  const things =
    groups < products ? `${counted(products, 'product')} in ${counted(groups, 'group')}` : counted(products, 'product');
  const lines = [
    `Drafted from the catalog ${advisor.client}/${advisor.catalog}, revision ${revision}: ${things}.`,
    ...(unavailable === 0
      ? []
      : [
          unavailable === 1
            ? '1 more is not available now: values that only it has are offered when it is back, and are not counted here.'
            : `${grouped(unavailable)} more are not available now: values that only they have are offered when they are back, and are not counted here.`,
        ]),
    `Of shoppers who reply truthfully and skip what they cannot know, ${percent(forecast.found)} find their product`,
    `among the ${advisor.results.limit} results at the end${forecast.shoppers < products ? ` (a sample of ${grouped(forecast.shoppers)})` : ''}.`,
    ...explainRoles(advisor),
    ...(currency === null ? [NO_CURRENCY] : []),
    ...remarks,
    'It is a start: change titles, remove questions, add your own. Then check it, simulate it and publish it.',
  ];
  for (const { products: alike, skus, differ } of forecast.alike.slice(0, 3)) {
    const by = differ.length > 0 ? `they differ in ${differ.join(', ')}` : 'no attribute tells them apart';
    lines.push(`Not told apart by the questions: ${grouped(alike)} such as ${skus.map(oneLine).join(', ')}; ${by}.`);
  }
  return comment(lines);
}

/** What the merchandiser must decide because the catalog does not say it: lines for the file and for the command. */
export function remarkOnUnits({ questions }: DraftedAdvisor): string | null {
  const names = questions.filter(({ lacksUnit }) => lacksUnit).map(({ attribute }) => oneLine(attribute));
  return names.length === 0
    ? null
    : `The catalog has no unit for ${names.join(', ')}: if it is inches, Hz or another one, set \`unit:\` in the catalog's mapping, import and draft again.`;
}

export const remarkOnPrices = ({ outlying }: DraftedAdvisor): string | null =>
  outlying === null
    ? null
    : `${describeOutlyingPrices(outlying, oneLine)} The ranges of the budget follow the others. If it is a slip, correct it in the catalog's file, import and draft again.`;

/** Why the budget is missing, and what would bring it back. */
export function remarkOnPriceUnits({ priceUnits }: DraftedAdvisor): string | null {
  if (priceUnits === null) return null;
  const units = priceUnits.units.map(oneLine).join(', ');
  return `Prices are for different units (${oneLine(priceUnits.attribute)}: ${units}), so nobody is asked for one budget over them, and results say the unit beside the price. To ask for a budget, give the catalog prices for the same unit, or a catalog of its own to what is sold by each.`;
}

/** What the draft leaves out, and how to have it back. */
export function remarkOnHelpers({ helpers }: DraftedAdvisor): string | null {
  if (helpers === null) return null;
  const { products, free, kinds } = helpers;
  const which = [
    ...(free === 0 ? [] : [`${counted(free, 'product')} with a price of 0`]),
    ...(kinds.length === 0 ? [] : [`what is of these kinds: ${kinds.map(oneLine).join(', ')}`]),
  ];
  return `The advisor leaves out ${counted(products, 'product')} that shoppers are not advised about: ${which.join('; ')}. Take the \`where:\` away if they should find such goods.`;
}

export function remarkOnLanguage({ foreign, unspoken, advisor }: DraftedAdvisor): string | null {
  const language = nameOfLanguage(advisor.language);
  if (unspoken !== null) {
    return `The catalog is in ${nameOfLanguage(unspoken)}, which drafts cannot be worded in: the questions are in ${language}. Write them in ${nameOfLanguage(unspoken)} and set \`language: ${oneLine(unspoken)}\` before you publish.`;
  }
  return foreign.length === 0
    ? null
    : `Not named in ${language}: ${foreign.map(oneLine).join(', ')}. Write other titles, or give them a \`label:\` in the catalog's mapping, import and draft again.`;
}

export const remarkOnUnknownLanguage = ({ isLanguageUnknown }: DraftedAdvisor): string | null =>
  isLanguageUnknown
    ? 'The questions are in English because the language of the catalog was not found. If it is another one, import the catalog once more and name its language, or name it for the draft, such as de, then draft again.'
    : null;

const NO_CURRENCY =
  'The catalog does not say its currency, so amounts have none: import it once more and name the currency, such as EUR, then draft again.';

function explainRoles({ questions }: Advisor): string[] {
  const filters = questions.filter(({ role }) => role === 'filter').length;
  if (filters === 0 || filters === questions.length) return [];
  return [
    `Of the ${questions.length} questions, ${filters} may remove products (filters). The others only put what fits first (preferences),`,
    'so that a slip costs nobody their product.',
  ];
}

export function questionComment({ advisor, questions, forecast }: DraftedAdvisor, nth: number): string {
  const question = advisor.questions[nth];
  const reasons = questions[nth];
  if (question === undefined || reasons === undefined) return '';
  const { known, values, firstBits, bits, found } = reasons;
  const fill =
    known === forecast.products
      ? 'Every product has a value'
      : `${percent(known / forecast.products)} of products have a value`;
  const leaves = `a reply leaves about ${percent(2 ** -bits)} of what was left`;
  const told =
    nth === 0 ? `${bits.toFixed(1)} bits` : `${bits.toFixed(1)} bits; ${firstBits.toFixed(1)} if asked first`;
  const lines = [
    `${fill}, ${values === 1 ? 'the same one' : `${grouped(values)} different ones`}; ${leaves} (${told}).`,
    `With it, ${percent(found)} of shoppers find their product.`,
  ];
  const remarks = [
    remarkOnKinds(question),
    remarkOnStage(question),
    remarkOnPair(question),
    remarkOnUnanswered(reasons),
    remarkOnAtLeast(question),
    reasons.lacksUnit ? NO_UNIT : null,
    remarkOnColours(question),
    remarkOn(question, reasons.shares),
  ].filter((remark) => remark !== null);
  return comment([lines.join(' '), ...remarks]);
}

function remarkOnKinds({ askIf }: Question): string | null {
  return askIf === null
    ? null
    : '`ask_if`: asked once it is known what shoppers look for, and only for the products that it fits.';
}

/** People say it late, it tells variants of one thing apart, or only experts know it. */
const remarkOnStage = ({ stage }: Question): string | null =>
  stage === 1 ? null : `\`stage: ${stage}\`: asked once no question of a lower stage tells apart what is left.`;

/** Two numbers about one thing; the catalog does not say what they mean. */
function remarkOnPair(question: Question): string | null {
  if (question.type === 'RANGE' || isValueAnswers(question.answers)) return null;
  const where = question.answers[0]?.where;
  if (where?.kind !== 'all') return null;
  const names = where.of.flatMap((test) => ('attribute' in test ? [oneLine(test.attribute)] : []));
  const unclear = question.answers.some(({ title }) => title.includes(' / '));
  return `Asks for ${names.join(' and ')} together${unclear ? '; say in the titles what the numbers are.' : '.'}`;
}

/** More is better: what a skip says then. */
function remarkOnAtLeast(question: Question): string | null {
  if (question.type === 'RANGE' || isValueAnswers(question.answers)) return null;
  const isAtLeast = question.answers.every(({ where }) => where?.kind === 'compare' && where.gte !== undefined);
  return isAtLeast ? 'Each answer is the least that a shopper needs.' : null;
}

/** Rare values are left out, so that there are not too many answers. */
function remarkOnUnanswered({ unanswered: { values, products } }: QuestionReasons): string | null {
  if (values === 0) return null;
  const [ones, them] = values === 1 ? ['rarer one has', 'it'] : ['rarer ones have', 'them'];
  return `${grouped(values)} ${ones} no answer (${counted(products, 'product')}): shoppers who want ${values === 1 ? 'it' : 'one'} skip. A check names ${them}; add answers where they matter.`;
}

/** The ratio of the largest to the smallest share up to which shares count as about equal. */
const ABOUT_EQUAL = 1.5;

function describeShares(shares: readonly number[]): string {
  if (shares.length < 2) return '';
  if (Math.max(...shares) <= ABOUT_EQUAL * Math.min(...shares)) return '; the groupings have about equal shares';
  const parts = shares.map(percent);
  return `; the groupings have ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)} of the products`;
}

const NO_UNIT = "No unit is known: set `unit:` in the catalog's mapping, or write it into the titles.";

/** Colours with two names became one answer, and not everybody would agree. */
function remarkOnColours(question: Question): string | null {
  if (question.type === 'RANGE' || isValueAnswers(question.answers)) return null;
  const merged = question.answers.flatMap(({ id, where, backgroundColor }) => {
    if (backgroundColor === null || where?.kind !== 'in') return [];
    const others = new Map(where.values.map((value) => [foldText(String(value)), String(value)]));
    others.delete(foldText(id));
    return others.size === 0 ? [] : [`${oneLine(id)} stands for ${[...others.values()].map(oneLine).join(', ')}, too`];
  });
  return merged.length === 0
    ? null
    : `Taken for one colour: ${merged.join('; ')}. If they are not, give each an answer of its own.`;
}

const FOLLOWS_CATALOG =
  'The answers follow the catalog by themselves, the most frequent first; to change their words or their order, list them as `answers:`.';

function remarkOn(question: Question, shares: readonly number[]): string | null {
  if (question.type !== 'RANGE' && isValueAnswers(question.answers)) return FOLLOWS_CATALOG;
  if (question.role === 'preference') return null;
  if (question.missing === 'keep') return '`missing: keep`: products without a value stay, behind the others.';
  if (question.type === 'RANGE') return `The bounds follow what is left to choose from${describeShares(shares)}.`;
  if (question.type === 'MULTIPLE' && question.match === 'all')
    return '`match: all`: a product needs all that is ticked.';
  return null;
}

/** Null if nothing was left out. */
export function leftOutComment({ leftOut }: DraftedAdvisor): string | null {
  if (leftOut.length === 0) return null;
  return comment(['Not asked:', ...leftOut.map((left) => describeLeftOut(left))]);
}

/** `spell` is that of the door that tells it, because a file outlives its door. */
export function describeLeftOut(left: UnaskedAttribute, spell: SpellRemedy = plainRemedy): string {
  return `- ${oneLine(left.attribute)}: ${spellMend(mendOf(sayReason(left)), spell)}`;
}

function sayReason({
  why,
  known,
  values,
  bits,
  measured = { unit: '…', example: '…', units: {}, strays: [] },
  split = ';',
}: UnaskedAttribute): string | Mend {
  const alone = bits === null ? '' : `alone it would tell ${bits.toFixed(1)} bits`;
  switch (why) {
    case 'no-value':
      return 'no product has a value';
    case 'one-value':
      return 'the same for every product that has it';
    case 'few-have-it':
      return `only ${counted(known, 'product has', 'products have')} a value`;
    case 'identifier':
      return 'a number or code that shoppers do not know';
    case 'free-text':
      return 'free text';
    case 'numbers-as-text':
      if (measured.strays.length > 0)
        return `amounts of several kinds in one column (${[measured.example, ...measured.strays].map((text) => `"${oneLine(text)}"`).join(', ')}), which no one unit fits: leave it as text, or give each kind of product a column of its own`;
      return `numbers that the catalog keeps as text, such as "${oneLine(measured.example)}": set \`type: number, unit: ${oneLine(measured.unit)}${spellUnits(measured.units)}\` in the catalog's mapping, import and draft again, and it can be asked for`;
    case 'same-name':
      return 'another attribute of the same name has more values';
    case 'same-answers':
      return 'asks once more what the first question asks, with some of the same answers or in another language';
    case 'unnamed':
      return "one of several numbers, and nobody knows which: set a `label:` in the catalog's mapping, import and draft again, and it can be asked for";
    case 'no-unit':
      return "a number whose unit nobody knows: set `unit: kg`, `unit: GHz`, what is counted (`unit: pieces`) or another in the catalog's mapping, import and draft again, and it can be asked for";
    case 'lists-as-text':
      return `several values in one text: set \`type: list, split: '${split}'\` in the catalog's mapping, import and draft again, and it can be asked for`;
    case 'nearly-unique':
      return `nearly every product has a value of its own (${grouped(values)} of ${grouped(known)})`;
    case 'not-for-shoppers':
      return 'not a property that shoppers choose by';
    case 'judged-by-others':
      return 'how others judged it: nobody wishes for 4.5 rather than 4.6, but results can show it';
    case 'second-price':
      return 'about money, which the budget asks for';
    case 'not-in-words':
      return 'no answers that shoppers could read and tell apart can be made of its values';
    case 'one-broad-word':
      return 'most products have one broad word, which includes the others';
    case 'no-plain-values':
      return 'for most products it says nothing that could be an answer, such as "other" or a long text';
    case 'tells-nothing-more':
      return `the questions above tell nearly all of it${alone === '' ? '' : `; ${alone}`}`;
    case 'tells-little':
      return 'tells hardly anything, even as the only question';
    case 'enough-questions':
      return `shoppers find their product without it${alone === '' ? '' : `; ${alone}`}`;
    case 'helps-few':
      return `tells apart some products that the questions do not, but few shoppers would find theirs by it${alone === '' ? '' : `; ${alone}`}`;
    case 'too-many-questions':
      return mend`would tell more${alone === '' ? '' : ` (${alone})`}; ${{ kind: 'draft-with', member: 'questions' }}`;
  }
}

/** `, units: { l: 1, ml: 0.001 }`, as a mapping has it. */
const spellUnits = (units: Readonly<Record<string, number>>): string => {
  const each = Object.entries(units).map(([unit, factor]) => `${unit}: ${factor}`);
  return each.length === 0 ? '' : `, units: { ${each.join(', ')} }`;
};
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
const comment = (lines: readonly string[]): string => lines.map((line) => ` ${line}`).join('\n');
