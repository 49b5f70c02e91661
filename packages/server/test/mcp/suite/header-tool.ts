// A tool of the suite with an argument that also stands in a header (`Mcp-Param-Region`), so that what forwards requests can go by it.

import { type SuiteTool, saying } from './suite-tool.ts';

const inputSchema = {
  type: 'object' as const,
  properties: { region: { type: 'string' as const, 'x-mcp-header': 'Region' } },
  required: ['region'],
};

export const HEADER_TOOL = {
  name: 'test_header_parameter',
  description: 'Says which region was asked for.',
  inputSchema,
  run: ({ region }) => saying(String(region)),
} as const satisfies SuiteTool;
