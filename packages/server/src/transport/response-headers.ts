// The headers of responses, as lists: name, value, name, value, …

import { ALLOWED_HEADERS, EXPOSED_HEADERS, HEADERS } from '@guidepost/contract/headers';
import type { RenderedLead } from '../next/render-lead.ts';

/** `Access-Control-Expose-Headers` */
export const EXPOSED = EXPOSED_HEADERS.join(', ');

/** The headers of every response of the public interface, errors included. */
export const commonHeaders = (requestId: string): string[] => [
  'Cache-Control',
  'no-store',
  'X-Content-Type-Options',
  'nosniff',
  HEADERS.requestId,
  requestId,
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  EXPOSED,
];

type LeadHead = Pick<RenderedLead, 'language' | 'status'> & { readonly body: { readonly length: number } };

/** The headers of an answer of the next endpoint. */
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

/** The headers for a browser that asks before it sends (row 54). */
export const preflightHeaders = (requestId: string): string[] => [
  ...commonHeaders(requestId),
  'Access-Control-Allow-Methods',
  'POST',
  'Access-Control-Allow-Headers',
  ALLOWED,
  'Access-Control-Max-Age',
  '7200',
];
