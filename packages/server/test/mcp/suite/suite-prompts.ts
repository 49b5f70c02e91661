// Prompts that the protocol's suite of conformance gets.

import {
  acceptedContent,
  type ContentBlock,
  type GetPromptResult,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { askFor } from './form-tools.ts';
import { RED_PIXEL } from './suite-media.ts';

export interface SuitePrompt {
  readonly name: string;
  readonly description: string;
  /** Names of arguments. All must be given. */
  readonly takes?: readonly string[];
  readonly get: (
    given: Readonly<Record<string, string>>,
    context: ServerContext,
  ) => GetPromptResult | InputRequiredResult;
}

const prompting = (...contents: ContentBlock[]): GetPromptResult => ({
  messages: contents.map((content) => ({ role: 'user', content })),
});

const text = (words: string): ContentBlock => ({ type: 'text', text: words });

export const SUITE_PROMPTS: readonly SuitePrompt[] = [
  {
    name: 'test_simple_prompt',
    description: 'A sentence.',
    get: () => prompting(text('This is a simple prompt for testing.')),
  },
  {
    name: 'test_prompt_with_arguments',
    description: 'A sentence with two gaps.',
    takes: ['arg1', 'arg2'],
    get: ({ arg1, arg2 }) => prompting(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  },
  {
    name: 'test_prompt_with_embedded_resource',
    description: 'A resource, and what to do with it.',
    takes: ['resourceUri'],
    get: ({ resourceUri: uri = '' }) =>
      prompting(
        {
          type: 'resource',
          resource: { uri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
        },
        text('Please process the embedded resource above.'),
      ),
  },
  {
    name: 'test_prompt_with_image',
    description: 'An image, and what to do with it.',
    get: () => prompting({ type: 'image', ...RED_PIXEL }, text('Please analyze the image above.')),
  },
  {
    name: 'test_input_required_result_prompt',
    description: 'A sentence about something that it asks for first.',
    get: (_given, { mcpReq }) => {
      const about = acceptedContent(mcpReq.inputResponses, 'user_context')?.context;
      if (typeof about === 'string') return prompting(text(`Write about ${about}.`));
      return inputRequired({
        inputRequests: { user_context: askFor('What context should the prompt use?', 'context') },
      });
    },
  },
];
