// Tools of the suite that want something from the program before they answer: a form that a person fills in, a sentence of its model, its
// folders (`input_required`, with the version of 2026-07-28).

import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequest,
  type InputRequests,
  inputRequired,
  inputResponse,
  type PrimitiveSchemaDefinition,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type SuiteAnswer, type SuiteMakings, type SuiteTool, saying } from './suite-tool.ts';

/** A form with one field that must be filled in. */
export const askFor = (
  message: string,
  field: string,
  schema: PrimitiveSchemaDefinition = { type: 'string' },
): InputRequest =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [field]: schema }, required: [field] },
  });

const askModel = (text: string, maxTokens = 100): InputRequest =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens });

/** What the program's model has said; null if nothing came back. */
function modelSaid({ mcpReq }: ServerContext, key: string): string | null {
  const said = inputResponse(mcpReq.inputResponses, key);
  if (said.kind !== 'sampling') return null;
  const [first] = [said.result.content].flat();
  return first?.type === 'text' ? first.text : '';
}

function foldersOf({ mcpReq }: ServerContext, key: string): readonly string[] | null {
  const said = inputResponse(mcpReq.inputResponses, key);
  return said.kind === 'roots' ? said.roots.map(({ uri }) => uri) : null;
}

const isConfirmed = ({ mcpReq }: ServerContext): boolean =>
  acceptedContent(mcpReq.inputResponses, 'confirm')?.ok === true;

/** Asks whether to go on, and goes on only with the state that was sent along. */
async function confirm(context: ServerContext, { states }: SuiteMakings): Promise<SuiteAnswer> {
  const carried = context.mcpReq.requestState<{ readonly awaits: string }>();
  if (isConfirmed(context) && carried?.awaits === 'confirm') return saying('state-ok');
  return inputRequired({
    inputRequests: { confirm: askFor('Please confirm', 'ok', { type: 'boolean' }) },
    requestState: await states.mint({ awaits: 'confirm' }),
  });
}

const ASK_NAME = askFor('What is your name?', 'name');

export const FORM_TOOLS: readonly SuiteTool[] = [
  {
    name: 'test_input_required_result_elicitation',
    description: 'Asks for a name.',
    run: (_input, { mcpReq }) => {
      const name = acceptedContent(mcpReq.inputResponses, 'user_name')?.name;
      return typeof name === 'string'
        ? saying(`Hello, ${name}!`)
        : inputRequired({ inputRequests: { user_name: ASK_NAME } });
    },
  },
  {
    name: 'test_input_required_result_sampling',
    description: 'Asks the model for a capital.',
    run: (_input, context) => {
      const said = modelSaid(context, 'capital_question');
      if (said !== null) return saying(said);
      return inputRequired({ inputRequests: { capital_question: askModel('What is the capital of France?') } });
    },
  },
  {
    name: 'test_input_required_result_list_roots',
    description: 'Asks for the folders of the program.',
    run: (_input, context) => {
      const folders = foldersOf(context, 'client_roots');
      if (folders !== null) return saying(folders.join('\n'));
      return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
    },
  },
  {
    name: 'test_input_required_result_request_state',
    description: 'Asks whether to go on, and has the program carry what it needs to know then.',
    run: (_input, context, makings) => confirm(context, makings),
  },
  {
    name: 'test_input_required_result_tampered_state',
    description: 'Does not go on if what the program carried was changed.',
    run: (_input, context, makings) => confirm(context, makings),
  },
  {
    name: 'test_input_required_result_multiple_inputs',
    description: 'Asks for a name, a greeting and the folders at once.',
    run: async (_input, context, { states }) => {
      const name = acceptedContent(context.mcpReq.inputResponses, 'user_name')?.name;
      const [greeting, folders] = [modelSaid(context, 'greeting'), foldersOf(context, 'client_roots')];
      if (typeof name === 'string' && greeting !== null && folders !== null) {
        return saying(`${greeting} ${name}, ${folders.length}`);
      }
      const inputRequests: InputRequests = {
        user_name: ASK_NAME,
        greeting: askModel('Generate a greeting', 50),
        client_roots: inputRequired.listRoots(),
      };
      return inputRequired({ inputRequests, requestState: await states.mint({ awaits: 'all' }) });
    },
  },
  {
    name: 'test_input_required_result_multi_round',
    description: 'Asks for a name, then for a colour.',
    run: async (_input, { mcpReq }, { states }) => {
      const carried = mcpReq.requestState<{ readonly awaits: string; readonly name: string }>();
      const color = acceptedContent(mcpReq.inputResponses, 'step2')?.color;
      if (carried?.awaits === 'color' && typeof color === 'string') return saying(`${carried.name} likes ${color}.`);
      const name = acceptedContent(mcpReq.inputResponses, 'step1')?.name;
      if (carried?.awaits === 'name' && typeof name === 'string') {
        return inputRequired({
          inputRequests: { step2: askFor('Step 2: What is your favorite color?', 'color') },
          requestState: await states.mint({ awaits: 'color', name }),
        });
      }
      return inputRequired({
        inputRequests: { step1: askFor('Step 1: What is your name?', 'name') },
        requestState: await states.mint({ awaits: 'name', name: '' }),
      });
    },
  },
  {
    name: 'test_input_required_result_capabilities',
    description: 'Asks for what the program can do, and for nothing else.',
    run: (_input, { mcpReq }) => {
      const envelope: Readonly<Record<string, ClientCapabilities | undefined>> = { ...(mcpReq.envelope as object) };
      const { elicitation, sampling, roots } = envelope[CLIENT_CAPABILITIES_META_KEY] ?? {};
      const inputRequests: InputRequests = {
        ...(elicitation && { user_name: ASK_NAME }),
        ...(sampling && { greeting: askModel('Generate a greeting') }),
        ...(roots && { client_roots: inputRequired.listRoots() }),
      };
      return Object.keys(inputRequests).length === 0
        ? saying('There is nothing to ask.')
        : inputRequired({ inputRequests });
    },
  },
  {
    name: 'test_missing_capability',
    description: 'Asks the model of a program, whether it lets others ask it or not.',
    run: () => inputRequired({ inputRequests: { greeting: askModel('Generate a greeting') } }),
  },
  {
    name: 'test_streaming_elicitation',
    description: 'Asks for a name, in its answer.',
    run: () => inputRequired({ inputRequests: { user_name: ASK_NAME } }),
  },
];
