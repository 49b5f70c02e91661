// The view that hosts of MCP Apps show beside a conversation (SEP-1865, version 2026-01-26): under which names server and frame find each other.

/** Clients that can show views declare it, with the types that they show. */
export const MCP_UI_EXTENSION = 'io.modelcontextprotocol/ui';

export const MCP_VIEW_TYPE = 'text/html;profile=mcp-app';

export const MCP_VIEW_URI = 'ui://guidepost/advisor';

/**
 * What answers of tools have for the view, and no model is shown (`_meta`). The frame has the same names in
 * `widget/src/view/tool-answers.ts`.
 */
export const VIEW_META = {
  /** Of a refusal: the problem document, with `retry_after` in seconds if it says when to try again. */
  problem: 'guidepost/problem',
  /** Of a RANGE: how the products that are left lie along it, as `Service-Include: histogram` has it. */
  histogram: 'guidepost/histogram',
  /** Of `results`: each question that was replied to, as it would be asked again, with the reply: `[{ question, answers }]`. */
  replied: 'guidepost/replied',
} as const;
