// What each tool does. A tool finds out what was asked for, leads the conversation or looks at it, and says what came of it twice: as data, and
// in words for those programs that show a model words only.

import {
  type AdvisorList,
  type AssistedConversation,
  CompareInput,
  ListAdvisorsInput,
  MCP_TOOLS,
  type McpToolName,
  ProductInput,
  ReplyInput,
  ResultsInput,
  StartInput,
} from '@guidepost/contract/mcp/mcp-tools';
import { VIEW_META } from '@guidepost/contract/mcp/mcp-view';
import { begin, showMove } from '@guidepost/engine/converse';
import { searchText } from '@guidepost/engine/text-list';
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server';
import type { ApiKey } from '../keys/key-store.ts';
import type { CallSource } from '../limits/client-address.ts';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import type { NextService } from '../next/check-head.ts';
import type { NextRoute } from '../next/next-route.ts';
import { explainProduct } from '../preview/explain-product.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readRequest } from '../requests/read-request.ts';
import type { StatementKeys } from '../statements/statement-keys.ts';
import { stateProduct } from '../statements/write-statement.ts';
import type { MemberFault } from '../values/given-values.ts';
import { Titles, viewProductExplanation } from '../views/product-explanation-view.ts';
import { viewRefusedRequest } from '../views/refused-request-view.ts';
import { REQUEST_DOOR } from '../views/request-door.ts';
import { ASKED, type Asked, formOf, MOST_ASKED, readAsked, readFormReply, writeAsked } from './ask-shopper.ts';
import { compareProducts } from './compare-products.ts';
import { type FoundConversation, findConversation, type ReadConversation, readConversation } from './conversation.ts';
import { type LeadOrder, leadConversation } from './lead-call.ts';
import { askedAgain } from './replied-questions.ts';
import { sayAdvisors, sayComparison, sayConversation, sayExplanation } from './say-conversation.ts';
import { problemOfRefusal, sayRefusal } from './say-refusal.ts';
import { visibleText, visibleTexts } from './visible-text.ts';

export interface ToolCall {
  readonly service: NextService;
  readonly route: NextRoute;
  readonly key: ApiKey;
  readonly source: CallSource;
  /** As it was sent. */
  readonly input: unknown;
  readonly publicUrl: string;
  /** Whether the program can show the shopper a form. */
  readonly canAsk: boolean;
  /** Whether it has said that it shows them the view of a conversation. */
  readonly showsView: boolean;
  /** What came back from a form, and what was carried with it. */
  readonly responses: Readonly<Record<string, unknown>> | undefined;
  readonly carried: unknown;
  readonly statementKeys: StatementKeys;
}

export type ToolAnswer = CallToolResult | InputRequiredResult;

type Tool = (call: ToolCall) => Promise<ToolAnswer>;

const TOOLS: Readonly<Record<McpToolName, Tool>> = {
  list_advisors: listAdvisors,
  start: startConversation,
  reply: replyToQuestion,
  change_reply: replyToQuestion,
  results: showResults,
  compare,
  why,
  why_not: why,
};

export const isTool = (name: string): name is McpToolName => Object.hasOwn(MCP_TOOLS, name);

export const runTool = (name: McpToolName, call: ToolCall): Promise<ToolAnswer> => TOOLS[name](call);

async function listAdvisors({ service, key, input }: ToolCall): Promise<ToolAnswer> {
  const read = readRequest(ListAdvisorsInput, input);
  if ('faults' in read) return wrongInput(read.faults);
  const advisors = service.advisors.listOf(key.client).map((live): AdvisorList['advisors'][number] => ({
    advisor: live.advisor,
    title: visibleText(live.compiled.advisor.title),
    products: live.compiled.scopeSize,
    languages: [...live.languages],
    first_question: visibleText(firstQuestion(live)),
  }));
  return answer({ advisors }, sayAdvisors({ advisors }));
}

function firstQuestion(live: LiveAdvisor): string {
  const { compiled } = live;
  const begun = begin(compiled, compiled.advisor.language);
  return showMove(compiled, begun, { nearest: false }).question?.question.title ?? '';
}

async function startConversation(call: ToolCall): Promise<ToolAnswer> {
  const read = readRequest(StartInput, call.input);
  if ('faults' in read) return wrongInput(read.faults);
  const { advisor, language = null, askShopper = !call.showsView } = read.value;
  const asked = readAsked(call.carried);
  if (asked !== null) return goOnAsking(call, asked);
  return lead(call, { token: '', advisor, language, reply: null }, askShopper ? 1 : null, call.showsView);
}

async function replyToQuestion(call: ToolCall): Promise<ToolAnswer> {
  const read = readRequest(ReplyInput, call.input);
  if ('faults' in read) return wrongInput(read.faults);
  const { sessionToken: token, questionId: question, answers, askShopper = !call.showsView } = read.value;
  const asked = readAsked(call.carried);
  if (asked !== null) return goOnAsking(call, asked);
  return leadOn(call, token, { question, answers }, askShopper ? 1 : null);
}

/** What came back from the form goes on from there. Where nothing usable came back, the question is shown again. */
async function goOnAsking(call: ToolCall, { token, question, nth }: Asked): Promise<ToolAnswer> {
  const replied = readFormReply(call.responses);
  if (replied.kind === 'replied') return leadOn(call, token, { question, answers: replied.answers }, nth + 1);
  return replied.kind === 'nothing' ? leadOn(call, token, null, nth + 1) : leadOn(call, token, null, 'cancelled');
}

