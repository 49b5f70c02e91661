// Holds conversations with a running server once. They give the scripts that the load follows, and the bytes that the bare
// server sends.

import { pick, pickSeveral, type Random, randomBelow, seededRandom } from '../random.ts';
import type { ScriptedStep } from './load.ts';

interface Recorded {
  /** Gets the milliseconds that each response took. */
  readonly answered?: (milliseconds: number) => void;
  readonly choose?: Choose;
}

export interface Recording {
  readonly scripts: readonly (readonly ScriptedStep[])[];
  /** The body as bytes, one character each. Headers are name, value, …, without those that Node adds by itself. */
  readonly responses: readonly { readonly headers: readonly string[]; readonly body: string }[];
}

const ADDED_BY_NODE = new Set(['date', 'connection', 'keep-alive']);

interface WireQuestion {
  readonly question_id: string;
  readonly question_type: string;
  readonly answers: readonly { readonly answer_id: string }[];
  /** Of a RANGE. */
  readonly range_from?: number;
  readonly range_to?: number;
  readonly range_step?: number;
}

/** The answers to the nth question of the kth conversation; empty for a skip. */
type Choose = (question: WireQuestion, n: number, k: number) => readonly string[];

/** The nth reply of the kth conversation chooses answer n + k. */
const inTurn: Choose = ({ answers }, n, k) => {
  const answer = answers[(n + k) % Math.max(1, answers.length)];
  return answer === undefined || (n + k) % 5 === 4 ? [] : [answer.answer_id];
};

/** Hardly any two conversations are alike after their first replies. */
export function atRandom(seed: number): Choose {
  const random = seededRandom(seed);
  return (question) => {
    const ids = question.answers.map(({ answer_id }) => answer_id);
    if (ids.length === 0 || random() < 0.1) return [];
    if (question.question_type === 'RANGE') return random() < 0.5 ? [pick(random, ids)] : [anyRange(question, random)];
    const most = question.question_type === 'MULTIPLE' ? Math.min(3, ids.length) : 1;
    return pickSeveral(random, ids, 1 + randomBelow(random, most));
  };
}

function anyRange({ range_from: low = 0, range_to: high = low, range_step: step = 1 }: WireQuestion, random: Random) {
  const steps = Math.max(1, Math.round((high - low) / step));
  const from = randomBelow(random, steps);
  const to = from + 1 + randomBelow(random, steps - from);
  return `${low + from * step}-${Math.min(high, low + to * step)}`;
}

/** Holds `count` conversations, each to its end. */
export async function record(
  url: string,
  headers: Readonly<Record<string, string>>,
  count: number,
  { answered = () => {}, choose = inTurn }: Recorded = {},
): Promise<Recording> {
  const scripts: ScriptedStep[][] = [];
  const responses: { headers: string[]; body: string }[] = [];
  const send = async (token: string | null, body: string | null) => {
    const began = performance.now();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        ...(token === null ? {} : { 'Service-Session-Token': token }),
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === null ? {} : { body }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    answered(performance.now() - began);
    if (response.status !== 200) throw new Error(`${response.status}: ${bytes.toString()}`);
    const sent: string[] = [];
    for (const [name, value] of response.headers) if (!ADDED_BY_NODE.has(name)) sent.push(name, value);
    responses.push({ headers: sent, body: bytes.toString('latin1') });
    return JSON.parse(bytes.toString()) as { session_token: string; question: WireQuestion | null };
  };
  for (let k = 0; k < count; k++) {
    const script: ScriptedStep[] = [{ body: null }];
    let { session_token: token, question } = await send(null, null);
    for (let n = 0; question !== null; n++) {
      const body = JSON.stringify({ question_id: question.question_id, answers: choose(question, n, k) });
      script.push({ body });
      ({ session_token: token, question } = await send(token, body));
    }
    scripts.push(script);
  }
  return { scripts, responses };
}
