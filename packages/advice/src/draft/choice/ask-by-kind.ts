// Facts that only some kinds have (milk systems of coffee machines, sleeves of shirts), and numbers that mean something only
// within a kind (the height of a sofa and that of a shelf): asked once the kind is known, and only of kinds they belong to.

import type { ChoiceQuestion, Question } from '@guidepost/engine/advisor';
import { isValueAnswers } from '@guidepost/engine/advisor';
import { isMeasured } from '../attribute/judge-attribute.ts';
import type { Plan } from '../plan/plan.ts';

/** Of so few of its products, a kind does not have the fact. */
const HARDLY_ANY = 0.1;
/** So many products have to be of such kinds, or the condition is not worth reading. */
const WORTH_SAYING = 0.1;
/** Share of a length's variance that lies between kinds, above which it is compared within a kind only. */
const TOLD_BY_KIND = 0.4;
/** As `missing: keep` is decided everywhere. */
const TOLERATED = 0.02;

/** `ordered`: in the order of asking. Products in `scope` decide. */
export function askByKind(ordered: readonly Plan[], scope: Uint32Array): Plan[] {
  const [kind] = ordered;
  const asked = kind === undefined ? null : asKind(kind);
  if (kind === undefined || asked === null) return [...ordered];
  return ordered.map((plan) => {
    if (plan === kind || !isFact(plan)) return plan;
    const among = kindsOf(plan, kind, scope);
    const having = among.filter(({ known, products }) => known >= HARDLY_ANY * products);
    const outside = among.filter((one) => !having.includes(one)).reduce((sum, { products }) => sum + products, 0);
    const isForSome = outside >= WORTH_SAYING * scope.length;
    if (having.length === 0 || (!isForSome && !isToldByKind(plan, among))) return plan;
    const answers = having.flatMap(({ reply }) => asked[reply - 1] ?? []);
    const question: Question = {
      ...plan.question,
      askIf: { kind: 'any_of', question: kind.question.id, answers },
      ...(plan.question.role === 'filter' && isComplete(having) ? { missing: 'drop' as const } : {}),
    };
    return { ...plan, question };
  });
}

/** The ids of its answers by reply; null where it is no plain question for the kind. */
function asKind({ profile, question, isList, largest }: Plan): readonly string[] | null {
  if (profile.concept !== 'kind' || isList || question.type !== 'SINGLE') return null;
  const { answers } = question satisfies ChoiceQuestion;
  return isValueAnswers(answers) || answers.length > largest ? null : answers.map(({ id }) => id);
}

const NOT_FACTS = new Set(['person', 'size', 'price', 'brand', 'color', 'material', 'theme', 'use']);
const isFact = ({ profile: { concept } }: Plan): boolean => !NOT_FACTS.has(concept);

interface OfKind {
  readonly reply: number;
  products: number;
  known: number;
  sum: number;
  squares: number;
}

function kindsOf({ profile: { column } }: Plan, kind: Plan, scope: Uint32Array): OfKind[] {
  const kinds = new Map<number, OfKind>();
  for (const product of scope) {
    const reply = kind.replies[product] ?? 0;
    if (reply === 0) continue;
    const own = kinds.get(reply) ?? { reply, products: 0, known: 0, sum: 0, squares: 0 };
    kinds.set(reply, own);
    own.products++;
    const code = column.offsets === null ? (column.codes[product] ?? 0) : 0;
    const isKnown =
      column.offsets === null ? code !== 0 : (column.offsets[product + 1] ?? 0) > (column.offsets[product] ?? 0);
    if (!isKnown) continue;
    own.known++;
    const value = column.type === 'number' ? (column.numbers[code - 1] ?? 0) : 0;
    own.sum += value;
    own.squares += value * value;
  }
  return [...kinds.values()].sort((a, b) => a.reply - b.reply);
}

/** Only of lengths: a light laptop is light whatever its kind, but no shelf is as low as a low sofa. */
function isToldByKind({ profile }: Plan, kinds: readonly OfKind[]): boolean {
  if (!isMeasured(profile)) return false;
  const total = (of: (kind: OfKind) => number): number => kinds.reduce((sum, kind) => sum + of(kind), 0);
  const known = total(({ known }) => known);
  // Few products of many kinds differ by kind, whatever it is that they are measured by.
  if (kinds.length < 2 || known < 5 * kinds.length) return false;
  const mean = total(({ sum }) => sum) / known;
  const all = total(({ squares }) => squares) - known * mean * mean;
  const between = total(({ sum, known: own }) => (own === 0 ? 0 : own * (sum / own - mean) ** 2));
  return all > 0 && between / all > TOLD_BY_KIND;
}

function isComplete(kinds: readonly OfKind[]): boolean {
  const products = kinds.reduce((sum, kind) => sum + kind.products, 0);
  return kinds.reduce((sum, { known }) => sum + known, 0) >= (1 - TOLERATED) * products;
}
