// The file that is loaded where a page lets assistants in and the browser has some. It registers the tools of the service's door with the
// browser, once for all advisors of the page, for as long as one of them is there. The list is the door's own.

import type { AdvisorSession } from '@guidepost/client';
import { askDoor } from './assistants/ask-door.ts';
import { type ListedTool, listTools } from './assistants/list-tools.ts';
import { ShownConversation, type ToolInput } from './assistants/shown-conversation.ts';
import { saidBy, sayHere, WORDS } from './assistants/words-for-assistants.ts';
import type { Conversation } from './conversation.ts';
import type { Settings } from './settings.ts';

/** Those that the page shows now. */
const all = new Set<ShownConversation>();

/** Takes the tools away; null if there are none. */
let registered: AbortController | null = null;

/** Lets assistants lead this conversation until it leaves. */
export async function join(
  element: HTMLElement & { open(): void },
  settings: Settings,
  session: AdvisorSession,
  conversation: Conversation,
): Promise<void> {
  const shown = new ShownConversation(() => element.open(), settings, session, conversation);
  try {
    const tools = await listTools(shown.door);
    if (shown.isLeft) return;
    all.add(shown);
    shown.left = () => {
      all.delete(shown);
      if (all.size > 0) return;
      registered?.abort();
      registered = null;
    };
    if (!registered) await register(tools);
  } catch (error) {
    // Nothing that a shopper would miss.
    if (!shown.isLeft) console.error(element, 'assistants:', error);
  }
}

/** All or none: the tools speak of each other. */
async function register(tools: readonly ListedTool[]): Promise<void> {
  const registering = new AbortController();
  registered = registering;
  try {
    await Promise.all(
      tools.map((tool) =>
        document.modelContext?.registerTool(
          { ...tool, execute: (input, { signal } = {}) => run(tool.name, input, signal) },
          { signal: registering.signal },
        ),
      ),
    );
  } catch (error) {
    registering.abort();
    if (registered === registering) registered = null;
    throw error;
  }
}

async function run(name: string, input: ToolInput, signal?: AbortSignal): Promise<string> {
  const here = [...all];
  const [first] = here;
  if (!first) return WORDS.left;
  if (name === 'list_advisors') return listAdvisors(here, input, signal);
  const isStart = name === 'start';
  const { advisor, session_token: token } = input;
  const named = isStart ? advisor : token;
  // Why such a call makes no sense, the door says best. It does nothing then.
  if (typeof named !== 'string' || named === '')
    return saidBy(await askDoor(first.door, 'tools/call', { name, arguments: input }, signal));
  const shown = here.find((one) => (isStart ? one.advisor === named : one.has(named)));
  if (shown) return shown.call(name, input, signal);
  return isStart ? sayHere(here.map((one) => one.advisor)) : WORDS.another;
}

/** Those of all services that the page asks; nearly always it is one. */
async function listAdvisors(
  here: readonly ShownConversation[],
  input: ToolInput,
  signal?: AbortSignal,
): Promise<string> {
  const doors = new Map(here.map(({ door }) => [`${door.baseUrl} ${door.apiKey}`, door]));
  const asked = [...doors.values()].map((door) =>
    askDoor(door, 'tools/call', { name: 'list_advisors', arguments: input }, signal),
  );
  const said = (await Promise.all(asked)).map(saidBy);
  return [...said, sayHere(here.map(({ advisor }) => advisor))].join('\n');
}
