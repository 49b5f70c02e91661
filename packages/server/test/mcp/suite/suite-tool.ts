// A tool that the protocol's suite of conformance calls, by the name and with the result that it asks for.

import type {
  CallToolResult,
  InputRequiredResult,
  RequestStateCodec,
  ServerContext,
  ServerEventBus,
  Tool,
} from '@modelcontextprotocol/server';

/** What outlives the server of one request. */
export interface SuiteMakings {
  readonly bus: ServerEventBus;
  /** Signs what a program carries from one form to the next. */
  readonly states: RequestStateCodec;
}

export type SuiteAnswer = CallToolResult | InputRequiredResult;

export interface SuiteTool {
  readonly name: string;
  readonly description: string;
  /** It takes nothing if this is missing. */
  readonly inputSchema?: Tool['inputSchema'];
  readonly run: (
    input: Readonly<Record<string, unknown>>,
    context: ServerContext,
    makings: SuiteMakings,
  ) => SuiteAnswer | Promise<SuiteAnswer>;
}

export const saying = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });
