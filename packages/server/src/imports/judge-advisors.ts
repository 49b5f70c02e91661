// What an import would do to the published advisors of its catalog, found out before it takes effect: every finding that
// the state before did not have. What was wrong already is no reason to stop an import.

import type { Finding } from '@guidepost/advice/finding';
import { newlyUnanswered, noteUnanswered, type UnansweredNote } from '@guidepost/advice/note-unanswered';
import type { Advisor } from '@guidepost/engine/advisor';
import { countBits } from '@guidepost/engine/bits';
import type { Attribute } from '@guidepost/engine/product';
import { haveSameValues } from '@guidepost/engine/same-values';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { membersOf } from '@guidepost/fault/json-pointer';
import type { AdvisorStore } from '../advisors/advisor-store.ts';
import { describeConversation } from '../advisors/conversation-words.ts';
import { proveWithin } from '../advisors/prove-within.ts';
import { type Fault, JudgedAdvisor, type JudgedState, type Prove } from './judged-advisor.ts';

/**
 * Something about a published advisor that holds with the import and did not hold without it. What mends it is said in members
 * of the advisor file, which are the same at every door: so `mend` is text, and no remedy.
 */
export interface AdvisorConcern extends Omit<Finding, 'severity'> {
  /** A note is news only. */
  readonly severity: Finding['severity'] | 'note';
  readonly advisor: string;
  readonly version: number;
  /** For people: `advisor laptops, question use, answer games`. */
  readonly place: string;
  /** The question that it is about, with its title for shoppers, and which answer of it; missing where it is about neither. */
  readonly question?: TitledPlace;
  readonly answer?: TitledPlace;
  /** Values of products that it is about, those of most products first. */
  readonly values?: readonly { readonly value: string; readonly products: number }[];
  /** Whether the import must not take effect because of it. */
  readonly breaks: boolean;
  /** For people: the shortest conversation that leads there; null where it is so in all of them. */
  readonly example: string | null;
}

export interface TitledPlace {
  readonly id: string;
  readonly title: string;
}

/** A catalog as it is or will be. */
export interface CatalogState {
  readonly attributes: readonly Attribute[];
  snapshot(): Promise<Snapshot>;
  /** The same where it is at hand without reading the catalog; else null. */
  kept?(): Promise<Snapshot | null>;
}

/**
 * Warnings of a check that are more than that when an import brings them about: something that shoppers could choose or were
 * asked is gone. That its products are merely sold out is no reason to leave a shop with yesterday's stock.
 */
const LOSSES: readonly string[] = [
  'answer-never-offered',
  'answer-not-offered-forward',
  'one-answer',
  'one-answer-asked',
  'question-distinguishes-nothing',
  'question-never-reached',
  'question-not-reached-forward',
  'value-not-in-catalog',
];

/** So many of the values that no answer leads to are told. */
const MOST_VALUES = 10;

/**
 * Reads the state before only where the one after has findings. `before` is null for a new catalog. Of each advisor the
 * conversations after are looked at, those before only where the check before does not know what was found.
 */
export async function judgeAdvisors(
  store: AdvisorStore,
  { client, catalog }: { readonly client: string; readonly catalog: string },
  before: CatalogState | null,
  after: CatalogState,
  prove: Prove = proveWithin,
): Promise<readonly AdvisorConcern[]> {
  const published = await publishedOver(store, client, catalog);
  if (published.length === 0) return [];
  const state = await stateOf(after);
  if (before !== null && (await isTheSame(before, state))) return [];
  const found = published.map(({ definition, version }) => ({
    ...{ definition, version },
    findings: new JudgedAdvisor(definition, state, prove).faults,
    unanswered: noteUnanswered(definition, state.attributes, state.snapshot),
  }));
  if (found.every(({ findings, unanswered }) => findings.length === 0 && unanswered.length === 0)) return [];
  const old = before && (await stateOf(before));
  return found.flatMap(({ definition, version, findings, unanswered }) => {
    const notes = tellUnanswered(definition, version, unanswered, old);
    if (findings.length === 0) return notes;
    const news = old === null ? findings : new JudgedAdvisor(definition, old, prove).unknown(findings);
    const breaking = new Set(findBreaking(definition, state, news, prove));
    const concerns = news.map((fault): AdvisorConcern => {
      const { conversation, ...finding } = fault;
      return {
        ...finding,
        ...{ advisor: definition.id, version, place: describePlace(definition, finding.pointer) },
        ...titledPlace(definition, finding.pointer),
        breaks: breaking.has(fault),
        example: conversation === null ? null : describeConversation(definition, conversation),
      };
    });
    return [...concerns, ...notes];
  });
}

