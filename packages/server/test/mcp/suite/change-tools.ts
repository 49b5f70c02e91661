// Tools of the suite that tell those who listen that a list has changed.

import type { ServerEvent } from '@modelcontextprotocol/server';
import { type SuiteTool, saying } from './suite-tool.ts';

const telling = (name: string, kind: ServerEvent['kind'] & `${string}_list_changed`): SuiteTool => ({
  name,
  description: 'Tells those who listen that a list has changed.',
  run: (_input, _context, { bus }) => {
    bus.publish({ kind });
    return saying('They were told.');
  },
});

export const CHANGE_TOOLS: readonly SuiteTool[] = [
  telling('test_trigger_tool_change', 'tools_list_changed'),
  telling('test_trigger_prompt_change', 'prompts_list_changed'),
];
