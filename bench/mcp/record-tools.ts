// What the assistants' door answers in a conversation from its start to its end.

import type { CallToolResult } from '@modelcontextprotocol/server';

export async function recordTools(port: number, key: string): Promise<CallToolResult[]> {
  const recorded: CallToolResult[] = [];
  const call = async (name: string, input: object): Promise<CallToolResult> => {
    const response = await fetch(`http://localhost:${port}/mcp`, {
      method: 'POST',
      headers: {
        ...{
          'Service-API-Key': key,
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        ...{ 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
      },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: {
          ...{ name, arguments: input },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    });
    const { result } = (await response.json()) as { result: CallToolResult };
    recorded.push(result);
    return result;
  };
  let { structuredContent } = await call('start', { advisor: 'bikes' });
  for (;;) {
    const { session_token: token, question } = structuredContent as {
      session_token: string;
      question: { question_id: string; answers: { answer_id: string }[] } | null;
    };
    if (question === null) return recorded;
    const answers = question.answers.slice(0, 1).map(({ answer_id: id }) => id);
    ({ structuredContent } = await call('reply', { session_token: token, question_id: question.question_id, answers }));
  }
}
