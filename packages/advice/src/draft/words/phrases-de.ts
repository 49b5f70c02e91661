// The phrases of a draft in German. Labels come from the catalog. If the gender of a label is not known, no article and no ending
// is put before it.

import { inGerman, isNeeded, isOneThing, whichOne, yourOwn } from './german-noun.ts';
import { meantQuestion } from './meant-questions.ts';
import { isOfPack } from './of-pack.ts';
import type { Phrases, Topic } from './phrases.ts';

export const german: Phrases = {
  yes: 'Ja',
  no: 'Nein',
  withIt: 'Mit',
  withoutIt: 'Ohne',
  other: 'Etwas anderes',
  language: 'de',
  advisorTitle: (kind) => {
    if (kind === null) return 'Produktfinder';
    const own = yourOwn(kind);
    return own === null ? `${kind} finden` : `Finden Sie ${own}`;
  },
  askBudget: 'Wie viel möchten Sie ausgeben?',
  // Of several things an ending would have to change: `von Schuhen`.
  askKindOf: (goods) =>
    isOneThing(goods) ? `Welche Art von ${goods} suchen Sie?` : `${goods}: Welche Art suchen Sie?`,
  askKindExactly: 'Was genau suchen Sie?',
  askChoice: (topic) => {
    const meant = meantQuestion(topic, [topic.label, inGerman(topic.label)], 'de');
    if (meant !== null && topic.concept !== 'kind') return meant;
    // A label of several words is about a part: the colour of the zip, not of the product.
    if (topic.label.includes(' ') && (topic.concept === 'brand' || topic.concept === 'color')) {
      return `${topic.label}: Was gefällt Ihnen?`;
    }
    switch (topic.concept) {
      case 'kind':
        return 'Was suchen Sie?';
      case 'use':
        return 'Wofür brauchen Sie es?';
      case 'person':
        return 'Für wen ist es?';
      case 'age':
        return 'Für welches Alter?';
      case 'size':
        return 'Welche Größe brauchen Sie?';
      case 'brand':
        return 'Haben Sie eine Lieblingsmarke?';
      case 'color':
        return 'Welche Farbe gefällt Ihnen?';
      case 'material':
        return 'Welches Material gefällt Ihnen?';
      case 'theme':
        return 'Gefällt Ihnen ein bestimmtes Thema?';
      default: {
        const label = inGerman(topic.label);
        const wanted = isNeeded(label) ? 'brauchen Sie' : 'hätten Sie gern';
        const which = whichOne(label);
        return which === null ? `${label}: Was ${wanted}?` : `${which} ${wanted}?`;
      }
    }
  },
  askNumber: (topic) => {
    switch (topic.concept) {
      case 'age':
        return 'Für welches Alter?';
      case 'weight':
        return `Wie schwer darf es sein${inUnit(topic)}?`;
      case 'size': {
        if (isOfPack(topic.unit)) return `Wie viel brauchen Sie${inUnit(topic)}?`;
        const [, system] = /\b(EU|US|UK)$/i.exec(topic.label) ?? [];
        return `Welche Größe brauchen Sie${system === undefined ? inUnit(topic) : ` (${system.toUpperCase()})`}?`;
      }
      case 'amount':
        if (/^(max|min)/i.test(topic.label)) return `${topic.label}: Wie viel soll es sein${inUnit(topic)}?`;
        if (/^(Menge|Inhalt|(Netto|Füll)?[Gg]ewicht|Füllmenge)$/.test(inGerman(topic.label)))
          return `Wie viel brauchen Sie${inUnit(topic)}?`;
        return `Wie viel ${inGerman(topic.label)} brauchen Sie${inUnit(topic)}?`;
      case 'count':
        if (PEOPLE.test(topic.label)) return 'Für wie viele Personen?';
        return (
          meantQuestion(topic, [topic.label], 'de') ??
          `${topic.label.replace(/^(Anzahl|Zahl) (der )?/, '')}: Wie viele brauchen Sie?`
        );
      case 'screen':
        return `Wie groß soll der Bildschirm sein${inUnit(topic)}?`;
      default:
        return meantQuestion(topic, [topic.label, inGerman(topic.label)], 'de') ?? askOther(topic);
    }
  },
  askArea: ({ label }) =>
    /aufl(ö|oe)sung|resolution/i.test(label) ? 'Wie scharf soll das Bild sein?' : `${label}: Was brauchen Sie?`,
  askBoolean: ({ label }) => {
    const bare = inGerman(label.replace(/^(hat|mit|ist) /i, ''));
    if (IS_SAID_OF.test(bare)) return { title: `${bare}?`, isAdjective: true };
    const isAdjective = /^ist /i.test(label) || ADJECTIVE.test(bare);
    return isAdjective
      ? { title: `Soll es ${bare.charAt(0).toLowerCase()}${bare.slice(1)} sein?`, isAdjective }
      : { title: `Mit oder ohne ${bare}?`, isAdjective };
  },
  skip: ({ concept, isWorn }) => {
    switch (concept) {
      case 'size':
        return isWorn ? 'Meine Größe kenne ich nicht' : 'Egal';
      case 'person':
        return 'Für alle';
      case 'kind':
      case 'use':
      case 'price':
      case 'series':
        return 'Weiß ich noch nicht';
      default:
        return 'Egal';
    }
  },
  upTo: (bound) => `Bis ${bound}`,
  about: (size) => `Etwa ${size}`,
  between: (from, to) => `${from} bis ${to}`,
  either: (one, other) => `${one} oder ${other}`,
  moreThan: (bound) => `Mehr als ${bound}`,
  orMore: (bound) => `${bound} oder mehr`,
  enough: (bound) => `${bound} genügen`,
  orSharper: (level) => `${level} oder schärfer`,
  orNewer: (bound) => `${bound} oder neuer`,
  unit: (unit) => (unit === 'in' ? 'Zoll' : unit),
};