async function showResults(call: ToolCall): Promise<ToolAnswer> {
  const read = readRequest(ResultsInput, call.input);
  if ('faults' in read) return wrongInput(read.faults);
  const { sessionToken: token, statements = false } = read.value;
  const found = await findConversation(call.service, call.key, token, true);
  if (found instanceof Refusal) return refusedAnswer(call, found);
  const order = { token, advisor: found.advisor, language: null, reply: null };
  const led = await leadConversation(call.route, call.key, call.source, order);
  if (led instanceof Refusal) return refusedAnswer(call, led);
  const { conversation, histogram } = readConversation(found.advisor, led);
  const told = statements ? { ...conversation, statements: signAll(call, found, conversation) } : conversation;
  const meta = { ...metaOf(histogram), [VIEW_META.replied]: askedAgain(found.live, found.session) };
  return answer(told, sayConversation(told, { isShown: call.showsView }), meta);
}

/** By sku: what is signed of each result. */
function signAll({ statementKeys: keys }: ToolCall, found: FoundConversation, { results }: AssistedConversation) {
  const now = Math.floor(Date.now() / 1000);
  const signed = (results ?? []).map(({ sku }, nth) => {
    const stated = { product: productOf(found, sku), place: nth + 1 };
    return [sku, keys.sign(stateProduct(keys.issuer, found.live, found.session, stated, now), now)] as const;
  });
  return Object.fromEntries(signed);
}

/** How the next question is put: as the so many-th form of this call, or as content, because nobody wants forms or the shopper closed one. */
type Asking = number | 'cancelled' | null;

async function leadOn(call: ToolCall, token: string, reply: LeadOrder['reply'], asking: Asking): Promise<ToolAnswer> {
  const found = await findConversation(call.service, call.key, token);
  if (found instanceof Refusal) return refusedAnswer(call, found);
  return lead(call, { token, advisor: found.advisor, language: null, reply }, asking);
}

/** `isShown`: whether the shopper sees what comes of it in a view. */
async function lead(call: ToolCall, order: LeadOrder, asking: Asking, isShown = false): Promise<ToolAnswer> {
  const led = await leadConversation(call.route, call.key, call.source, order);
  if (led instanceof Refusal) return refusedAnswer(call, led);
  const { conversation, histogram } = readConversation(order.advisor, led);
  const form = call.canAsk && typeof asking === 'number' ? askFor(conversation, asking) : null;
  if (form !== null) return form;
  const words = sayConversation(conversation, { isShown, isCancelled: asking === 'cancelled' });
  return answer(conversation, words, metaOf(histogram));
}

const metaOf = (histogram: ReadConversation['histogram']) =>
  histogram === null ? {} : { [VIEW_META.histogram]: histogram };

/** Null: there is no further question, or enough were asked in this call. */
function askFor({ question, session_token: token }: AssistedConversation, nth: number): InputRequiredResult | null {
  if (question === null || nth > MOST_ASKED) return null;
  return {
    resultType: 'input_required',
    inputRequests: { [ASKED]: { method: 'elicitation/create', params: { mode: 'form', ...formOf(question) } } },
    requestState: writeAsked({ token, question: question.question_id, nth }),
  };
}

async function compare(call: ToolCall): Promise<ToolAnswer> {
  const read = readRequest(CompareInput, call.input);
  if ('faults' in read) return wrongInput(read.faults);
  const { sessionToken, skus } = read.value;
  const found = await findConversation(call.service, call.key, sessionToken);
  if (found instanceof Refusal) return refusedAnswer(call, found);
  const products = skus.map((sku) => productOf(found, sku));
  const missing = skus.filter((_, nth) => products[nth] === -1);
  if (missing.length > 0) return noProduct(missing);
  const compared = compareProducts(found.live, found.session, products);
  return answer(compared, sayComparison(compared));
}

async function why(call: ToolCall): Promise<ToolAnswer> {
  const read = readRequest(ProductInput, call.input);
  if ('faults' in read) return wrongInput(read.faults);
  const { sessionToken, sku } = read.value;
  const found = await findConversation(call.service, call.key, sessionToken);
  if (found instanceof Refusal) return refusedAnswer(call, found);
  const product = productOf(found, sku);
  if (product === -1) return noProduct([sku]);
  const { live, session } = found;
  const explained = await explainProduct(live.compiled, session, product);
  const view = visibleTexts(viewProductExplanation(live, new Titles(live, session.language), explained));
  return answer(view, sayExplanation(view));
}

const productOf = ({ live }: FoundConversation, sku: string): number => searchText(live.compiled.snapshot.skus, sku);

/** `meta`: for the view. */
const answer = (data: object, words: string, meta: object = {}): CallToolResult => ({
  content: [{ type: 'text', text: words }],
  structuredContent: { ...data },
  ...(Object.keys(meta).length > 0 && { _meta: { ...meta } }),
});

const failed = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }], isError: true });

/** In words, and as the problem that it is at the next endpoint. */
export const refusedAnswer = ({ publicUrl }: Pick<ToolCall, 'publicUrl'>, refusal: Refusal): CallToolResult => ({
  ...failed(sayRefusal(refusal)),
  _meta: { [VIEW_META.problem]: problemOfRefusal(refusal, publicUrl) },
});

const wrongInput = (faults: readonly MemberFault<string>[]): CallToolResult => {
  const { error, faults: told } = viewRefusedRequest(faults, REQUEST_DOOR);
  return failed([error, ...told.map(({ member, message }) => `${member || 'arguments'}: ${message}`)].join('\n'));
};

const noProduct = (skus: readonly string[]): CallToolResult =>
  failed(
    `The shop has no product with ${skus.length === 1 ? 'this sku' : 'these skus'}. Use a \`sku\` from the results.`,
  );
