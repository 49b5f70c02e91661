// Holds random conversations over HTTP, several at once on connections that stay open, and reads each response.

import { Agent, request } from 'node:http';
import type { NextResponse } from '@guidepost/contract/next-response';
import { seededRandom } from '../../../../bench/random.ts';
import { checkResponse, type Seen } from './check-response.ts';
import type { PlainReading } from './plain-reading.ts';
import { chooseReply, type SentReply } from './random-shopper.ts';
import { Untrue } from './untrue.ts';

export interface Service {
  readonly port: number;
  readonly key: string;
}

export interface Held {
  readonly conversations: number;
  readonly responses: number;
  /** What was said and is not so, with the conversation in which that was; the first of them. */
  readonly untrue: readonly string[];
  readonly seen: Seen;
}

const AT_ONCE = 16;
const MOST_REPLIES = 8;
const MOST_TOLD = 20;

/** The shopper of a number always does the same. The readings take turns, and so do their languages. */
export async function holdConversations(
  service: Service,
  readings: readonly PlainReading[],
  conversations: number,
): Promise<Held> {
  const line = new Line(service);
  const seen: Seen = new Map();
  const untrue: string[] = [];
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < conversations && untrue.length < MOST_TOLD) {
      const nth = begun++;
      const reading = readings[nth % readings.length];
      if (reading === undefined) throw new Error('There is no advisor to talk to.');
      const problem = await converse(line, reading, nth, seen);
      if (problem !== null) untrue.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  line.close();
  return { conversations: begun, responses: line.responses, untrue, seen };
}

/** Null if all that was said is true. */
async function converse(line: Line, reading: PlainReading, nth: number, seen: Seen): Promise<string | null> {
  const { advisor, language: own = 'en', texts = {} } = reading.advisor;
  const languages = [own, ...Object.keys(texts)];
  const language = languages[Math.floor(nth / 7) % languages.length] ?? own;
  const random = seededRandom(nth);
  const replies = new Map<string, readonly string[]>();
  let said: NextResponse | null = null;
  try {
    for (let move = 0; move <= MOST_REPLIES; move++) {
      const reply: SentReply | null = said === null ? null : chooseReply(random, reading, said, replies);
      if (said !== null && reply === null) break;
      if (reply !== null) replies.set(...reply);
      said = await line.send(advisor, language, said?.session_token ?? null, reply);
      checkResponse(reading, said, replies, language, seen);
    }
  } catch (error) {
    if (!(error instanceof Untrue)) throw error;
    const way = [...replies].map(([id, reply]) => `${id}: ${reply.join('+')}`).join(', ');
    return `${advisor}, conversation ${nth} (${way}): ${error.message}`;
  }
  return null;
}

class Line {
  readonly #service: Service;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  responses = 0;

  constructor(service: Service) {
    this.#service = service;
  }

  send(advisor: string, language: string, token: string | null, reply: SentReply | null): Promise<NextResponse> {
    const body = reply === null ? '' : JSON.stringify({ question_id: reply[0], answers: reply[1] });
    const headers = {
      'Service-API-Key': this.#service.key,
      'Service-Advisor-ID': advisor,
      'Service-Include': 'reasons, counts, histogram, replies, details, reconsider',
      'Accept-Language': language,
      'Content-Length': String(Buffer.byteLength(body)),
      ...(token !== null && { 'Service-Session-Token': token }),
      ...(reply !== null && { 'Content-Type': 'application/json' }),
    };
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: this.#service.port, method: 'POST', path: '/api/v7/next/' };
      const sent = request({ ...options, agent: this.#agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('error', reject);
        response.on('end', () => {
          this.responses++;
          if (response.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${response.statusCode} for ${advisor}, ${body}: ${text}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
