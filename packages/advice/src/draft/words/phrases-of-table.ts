// Makes the phrases of a language from its table of words: every sentence comes from the table, with the label and the unit filled in.

import { capital } from '@guidepost/fault/say-names';
import type { Concept } from '../attribute/concept-names.ts';
import { isWholeLocalName } from '../attribute/local-names.ts';
import { foldText } from './fold-text.ts';
import { withParticles } from './languages/korean-particles.ts';
import type { LanguageTable } from './languages/language-table.ts';
import type { TabledLanguage } from './languages/languages.ts';
import { splitPairs, splitWords } from './languages/spelt-words.ts';
import { meantQuestion } from './meant-questions.ts';
import { isOfPack } from './of-pack.ts';
import type { Phrases, Topic } from './phrases.ts';

/** `terms`: what an import calls properties, in English → the language's word. */
export function phrasesOfTable(
  language: TabledLanguage,
  table: LanguageTable,
  terms: ReadonlyMap<string, string>,
): Phrases {
  const { answers, questions, skips } = table;
  const units = splitPairs(table.units);
  const own = ownLabels(table, terms);
  const unitIn = (unit: string): string =>
    units.get(unit.toLowerCase()) ?? (unit === '"' ? (units.get('in') ?? unit) : unit);
  const inBrackets = BRACKETS[language] ?? ' ({unit})';
  const ask = (sentence: string, { label, unit, isUnitSaid }: Topic): string =>
    fill(sentence, {
      label: own(label),
      noun: withinSentence(own(label)),
      unit: unit === null || isUnitSaid === true ? '' : inBrackets.replace('{unit}', () => unitIn(unit)),
    });
  const askWhether = (topic: Topic): string =>
    IS_SAID_OF.test(topic.label)
      ? fill(WHETHER_SO[language] ?? '{label}?', { label: own(topic.label) })
      : ask(questions.whether, topic);
  return {
    yes: answers.yes,
    no: answers.no,
    withIt: answers.yes,
    withoutIt: answers.no,
    other: answers.other,
    language,
    advisorTitle: (kind) => (kind === null ? questions.finder : fill(questions.finderOf, { kind })),
    askBudget: questions.budget,
    askKindOf: (goods) => fill(questions.kindOf, { kind: goods }),
    askKindExactly: questions.kindExactly,
    askChoice: (topic) => {
      const meant = isMeant(topic) ? meantQuestion(topic, [topic.label, own(topic.label)], language) : null;
      if (meant !== null) return ask(meant, topic);
      switch (topic.concept) {
        case 'kind':
        case 'use':
        case 'person':
        case 'age':
        case 'theme':
          return questions[topic.concept];
        case 'size':
          return ask(questions.size, { ...topic, unit: null });
        case 'brand':
        case 'color':
        case 'material':
          // A label of several words is about a part: the colour of the zip, not of the product.
          return (topic.label.includes(' ') && !isWholeLocalName(topic.concept, foldText(topic.label))) ||
            MAKERS.has(foldText(topic.label))
            ? ask(questions.taste, topic)
            : questions[topic.concept];
        default:
          return ask(questions.which, topic);
      }
    },
    askNumber: (topic) => {
      const meant = isMeant(topic) ? meantQuestion(topic, [topic.label, own(topic.label)], language) : null;
      if (meant !== null) return ask(meant, topic);
      switch (topic.concept) {
        case 'age':
          return questions.age;
        case 'size':
        case 'weight':
        case 'screen':
          return ask(questions[topic.concept], topic);
        case 'year':
          return ask(questions.which, topic);
        default:
          return ask(questions.number, topic);
      }
    },
    askArea: (topic) => (/resolution/i.test(topic.label) ? questions.sharpness : ask(questions.which, topic)),
    askBoolean: (topic) => ({ title: askWhether(topic), isAdjective: true }),
    skip: ({ concept, isWorn }) => {
      switch (concept) {
        case 'size':
          return isWorn ? skips.noSize : skips.noMatter;
        case 'person':
          return skips.anybody;
        case 'kind':
        case 'use':
        case 'price':
        case 'series':
          return skips.notSure;
        case 'theme':
        case 'brand':
        case 'color':
        case 'material':
        case 'weight':
        case 'year':
          return skips.noPreference;
        default:
          return skips.noMatter;
      }
    },
    upTo: (to) => fill(answers.upTo, { to }),
    about: (from) => fill(answers.about, { from }),
    between: (from, to) => fill(answers.between, { from, to }),
    either: (from, to) => fill(answers.either, { from, to }),
    moreThan: (from) => fill(answers.moreThan, { from }),
    orMore: (from) => fill(answers.orMore, { from }),
    enough: (from) => fill(answers.enough, { from }),
    orSharper: (from) => fill(answers.orMore, { from }),
    orNewer: (from) => fill(answers.orNewer, { from }),
    unit: unitIn,
  };
}

