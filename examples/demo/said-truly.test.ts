// Nothing that the service says beside its results may be untrue, and no product may miss a wish without a word. Shoppers who
// reply at random hold conversations over HTTP; a program that knows the catalog and the file, but not the engine, reads along.

import type { Reason } from '@guidepost/contract/next-included';
import type { NextResponse, Question } from '@guidepost/contract/next-response';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pick, type Random, randomBelow, seededRandom } from '../../bench/random.ts';
import { runs } from '../../scripts/fixture/test-length.ts';
import {
  attributeOf,
  type PlainProduct,
  type PlainQuestion,
  PlainReading,
  type Replies,
  rangeOf,
} from './plain-reading.ts';
import { type RunningDemo, startDemo } from './start-demo.ts';

let demo: RunningDemo;
let plain: PlainReading;
beforeAll(async () => {
  [demo, plain] = await Promise.all([startDemo(), PlainReading.ofDemo()]);
});
afterAll(() => demo.stop());

const { numRuns } = runs(60, 1500);
/** Milliseconds for each conversation, on a machine that has much else to do. */
const PATIENCE = 1000;

it(
  `in ${numRuns} conversations with mistakes, everything said is true, and no result misses a wish unsaid`,
  async () => {
    const seen = { results: 0, misses: 0, relaxed: 0, notAsked: 0, bars: 0, unknown: 0 };
    for (let nth = 0; nth < numRuns; nth++) await converse(seededRandom(nth), nth % 2 === 0 ? 'en' : 'de', seen);
    // A test of what never happens would say nothing.
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  },
  numRuns * PATIENCE,
);

async function converse(random: Random, language: string, seen: Record<string, number>): Promise<void> {
  const replies = new Map<string, readonly string[]>();
  let said = await send(language, null, null);
  check(said, replies, language, seen);
  for (let move = 0; move < 12; move++) {
    const reply = chooseReply(random, said.question, replies);
    if (reply === null) return;
    replies.set(...reply);
    said = await send(language, said.session_token, reply);
    check(said, replies, language, seen);
  }
}

