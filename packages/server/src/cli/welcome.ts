// What people see when the server has started: where to look, and a working request to paste.

import type { StartNews } from '../views/operation-view.ts';

/** `localUrl`: where the server listens, for operators. */
export function welcome(
  publicUrl: string,
  localUrl: string,
  { demoKey, adminUrl, ownerLink, mcpUrl }: StartNews,
): string {
  const places = `
Guidepost is running.
${demoKey === null ? '' : `\n  Open this first           ${publicUrl}/\n                            the demo shop: two advisors to try, and what they send\n`}
  Guides                    ${publicUrl}/guides
  The interface, readable   ${publicUrl}/docs
  The same for machines     ${publicUrl}/openapi.json
  Health and metrics        ${localUrl}/readyz  ${localUrl}/metrics
${adminUrl === null ? '' : `  The portal                ${adminUrl}/admin\n`}${mcpUrl === null ? '' : `  For AI assistants (MCP)   ${mcpUrl}\n`}${ownerLink === null ? '' : `\nNobody can sign in to the portal yet. This link makes you its owner; it works once, and each start makes a new one:\n\n  ${ownerLink}\n`}`;
  if (demoKey === null) return `${places}\n`;
  return `${places}
The demo shop has two advisors, bikes and kids-bikes, of the client demo, and this key (a new one at each start; those before end):

  ${demoKey}

Start a conversation:

  curl -X POST ${publicUrl}/api/v7/next/ -H 'Service-API-Key: ${demoKey}' -H 'Service-Advisor-ID: bikes'

Reply to the question with the session_token of the response:

  curl -X POST ${publicUrl}/api/v7/next/ -H 'Service-API-Key: ${demoKey}' -H 'Service-Advisor-ID: bikes' \\
    -H 'Content-Type: application/json' -H 'Service-Session-Token: TOKEN' -d '{"question_id":"use","answers":["tours"]}'
${mcpUrl === null ? '' : `\nConnect an AI assistant: give it this address (transport: Streamable HTTP), or try its tools in a terminal:\n\n  ${mcpUrl}/${demoKey}\n\n  npx @modelcontextprotocol/inspector --cli ${mcpUrl}/${demoKey} --transport http --method tools/call --tool-name start --tool-arg advisor=bikes\n`}
`;
}
