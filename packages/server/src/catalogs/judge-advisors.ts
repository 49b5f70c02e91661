// What an import would do to the published advisors of its catalog, found out before it takes effect: every finding that
// the state before did not have. What was wrong already is no reason to stop an import.

import { checkAdvisor } from '@guidepost/advice/check-advisor';
import type { Finding } from '@guidepost/advice/finding';
import type { ProofFinding } from '@guidepost/advice/prove/proof';
import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute, Product } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import type { AdvisorStore } from '../advisors/advisor-store.ts';
import { describeConversation } from '../advisors/conversation-words.ts';
import { proveWithin } from '../advisors/prove-within.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Something about a published advisor that holds with the import and did not hold without it. */
export interface AdvisorConcern extends Finding {
  readonly advisor: string;
  readonly version: number;
  /** For people: `advisor laptops, question use, answer games`. */
  readonly place: string;
  /** Whether the import must not take effect because of it. */
  readonly breaks: boolean;
  /** For people: the shortest conversation that leads there; null where it is so in all of them. */
  readonly example: string | null;
}

/** A catalog as it is or will be. */
export interface CatalogState {
  readonly attributes: readonly Attribute[];
  readonly products: () => AsyncIterable<readonly Product[]>;
}

/**
 * Warnings of a check that are more than that when an import brings them about: something that shoppers could choose or were
 * asked is gone. That its products are merely sold out is no reason to leave a shop with yesterday's stock.
 */
const LOSSES: readonly string[] = [
  'answer-never-offered',
  'answer-not-offered-forward',
  'question-distinguishes-nothing',
  'question-never-reached',
  'question-not-reached-forward',
  'value-not-in-catalog',
];

/** Seconds for the conversations with one advisor. An import holds up others that want to write, so it is short. */
const PROVING = 2;

/** Reads the state before only where the one after has findings. `before` is null for a new catalog. */
export async function judgeAdvisors(
  store: AdvisorStore,
  { client, catalog }: { readonly client: string; readonly catalog: string },
  before: CatalogState | null,
  after: CatalogState,
): Promise<readonly AdvisorConcern[]> {
  const published = await listAdvisors(store, client, catalog);
  if (published.length === 0) return [];
  const snapshot = await snapshotOf(after);
  const found = published.map(({ definition, version }) => ({
    ...{ definition, version },
    findings: findFaults(definition, after.attributes, snapshot).faults,
  }));
  if (found.every(({ findings }) => findings.length === 0)) return [];
  const old = before && { attributes: before.attributes, snapshot: await snapshotOf(before) };
  return found.flatMap(({ definition, version, findings }) => {
    const was = old && findFaults(definition, old.attributes, old.snapshot);
    const known = new Set(was && [...was.faults, ...was.asides].map(keyOf));
    const news = findings.filter((finding) => !known.has(keyOf(finding)));
    if (news.length === 0) return [];
    const isBreaking = breaking(definition, after.attributes, snapshot);
    return news.map(({ conversation, ...finding }) => ({
      ...finding,
      ...{ advisor: definition.id, version, place: describePlace(definition, finding.pointer) },
      breaks: isBreaking(finding),
      example: conversation === null ? null : describeConversation(definition, conversation),
    }));
  });
}

type Fault = Finding & Pick<ProofFinding, 'conversation'>;

interface Found {
  readonly faults: readonly Fault[];
  /** Remarks on the conversations: too much to tell of what is new, but what they speak of is not new either. */
  readonly asides: readonly ProofFinding[];
}

/** What a check says, and what was found in the conversations where all of them could be looked at in time. */
function findFaults(advisor: Advisor, attributes: readonly Attribute[], snapshot: Snapshot): Found {
  const found = checkAdvisor(advisor, attributes, snapshot);
  const faults = found.map((finding) => ({ ...finding, conversation: null }));
  if (found.some(({ severity }) => severity === 'error')) return { faults, asides: [] };
  const proof = proveWithin({ seconds: PROVING }, { advisor, attributes, snapshot }, found);
  const asides = proof.findings.filter(({ severity }) => severity === 'note');
  if (!proof.isComplete) return { faults, asides };
  const proven = proof.findings.flatMap(({ share, conversations, severity, ...one }) =>
    severity === 'note' ? [] : { ...one, severity },
  );
  return { faults: [...faults, ...proven], asides };
}

function breaking(
  advisor: Advisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
): (finding: Finding) => boolean {
  const counting: Advisor = { ...advisor, results: { ...advisor.results, unavailable: 'last' } };
  const evenSo = new Set(findFaults(counting, attributes, snapshot).faults.map(keyOf));
  return (finding) => finding.severity === 'error' || (LOSSES.includes(finding.code) && evenSo.has(keyOf(finding)));
}

/** The published versions over a catalog. */
export async function listAdvisors(store: AdvisorStore, client: string, catalog: string) {
  const published = (await store.listPublished()).filter(
    (advisor) => advisor.client === client && advisor.catalog === catalog,
  );
  const versions = await Promise.all(
    published.map(({ advisor, version }) => store.findVersion(client, advisor, version)),
  );
  return versions.filter((version) => version !== null);
}

/** Of no revision: it is judged and thrown away. */
const snapshotOf = ({ attributes, products }: CatalogState): Promise<Snapshot> =>
  takeSnapshot(attributes, products(), 0);

/** Without the message, whose counts change with every import. */
const keyOf = ({ code, pointer }: Pick<Finding, 'code' | 'pointer'>): string =>
  `${GREATER.get(code) ?? code} ${pointer}`;

/** Notes that become a warning of another code when they are about more products: nothing that an import brought about. */
const GREATER: ReadonlyMap<string, string> = new Map([['filter-drops-some', 'filter-drops-missing']]);

function describePlace({ id, questions }: Advisor, pointer: string): string {
  const [, members, nth, inside, answer] = pointer.split('/');
  const question = members === 'questions' ? questions[Number(nth)] : undefined;
  if (question === undefined) return `advisor ${id}`;
  const answers = question.type !== 'RANGE' && Array.isArray(question.answers) ? question.answers : [];
  const chosen = inside === 'answers' ? answers[Number(answer)] : undefined;
  return `advisor ${id}, question ${question.id}${chosen === undefined ? '' : `, answer ${chosen.id}`}`;
}
