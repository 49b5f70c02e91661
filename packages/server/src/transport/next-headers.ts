// The headers of the responses of the next endpoint that are no refusals.

import { ALLOWED_HEADERS, HEADERS } from '@guidepost/contract/headers';
import type { RenderedLead } from '../next/render-lead.ts';
import { commonHeaders } from './send.ts';

type LeadHead = Pick<RenderedLead, 'language' | 'status'> & { readonly body: { readonly length: number } };

/** Name, value, name, value, … */
export const leadHeaders = ({ body, language, status }: LeadHead, requestId: string): string[] => [
  ...commonHeaders(requestId),
  'Content-Type',
  'application/json',
  'Content-Length',
  String(body.length),
  'Content-Language',
  language,
  HEADERS.sessionStatus,
  status,
];

const ALLOWED = ALLOWED_HEADERS.join(', ');

/** Name, value, name, value, … */
export const preflightHeaders = (requestId: string): string[] => [
  ...commonHeaders(requestId),
  'Access-Control-Allow-Methods',
  'POST',
  'Access-Control-Allow-Headers',
  ALLOWED,
  'Access-Control-Max-Age',
  '7200',
];
