// The view as hosts find and read it: a resource with what its frame may load.

import { MCP_UI_EXTENSION, MCP_VIEW_TYPE, MCP_VIEW_URI } from '@guidepost/contract/mcp/mcp-view';
import type { ClientCapabilities, ReadResourceResult, Resource } from '@modelcontextprotocol/server';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { pictureOrigins } from './picture-origins.ts';
import { viewPage } from './view-page.ts';

/** `advisors`: those of the shop. */
export const viewResource = (advisors: readonly LiveAdvisor[], publicUrl: string): Resource => ({
  uri: MCP_VIEW_URI,
  name: 'advisor',
  title: 'Advisor',
  description: 'The conversation as the shopper sees it: question, answers, replies, results.',
  mimeType: MCP_VIEW_TYPE,
  _meta: viewMeta(advisors, publicUrl),
});

export const readView = async (advisors: readonly LiveAdvisor[], publicUrl: string): Promise<ReadResourceResult> => ({
  contents: [
    {
      ...{ uri: MCP_VIEW_URI, mimeType: MCP_VIEW_TYPE, text: await viewPage() },
      _meta: viewMeta(advisors, publicUrl),
    },
  ],
});

/** It connects to nothing: all that it asks for goes through the host. It has a border of its own. */
const viewMeta = (advisors: readonly LiveAdvisor[], publicUrl: string) => ({
  ui: {
    csp: { connectDomains: [], resourceDomains: pictureOrigins(advisors, publicUrl) },
    prefersBorder: false,
  },
});

/** Whether a client has declared that it shows views of this type. Those of the older protocol say so where nobody remembers it. */
export function showsViews({ extensions }: ClientCapabilities): boolean {
  const types = extensions?.[MCP_UI_EXTENSION]?.mimeTypes;
  return Array.isArray(types) && types.includes(MCP_VIEW_TYPE);
}
