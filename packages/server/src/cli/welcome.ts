// What people see when the server has started: where to look, and a working request to paste.

/** `localUrl`: where the server listens, for operators; `demoKey`: null without the demo. */
export function welcome(publicUrl: string, localUrl: string, demoKey: string | null): string {
  const places = `
Guidepost is running.
${demoKey === null ? '' : `\n  Open this first           ${publicUrl}/\n                            the demo shop: two advisors to try, and what they send\n`}
  Guides                    ${publicUrl}/guides
  The interface, readable   ${publicUrl}/docs
  The same for machines     ${publicUrl}/openapi.json
  Health and metrics        ${localUrl}/readyz  ${localUrl}/metrics
`;
  if (demoKey === null) return `${places}\n`;
  return `${places}
The demo shop has two advisors, bikes and kids-bikes, of the client demo, and this key (a new one at each start; those before end):

  ${demoKey}

Start a conversation:

  curl -X POST ${publicUrl}/api/v7/next/ -H 'Service-API-Key: ${demoKey}' -H 'Service-Advisor-ID: bikes'

Reply to the question with the session_token of the response:

  curl -X POST ${publicUrl}/api/v7/next/ -H 'Service-API-Key: ${demoKey}' -H 'Service-Advisor-ID: bikes' \\
    -H 'Content-Type: application/json' -H 'Service-Session-Token: TOKEN' -d '{"question_id":"use","answers":["tours"]}'

`;
}
