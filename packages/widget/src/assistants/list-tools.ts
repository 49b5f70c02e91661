// The tools as the service's door lists them, in the browser's terms. There is no second list to keep.

import { askDoor, type Door } from './ask-door.ts';
import type { BrowserTool } from './model-context.ts';

export type ListedTool = Omit<BrowserTool, 'execute'>;

/** Those that change something and are known to this file. Any that only look can be passed on, whatever they are. */
const LEADING: readonly unknown[] = ['start', 'reply', 'change_reply'];

const known = new Map<string, Promise<readonly ListedTool[]>>();

/** Throws an error that says why there are none. A list stays as long as the page. */
export function listTools(door: Door): Promise<readonly ListedTool[]> {
  const key = `${door.baseUrl} ${door.apiKey}`;
  const listed = known.get(key) ?? ask(door);
  known.set(key, listed);
  listed.catch(() => known.delete(key));
  return listed;
}

async function ask(door: Door): Promise<readonly ListedTool[]> {
  for (let failed = 0; ; failed++) {
    const answer = await askDoor(door, 'tools/list', {});
    if (answer.kind === 'answered') return readTools(answer.result.tools);
    if (answer.kind === 'refused') throw new Error(`${door.baseUrl}/mcp: ${answer.words}`);
    if (failed === ATTEMPTS - 1) throw new Error(`${door.baseUrl}/mcp does not answer. Is it open (GUIDEPOST_MCP=on)?`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** failed));
  }
}

const ATTEMPTS = 3;

/** Milliseconds until the second attempt. */
const PAUSE = 1_000;

function readTools(tools: unknown): readonly ListedTool[] {
  if (!Array.isArray(tools)) throw new Error('What answered is not Guidepost.');
  return tools
    .filter(({ name, annotations }) => annotations?.readOnlyHint === true || LEADING.includes(name))
    .map(({ name, title, description, inputSchema, annotations }) => ({
      ...{ name, title, description, inputSchema },
      // Texts of the catalog are data, whoever wrote them.
      annotations: { readOnlyHint: annotations?.readOnlyHint === true, untrustedContentHint: true },
    }));
}
