// Asks the service's door for assistants (`/mcp`), as its plain requests are: JSON-RPC in a POST, with the widget's own key.

export interface Door {
  readonly baseUrl: string;
  /** Publishable. */
  readonly apiKey: string;
}

export type DoorAnswer =
  /** `result`: as the Model Context Protocol has it for the method. */
  | { readonly kind: 'answered'; readonly result: Readonly<Record<string, unknown>> }
  /** The door let nobody in, or knows no such thing: nothing was done. In words for an assistant. */
  | { readonly kind: 'refused'; readonly words: string }
  /** Nothing came back that the door would say. What was asked for may have been done. */
  | { readonly kind: 'lost' };

/** `signal`: if it aborts, the answer is lost. */
export async function askDoor(
  { baseUrl, apiKey }: Door,
  method: string,
  params: object,
  signal?: AbortSignal,
): Promise<DoorAnswer> {
  const calling = new AbortController();
  const tooLong = setTimeout(() => calling.abort(), LONGEST);
  try {
    const response = await fetch(`${baseUrl}/mcp`, {
      method: 'POST',
      headers: {
        'Service-API-Key': apiKey,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      // The target would get the key.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, calling.signal]) : calling.signal,
    });
    return understand(response, await response.text());
  } catch {
    return LOST;
  } finally {
    clearTimeout(tooLong);
  }
}

const LOST: DoorAnswer = { kind: 'lost' };

/** Milliseconds. */
const LONGEST = 10_000;

function understand({ ok, status, headers }: Response, text: string): DoorAnswer {
  const isStream = headers.get('Content-Type')?.startsWith('text/event-stream');
  const body = JSON.parse((isStream && /^data: ?(.*)$/m.exec(text)?.[1]) || text);
  const { result, error, detail } = body;
  if (ok && typeof result === 'object' && result !== null) return { kind: 'answered', result };
  const words = error?.message ?? detail;
  // A failure of the service says nothing of what was done before it.
  if (status === 500 || typeof words !== 'string') return LOST;
  const wait = headers.get('Retry-After');
  return { kind: 'refused', words: wait ? `${words}\nTry again in ${wait} s.` : words };
}