/** Goods that came in and that no answer leads to: nothing is broken, but nobody would notice otherwise. */
function tellUnanswered(
  definition: Advisor,
  version: number,
  unanswered: readonly UnansweredNote[],
  old: JudgedState | null,
): readonly AdvisorConcern[] {
  if (unanswered.length === 0) return [];
  const before = old === null ? [] : noteUnanswered(definition, old.attributes, old.snapshot);
  return newlyUnanswered(unanswered, before).map(({ severity, code, pointer, message, mend, values }) => ({
    ...{ severity, code, pointer, message, mend, advisor: definition.id, version },
    ...{ place: describePlace(definition, pointer), breaks: false, example: null },
    ...titledPlace(definition, pointer),
    values: values.slice(0, MOST_VALUES).map(({ value, products }) => ({ value, products })),
  }));
}

/** Errors, and losses that are losses even counting what is sold out. */
function findBreaking(advisor: Advisor, state: JudgedState, news: readonly Fault[], prove: Prove): readonly Fault[] {
  const errors = news.filter(({ severity }) => severity === 'error');
  const losses = news.filter(({ severity, code }) => severity !== 'error' && LOSSES.includes(code));
  if (losses.length === 0) return errors;
  const { available, size } = state.snapshot;
  // Nothing is left out for being sold out, so the advisor that counts it would be found the same.
  if (advisor.results.unavailable === 'last' || countBits(available) === size) return [...errors, ...losses];
  const counting: Advisor = { ...advisor, results: { ...advisor.results, unavailable: 'last' } };
  const soldOut = new JudgedAdvisor(counting, state, prove).healed(losses);
  return [...errors, ...losses.filter((loss) => !soldOut.includes(loss))];
}

/** The published versions over a catalog. */
export async function publishedOver(store: AdvisorStore, client: string, catalog: string) {
  const published = (await store.listPublished()).filter(
    (advisor) => advisor.client === client && advisor.catalog === catalog,
  );
  const versions = await Promise.all(
    published.map(({ advisor, version }) => store.findVersion(client, advisor, version)),
  );
  return versions.filter((version) => version !== null);
}

const stateOf = async (state: CatalogState): Promise<JudgedState> => ({
  attributes: state.attributes,
  snapshot: await state.snapshot(),
});

/** Where nothing has changed that an advisor can ask for, nothing is new: often only titles and texts have. Looked at only where that takes a moment. */
async function isTheSame(before: CatalogState, { attributes, snapshot }: JudgedState): Promise<boolean> {
  if (JSON.stringify(before.attributes) !== JSON.stringify(attributes)) return false;
  const kept = (await before.kept?.()) ?? null;
  return kept !== null && haveSameValues(kept, snapshot);
}

function describePlace(advisor: Advisor, pointer: string): string {
  const { question, answer } = titledPlace(advisor, pointer);
  if (question === undefined) return `advisor ${advisor.id}`;
  return `advisor ${advisor.id}, question ${question.id}${answer === undefined ? '' : `, answer ${answer.id}`}`;
}

function titledPlace({ questions }: Advisor, pointer: string): Pick<AdvisorConcern, 'question' | 'answer'> {
  const [members, nth, inside, answer] = membersOf(pointer);
  const question = members === 'questions' ? questions[Number(nth)] : undefined;
  if (question === undefined) return {};
  const answers = question.type !== 'RANGE' && Array.isArray(question.answers) ? question.answers : [];
  const chosen = inside === 'answers' ? answers[Number(answer)] : undefined;
  const titled = ({ id, title }: TitledPlace): TitledPlace => ({ id, title });
  return { question: titled(question), ...(chosen !== undefined && { answer: titled(chosen) }) };
}