const inUnit = ({ unit, isUnitSaid }: Topic): string =>
  unit === null || isUnitSaid === true ? '' : unit === 'in' || unit === '"' ? ' (Zoll)' : ` (${unit})`;

function askOther(topic: Topic): string {
  const label = inGerman(topic.label);
  const measured = MEASURES.find(([pattern]) => pattern.test(label));
  if (measured !== undefined) return `Wie ${measured[1]} soll es sein${inUnit(topic)}?`;
  if (LOUDNESS.test(label)) return `Wie laut darf es sein${inUnit(topic)}?`;
  const which = whichOne(label);
  if (which !== null) return `${which} brauchen Sie${inUnit(topic)}?`;
  // A number without a unit is a value of something, not an amount of it.
  const asked = topic.unit === null ? 'Welcher Wert soll es sein' : 'Wie viel soll es sein';
  return `${plainLabel(label)}: ${asked}${inUnit(topic)}?`;
}

/** Measures of the product itself, not of a part of it such as `Sitzhöhe`. */
const MEASURES: readonly (readonly [RegExp, string])[] = [
  [/^Höhe$/, 'hoch'],
  [/^Breite$/, 'breit'],
  [/^Tiefe$/, 'tief'],
  [/^Länge$/, 'lang'],
  [/^Durchmesser$/, 'groß im Durchmesser'],
  [/^Belastbarkeit$/, 'belastbar'],
  [/^Alter$/, 'alt'],
];

const LOUDNESS = /^(Lautstärke|Geräuschpegel|Lautheit|Noise level)(,? (bis|to|max|größter Wert))?$/i;

/** Names for one end of a range, and for numbers that a catalog writes in one cell. */
const plainLabel = (label: string): string =>
  label
    .replace(/( (from|min|von)|, kleinster Wert)$/, ' mindestens')
    .replace(/( (to|max|bis)|, größter Wert)$/, ' höchstens')
    .replace(/ (\d)$/, ' ($1. Zahl)');

const PEOPLE = /^(Person(en)?|Personen(an)?zahl|Anzahl( der)? Personen|Sleeps|Persons?|People)$/i;

/** What something is like, not what it has: by its ending, or one of the words that have no such ending. `Honig` and `Minibar` are things. */
const ADJECTIVE =
  /^(?!\S*(?:honig|essig|käfig|teig|könig|reisig|minibar|hausbar|kaffeebar)$|fest$|bar$)(\S*(?:los|bar|fähig|dicht|leicht|frei|isch|ig|lich|sam|haft|iert|weisend|hemmend|dämmend|trocknend|leuchtend|reinigend|elektrisch|modular|beleuchtet|vegan|vegetarisch)|\S+fest|ge\S{2,}(?:elt|ert|tzt|kt|ft|llt|ppt|ndet|tet|ssen|zogen|schnitten|bogen)|bio|öko|organic|halal|koscher|smart|hybrid|recycelt|neu|gebraucht|weich|hart|warm|leise|flach|matt|rund)$/i;

/** A sentence of its own: `Montage erforderlich`, `Abdeckung abnehmbar`, `Batterien enthalten`. */
const IS_SAID_OF =
  /^\p{Lu}\S*(?: \S+)* (?:\p{Ll}*(?:lich|bar|fähig|dicht|fest|ig|isch|los|frei|iert|et)|inklusive|inbegriffen|enthalten|notwendig|vorhanden|möglich|geeignet)$/u;
