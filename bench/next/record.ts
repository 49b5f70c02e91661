// Holds conversations with a running server once. They give the scripts that the load follows, and the bytes that the bare
// server sends.

import type { ScriptedStep } from './load.ts';

export interface Recording {
  readonly scripts: readonly (readonly ScriptedStep[])[];
  /** The body as bytes, one character each. Headers are name, value, …, without those that Node adds by itself. */
  readonly responses: readonly { readonly headers: readonly string[]; readonly body: string }[];
}

const ADDED_BY_NODE = new Set(['date', 'connection', 'keep-alive']);

interface WireQuestion {
  readonly question_id: string;
  readonly answers: readonly { readonly answer_id: string }[];
}

/**
 * Holds `count` different conversations, each to its end: the nth reply of the kth conversation chooses answer n + k.
 * `answered` gets the milliseconds that each response took.
 */
export async function record(
  url: string,
  headers: Readonly<Record<string, string>>,
  count: number,
  answered: (milliseconds: number) => void = () => {},
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
      const answer = question.answers[(n + k) % Math.max(1, question.answers.length)];
      const isSkipped = answer === undefined || (n + k) % 5 === 4;
      const body = JSON.stringify({ question_id: question.question_id, answers: isSkipped ? [] : [answer.answer_id] });
      script.push({ body });
      ({ session_token: token, question } = await send(token, body));
    }
    scripts.push(script);
  }
  return { scripts, responses };
}
