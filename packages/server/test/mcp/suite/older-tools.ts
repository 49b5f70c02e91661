// Tools of the suite that ask a program of the older protocol. It would have to be asked by a request of the server to it, for which there is
// no way without a session. So they ask as all tools here do, by their answer, and the SDK says that this does not go.

import { inputRequired, type Tool } from '@modelcontextprotocol/server';
import type { SuiteAnswer, SuiteTool } from './suite-tool.ts';

const taking = (name: string): Tool['inputSchema'] => ({
  type: 'object',
  properties: { [name]: { type: 'string' } },
  required: [name],
});

type Form = Parameters<typeof inputRequired.elicit>[0];

const asking = (form: Form): SuiteAnswer => inputRequired({ inputRequests: { form: inputRequired.elicit(form) } });

export const OLDER_TOOLS: readonly SuiteTool[] = [
  {
    name: 'test_sampling',
    description: 'Asks the model.',
    inputSchema: taking('prompt'),
    run: ({ prompt }) =>
      inputRequired({
        inputRequests: {
          said: inputRequired.createMessage({
            messages: [{ role: 'user', content: { type: 'text', text: String(prompt) } }],
            maxTokens: 100,
          }),
        },
      }),
  },
  {
    name: 'test_elicitation',
    description: 'Asks for a name and an address.',
    inputSchema: taking('message'),
    run: ({ message }) =>
      asking({
        message: String(message),
        requestedSchema: {
          type: 'object',
          properties: { username: { type: 'string' }, email: { type: 'string' } },
          required: ['username', 'email'],
        },
      }),
  },
  {
    name: 'test_elicitation_sep1034_defaults',
    description: 'Asks with a form that is filled in already.',
    run: () =>
      asking({
        message: 'Is this right?',
        requestedSchema: {
          type: 'object',
          properties: {
            name: { type: 'string', default: 'John Doe' },
            age: { type: 'integer', default: 30 },
            score: { type: 'number', default: 95.5 },
            status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
            verified: { type: 'boolean', default: true },
          },
        },
      }),
  },
  {
    name: 'test_elicitation_sep1330_enums',
    description: 'Asks with each kind of choice.',
    run: () =>
      asking({
        message: 'Which ones?',
        requestedSchema: {
          type: 'object',
          properties: {
            untitledSingle: { type: 'string', enum: ['option1', 'option2', 'option3'] },
            titledSingle: { type: 'string', oneOf: titled('value', 'Option') },
            legacyEnum: {
              type: 'string',
              enum: ['opt1', 'opt2', 'opt3'],
              enumNames: ['Option One', 'Option Two', 'Option Three'],
            },
            untitledMulti: { type: 'array', items: { type: 'string', enum: ['option1', 'option2', 'option3'] } },
            titledMulti: { type: 'array', items: { anyOf: titled('value', 'Choice') } },
          },
        },
      }),
  },
];

function titled(id: string, noun: string) {
  return ['First', 'Second', 'Third'].map((nth, index) => ({ const: `${id}${index + 1}`, title: `${nth} ${noun}` }));
}
