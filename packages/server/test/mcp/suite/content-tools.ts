// Tools of the suite that answer with each kind of content, that tell of their progress, that keep a log, and that fail.

import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentBlock, Tool } from '@modelcontextprotocol/server';
import { RED_PIXEL, SILENCE } from './suite-media.ts';
import { type SuiteTool, saying } from './suite-tool.ts';

const IMAGE: ContentBlock = { type: 'image', ...RED_PIXEL };

/** Milliseconds between two messages of a call that is under way. */
const PAUSE = 50;

/** All that a program may find in a schema of the newest dialect; nothing of it may get lost on the way. */
const RICH_SCHEMA: Tool['inputSchema'] = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

export const CONTENT_TOOLS: readonly SuiteTool[] = [
  {
    name: 'test_simple_text',
    description: 'Answers with a text.',
    run: () => saying('This is a simple text response for testing.'),
  },
  {
    name: 'test_image_content',
    description: 'Answers with an image.',
    run: () => ({ content: [IMAGE] }),
  },
  {
    name: 'test_audio_content',
    description: 'Answers with a sound.',
    run: () => ({ content: [{ type: 'audio', ...SILENCE }] }),
  },
  {
    name: 'test_embedded_resource',
    description: 'Answers with a resource.',
    run: () => ({
      content: [
        {
          type: 'resource',
          resource: {
            uri: 'test://embedded-resource',
            mimeType: 'text/plain',
            text: 'This is an embedded resource content.',
          },
        },
      ],
    }),
  },
  {
    name: 'test_multiple_content_types',
    description: 'Answers with a text, an image and a resource.',
    run: () => ({
      content: [
        { type: 'text', text: 'Multiple content types test:' },
        IMAGE,
        {
          type: 'resource',
          resource: {
            uri: 'test://mixed-content-resource',
            mimeType: 'application/json',
            text: JSON.stringify({ test: 'data', value: 123 }),
          },
        },
      ],
    }),
  },
  {
    name: 'test_error_handling',
    description: 'Fails, and says so.',
    run: () => ({ ...saying('This tool intentionally returns an error for testing'), isError: true }),
  },
  {
    name: 'test_tool_with_logging',
    description: 'Logs three times while it is under way.',
    run: async (_input, { mcpReq }) => {
      for (const what of ['started', 'processing data', 'completed']) {
        if (what !== 'started') await sleep(PAUSE);
        await mcpReq.log('info', what === 'processing data' ? `Tool ${what}` : `Tool execution ${what}`);
      }
      return saying('It has logged three times.');
    },
  },
  {
    name: 'test_logging_tool',
    description: 'Logs, to whoever wants to have it.',
    run: async (_input, { mcpReq }) => {
      await mcpReq.log('info', 'This goes to those only who asked for a log.');
      return saying('It has logged.');
    },
  },
  {
    name: 'test_tool_with_progress',
    description: 'Tells how far it is.',
    run: async (_input, { mcpReq }) => {
      const { progressToken } = mcpReq._meta ?? {};
      for (const progress of [0, 50, 100]) {
        if (progress > 0) await sleep(PAUSE);
        if (progressToken === undefined) continue;
        const params = { progressToken, progress, total: 100 };
        await mcpReq.notify({ method: 'notifications/progress', params });
      }
      return saying('It is done.');
    },
  },
  {
    name: 'json_schema_2020_12_tool',
    description: 'Has a schema with all that the newest dialect knows.',
    inputSchema: RICH_SCHEMA,
    run: (input) => saying(JSON.stringify(input)),
  },
];