/** What has no question of its own by its concept, or a maker, whom each trade calls its own way. */
const MEANT: ReadonlySet<Concept> = new Set([
  'familiar',
  'unknown',
  'technical',
  'amount',
  'year',
  'brand',
  'need',
  'count',
  'series',
]);

/** The weight of a pack says how much it is, though there are few, which are chosen like sizes. */
const isMeant = ({ concept, unit }: Topic): boolean => MEANT.has(concept) || (concept === 'size' && isOfPack(unit));

/** Makers of one line of goods, whom nobody calls a brand, folded. */
const MAKERS = new Set(
  'vinarija,vinarstvi,vinarstvo,winnica,cantina,bodega,domaine,vinicola,borasz,crama,wijnhuis,pivara,pivovara,pivovar,browar,birrificio,cervecera,brasserie,brouwerij,destilerija,destilarija,destilerka,destylarnia,distilleria,destileria,distillerie,izdavac,nakladnik,vydavatel,nakladatelstvi,wydawnictwo,editorial,editore,editeur,uitgeverij,forlag,kustantaja,kiado,editura,yayinevi,издательство,видавництво,celler,οινοποιειο,винарна,винарска изба'.split(
    ',',
  ),
);

/** A unit behind what it measures, in languages that put no space before it. */
const BRACKETS: Readonly<Partial<Record<TabledLanguage, string>>> = {
  ja: '（{unit}）',
  ko: '({unit})',
  zh: '（{unit}）',
};

/** What is asked by the mark behind it alone, in languages that have another mark. */
const WHETHER_SO: Readonly<Partial<Record<TabledLanguage, string>>> = {
  el: '{label};',
  es: '¿{label}?',
  fr: '{label} ?',
  ja: '{label}？',
  th: '{label}ไหม',
  zh: '{label}？',
};

/** What has to be done, or is in the box, is said of a product rather than wanted: `Montaje necesario`, `Pilas incluidas`. */
const IS_SAID_OF =
  /(^|\s)(nécessaire|requise?|necesari[oa]|incluid[oa]s?|inclus[eai]?s?|incluíd[oa]s?|necessári[oa]|richiest[oa]|necessari[oa]|vereist|inbegrepen|meegeleverd|nut[nů]\p{L}*|potřeb\p{L}*|v balení|súčasťou balenia|wymagan\p{L}*|w zestawie|necesar[ăe]?|szükséges|mellékelve|tarvitaan|sisältyy|nödvändigt?|ingår|påkrævet|påkrevd|medfølger|inkludert|potreb\p{L}*|uključen\p{L}*|gerekli|dahil|потрібн\p{L}*|необхідн\p{L}*|в комплекті|требуется|необходим\p{L}*|в комплекте|απαιτείται|περιλαμβάν\p{L}*|diperlukan|termasuk|включен\p{L}*|priložen\p{L}*|būtin\p{L}*|pridėt\p{L}*|nepieciešam\p{L}*|iekļaut\p{L}*|vajalik|kaasas|inclòs|inclos[aeos]*)(\s|$)/iu;

/** As it is written in the middle of a sentence: `resolución`, but `RAM`. */
const withinSentence = (label: string): string =>
  /^\p{Lu}(?:\p{Ll}|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  capital(withParticles(sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)));

/**
 * A label as people of the language read it. English names are translated, and words that a file has
 * without their accents get them back.
 */
function ownLabels(
  { terms, names, words }: Pick<LanguageTable, 'terms' | 'names' | 'words'>,
  ofImports: ReadonlyMap<string, string>,
): (label: string) => string {
  const translated = new Map([...ofImports, ...splitPairs(terms)]);
  const spelt = new Map<string, string>();
  for (const text of [...translated.values(), ...Object.values(names).flatMap(splitWords), ...splitWords(words)]) {
    for (const word of text.split(' ')) spelt.set(foldText(word), word);
  }
  return (label) => {
    const known = translated.get(label.toLowerCase());
    if (known !== undefined) return capital(known);
    if (!/^[\x20-\x7e]+$/.test(label)) return label;
    return capital(label.replace(/[a-z]+/gi, (word) => spelt.get(word.toLowerCase()) ?? word));
  };
}