async function send(
  language: string,
  token: string | null,
  reply: readonly [string, readonly string[]] | null,
): Promise<NextResponse> {
  const response = await fetch(`${demo.publicUrl}/api/v7/next/`, {
    method: 'POST',
    headers: {
      'Service-API-Key': demo.key,
      'Service-Advisor-ID': 'bikes',
      'Service-Include': 'reasons, counts, histogram, replies, details, reconsider',
      'Accept-Language': language,
      ...(token !== null && { 'Service-Session-Token': token }),
      ...(reply !== null && { 'Content-Type': 'application/json' }),
    },
    body: reply && JSON.stringify({ question_id: reply[0], answers: reply[1] }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text);
}

/** Mostly to the question shown, at times to an earlier one, and at times a skip. */
function chooseReply(random: Random, shown: Question | null, replies: Replies): [string, readonly string[]] | null {
  const any = <One>(all: readonly One[]): One => pick(random, all);
  const earlier = [...replies.keys()].filter((id) => plain.question(id).type !== 'RANGE' && id !== 'brand');
  if (shown === null || (earlier.length > 0 && random() < 0.25)) {
    if (earlier.length === 0) return null;
    const { id, answers = [], type } = plain.question(any(earlier));
    return [id, [...new Set([any(answers).id, ...(type === 'MULTIPLE' ? [any(answers).id] : [])])]];
  }
  if (random() < 0.1) return [shown.question_id, []];
  if (shown.question_type === 'RANGE') {
    const { range_from: from, range_to: to, range_step: step, answers } = shown;
    const at = () => Math.min(to, from + step * randomBelow(random, (to - from) / step));
    const [a, b] = [at(), at()];
    const kind = random();
    if (kind < 0.4) return [shown.question_id, [any(answers).answer_id]];
    // Who takes the whole range wishes to stay inside, too, if a changed reply moves what is left.
    const [low, high] = kind < 0.7 ? [from, to] : [Math.min(a, b), Math.max(a, b)];
    return [shown.question_id, [`${low}-${high}`]];
  }
  const more = shown.question_type === 'MULTIPLE' && random() < 0.6;
  const ids = [any(shown.answers).answer_id, ...(more ? [any(shown.answers).answer_id] : [])];
  return [shown.question_id, [...new Set(ids)]];
}

type Wish = readonly [question: PlainQuestion, reply: readonly string[]];

const groupsOf = (products: readonly PlainProduct[]): number =>
  new Set(products.map(({ group, sku }) => group ?? sku)).size;

function check(said: NextResponse, replies: Replies, language: string, seen: Record<string, number>): void {
  const see = (what: string, count = 1) => {
    seen[what] = (seen[what] ?? 0) + count;
  };
  const counting = plain.counting(replies);
  const filters: readonly Wish[] = [...counting].map(([id, reply]) => [plain.question(id), reply]);
  const passing = (wishes: readonly Wish[]): readonly PlainProduct[] =>
    plain.scope.filter((product) =>
      wishes.every(([question, reply]) => question.role === 'preference' || plain.passes(product, question, reply)),
    );

  const told = said.replies ?? [];
  expect(
    told.map(({ question_id, answers }) => [question_id, asSet(answers.map(({ answer_id }) => answer_id))]),
  ).toEqual([...replies].map(([id, reply]) => [id, asSet(reply)]));
  for (const { question_id, question_title, answers, status } of told) {
    const question = plain.question(question_id);
    expect(question_title).toBe(plain.text(language, `${question_id}.title`, question.title));
    for (const { answer_id, title } of answers) expectTitle(language, question, answer_id, title);
    expect(status === 'not-asked').toBe(!counting.has(question_id));
    if (status !== 'counts') see(status === 'relaxed' ? 'relaxed' : 'notAsked');
  }
  const relaxed = new Set(told.filter(({ status }) => status === 'relaxed').map(({ question_id }) => question_id));
  const kept = passing(filters.filter(([{ id }]) => !relaxed.has(id)));
  expect(kept.length).toBeGreaterThan(0);
  for (const wish of filters.filter(([{ id }]) => relaxed.has(id))) {
    expect(
      kept.filter((product) => plain.passes(product, ...wish)),
      'relaxed without need',
    ).toEqual([]);
  }

  const exact = passing(filters);
  expect([said.candidates, said.candidates_of]).toEqual([groupsOf(exact), groupsOf(plain.scope)]);
  if (said.question !== null) checkQuestion(said.question, kept, see);

  let fewest = 0;
  for (const [rank, result] of (said.results ?? []).entries()) {
    see('results');
    const product = plain.scope.find(({ sku }) => sku === result.sku)!;
    const { list_price = null, available = true } = product;
    const isReduced = Number(list_price) > Number(product.price);
    expect([result.list_price, result.available]).toEqual([isReduced ? list_price : null, available]);
    const missed = filters.filter(([question, reply]) => {
      const reason = (result.reasons ?? []).find(({ question_id }) => question_id === question.id);
      if (reason !== undefined) checkReason(reason, question, reply, product, language);
      if (reason?.fit === 'unknown') see('unknown');
      const passes = question.role === 'preference' || plain.passes(product, question, reply);
      if (!passes)
        expect(reason?.fit, `${result.sku} misses ${question.id} unsaid`).toMatch(/^(missed|partly|unknown)$/);
      return !passes;
    }).length;
    see('misses', missed);
    // Exact ones first, as many as there are; then those that miss ever more.
    expect(missed === 0).toBe(rank < groupsOf(exact));
    expect(missed).toBeGreaterThanOrEqual(fewest);
    fewest = missed;
    const asked = new Set((result.reasons ?? []).map(({ question_id }) => question_id));
    expect(
      [...asked].filter((id) => !counting.has(id)),
      'a reason without a reply',
    ).toEqual([]);
  }
  checkNothingNearer(said, filters);
  if (said.reconsider) {
    const { question, answers } = said.reconsider;
    expect(asSet(answers)).toEqual(asSet(replies.get(question.question_id) ?? []));
  }
}

/** No product that misses fewer wishes than the last result is left out, and none at all while there is room. */
function checkNothingNearer({ results }: NextResponse, wishes: readonly Wish[]): void {
  if (results === null) return;
  const missesOf = (product: PlainProduct): number =>
    wishes.filter(([question, reply]) => question.role === 'filter' && !plain.passes(product, question, reply)).length;
  const shown = plain.scope.filter(({ sku }) => results.some((result) => result.sku === sku));
  const worst = results.length < plain.limit ? Number.POSITIVE_INFINITY : Math.max(...shown.map(missesOf));
  const groups = new Set(shown.map(({ group, sku }) => group ?? sku));
  const leftOut = plain.scope.filter(
    (product) => missesOf(product) < worst && !groups.has(product.group ?? product.sku),
  );
  expect(leftOut.map(({ sku }) => sku)).toEqual([]);
}

/** One spelling for ranges: `800-1500` is `800.0-1500.0`. */
const rangeless = (id: string): string => id.replace(/\.0(?=-|$)/g, '');

/** A reply to MULTIPLE is a set. */
const asSet = (ids: readonly string[]): string[] => ids.map(rangeless).sort();

function checkQuestion(
  question: Question,
  kept: readonly PlainProduct[],
  see: (what: string, count?: number) => void,
): void {
  const asked = plain.question(question.question_id);
  for (const { answer_id, count } of question.answers) {
    const left = kept.filter((product) =>
      asked.role === 'filter'
        ? plain.passes(product, asked, [answer_id])
        : plain.fits(product, asked, [answer_id]) !== false && plain.fits(product, asked, [answer_id]) !== null,
    );
    expect(count, `${question.question_id}: ${answer_id}`).toBe(groupsOf(left));
  }
  if (question.question_type !== 'RANGE') return;
  for (const [nth, { range_from, range_to, count }] of (question.histogram ?? []).entries()) {
    const isLast = nth === (question.histogram?.length ?? 0) - 1;
    const within = kept
      .map((product) => attributeOf(product, asked.attribute ?? ''))
      .filter((value) => typeof value === 'number')
      .filter((value) => value >= range_from && (value < range_to || (isLast && value === range_to)));
    expect(count).toBe(within.length);
    see('bars');
  }
}

function checkReason(
  { question_title, role, fit, answers, ...range }: Reason,
  question: PlainQuestion,
  reply: readonly string[],
  product: PlainProduct,
  language: string,
): void {
  expect(question_title).toBe(plain.text(language, `${question.id}.title`, question.title));
  expect(role).toBe(question.role);
  const meant = reply.filter((id) => plain.satisfies(product, question, id) !== undefined);
  expect(asSet(answers.map(({ answer_id }) => answer_id))).toEqual(asSet(meant));
  for (const { answer_id, title, fit: own } of answers) {
    expect(own).toBe(plain.satisfies(product, question, answer_id) === true ? 'met' : 'missed');
    expectTitle(language, question, answer_id, title);
  }
  const truth = plain.fits(product, question, reply);
  const some = answers.some(({ fit: own }) => own === 'met');
  expect(fit).toBe(truth === true ? 'met' : truth === null ? 'unknown' : some ? 'partly' : 'missed');
  if (question.type !== 'RANGE') {
    expect([range.value, range.missed_by]).toEqual([undefined, undefined]);
    return;
  }
  const value = attributeOf(product, question.attribute ?? '');
  const { from, to } = rangeOf(reply[0] ?? '');
  const missedBy = typeof value !== 'number' ? null : value > to ? value - to : value < from ? value - from : 0;
  expect([range.value, range.missed_by]).toEqual([value ?? null, missedBy]);
}

function expectTitle(
  language: string,
  { id, type, answers, attribute }: PlainQuestion,
  answer: string,
  title: string,
): void {
  if (type === 'RANGE') {
    // A grouping has its own title; any other range names both ends.
    expect(title).not.toBe('');
    return;
  }
  const own = answers?.find((one) => one.id === answer)?.title ?? (attribute === undefined ? '' : answer);
  expect(title).toBe(plain.text(language, `${id}.${answer}.title`, own));
}
