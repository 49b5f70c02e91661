// What the card of a result says of its product beside title and price: what tells variants of one thing apart, asked for or not, and a few
// of the properties that shoppers were asked for; only what reads well as `Label: value` in the language of the questions.

import { valueAt } from '@guidepost/engine/snapshot';
import { alikeForm } from '../../alike-form.ts';
import { entropy } from '../../simulate/entropy.ts';
import { isOfKnownPart } from '../attribute/concept.ts';
import type { Concept } from '../attribute/concept-names.ts';
import { countsItself } from '../attribute/counts-itself.ts';
import { ease } from '../attribute/judge-attribute.ts';
import { frequentValues, type Profile } from '../attribute/profile.ts';
import { tellingVariants } from '../choice/telling-variants.ts';
import { foreignNames, isTranslated } from '../words/guess-language.ts';
import type { DraftLanguage } from '../words/languages/languages.ts';
import { wordInLanguage } from '../words/word-in-language.ts';
import type { Plan } from './plan.ts';

const MOST_SHOWN = 5;
/** Of these, so many are left to what shoppers were asked for. */
const LEAST_ASKED = 3;
const LONGEST = 24;
const FEW = 20;
/** A list that is longer for many products than this is no fact to read at a glance. */
const LONGEST_LIST = 3;
const MANY = 0.1;
/** An attribute of which fewer products have a value would leave most cards without it. */
const LEAST_FILL = 0.2;

/** The card has them anyway, or they say nothing of one product. */
const NOT_SHOWN: ReadonlySet<Concept> = new Set(['price', 'kind', 'theme', 'use']);
/** `Size 2: M` is a name for files. */
const NUMBERED = /[ _]\d$/;
/** Numbers that people read without a unit. */
const BARE: ReadonlySet<Concept> = new Set(['year', 'count', 'size']);

/**
 * `askable`: every attribute that people understand. `groups`: product → group; null if the catalog has none. The names are in the
 * order in which they are shown: the brand is last, because titles mostly begin with it.
 */
export function shownAttributes(
  plans: readonly Plan[],
  askable: readonly Profile[],
  groups: Uint32Array | null,
  language: DraftLanguage,
): readonly string[] {
  const fits = (profile: Profile): boolean => readsWell(profile) && isInLanguage(profile, language);
  const halves = new Set(
    plans.flatMap(({ profile, partner }) =>
      partner === undefined ? [] : [profile.attribute.name, partner.attribute.name],
    ),
  );
  const asked = plans.filter(({ partner }) => partner === undefined).map(({ profile }) => profile);
  // Nobody compares two bicycles by who made their saddles. Half of `2 × 16 GB` says nothing.
  const known = askable.filter(
    ({ concept, attribute: { name } }) => concept !== 'technical' && concept !== 'expert' && !halves.has(name),
  );
  const telling = groups === null ? [] : tellingVariants([...asked, ...known].filter(fits), groups);
  const facts = asked.filter((profile) => profile.concept !== 'brand' && !isMakeOfPart(profile) && fits(profile));
  const brand = asked.filter((profile) => profile.concept === 'brand' && fits(profile));
  const first = telling.slice(0, MOST_SHOWN - Math.min(LEAST_ASKED, facts.length));
  const rest = facts.filter((fact) => !first.includes(fact));
  // Whoever said what it should help with looks for that first.
  const needs = rest.filter(({ concept }) => concept === 'need');
  const others = rest.filter(({ concept }) => concept !== 'need');
  const most = [...needs, ...mostInformative(others, Math.max(0, MOST_SHOWN - first.length - needs.length))];
  const inTurn = [...first, ...needs, ...others.filter((fact) => most.includes(fact)), ...telling, ...brand];
  return [...new Set(inTurn.map(({ attribute }) => attribute.name))].slice(0, MOST_SHOWN);
}

/** `KMC` of a chain. */
const isMakeOfPart = ({ concept, attribute }: Profile): boolean =>
  concept === 'technical' && attribute.type === 'text' && !isOfKnownPart(attribute);

/** What differs from card to card and people understand: the kind of grape rather than the acid, the memory rather than the clock rate. */
const mostInformative = (profiles: readonly Profile[], most: number): readonly Profile[] =>
  profiles
    .map((profile) => ({ profile, worth: Math.min(ENOUGH_BITS, entropyOf(profile)) * ease(profile) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ profile }) => profile);

/** What tells more differs on every card. */
const ENOUGH_BITS = 3;
const entropyOf = ({ counts, known, products }: Profile): number => (entropy(counts) * known) / Math.max(1, products);

function readsWell(profile: Profile): boolean {
  const { attribute, column, concept, known, products, scope } = profile;
  if (NOT_SHOWN.has(concept) || known < LEAST_FILL * products) return false;
  if (attribute.type === 'boolean' || NUMBERED.test(attribute.label ?? attribute.name)) return false;
  if (attribute.type === 'number') return !countsItself(attribute) && (attribute.unit !== null || BARE.has(concept));
  const { offsets } = column;
  const isLong = (product: number): boolean =>
    offsets !== null && (offsets[product + 1] ?? 0) - (offsets[product] ?? 0) > LONGEST_LIST;
  const isShort = scope.filter(isLong).length <= (concept === 'need' ? MANY * known : 0);
  return isShort && frequentValues(profile, FEW).every((value) => value.length <= LONGEST);
}

/** A card has the catalog's own label and values, where a question may have translated ones. */
const isInLanguage = (profile: Profile, language: DraftLanguage): boolean =>
  foreignNames([profile.attribute], language).length === 0 &&
  !isTranslated(profile.attribute, language) &&
  shareTranslated(profile, language) <= MOST_TRANSLATED;

/** Of the products with a value, so many may have one in another language than the questions. */
const MOST_TRANSLATED = 0.05;

function shareTranslated(
  { attribute, column, concept, codes, counts, known }: Profile,
  language: DraftLanguage,
): number {
  if (attribute.type !== 'text' && attribute.type !== 'list') return 0;
  let translated = 0;
  for (const code of codes) {
    const value = valueAt(column, code);
    const word = wordInLanguage(concept, language, value.split(/\s*;\s*/));
    if (word !== null && alikeForm(word) !== alikeForm(value)) translated += counts[code] ?? 0;
  }
  return translated / Math.max(1, known);
}
