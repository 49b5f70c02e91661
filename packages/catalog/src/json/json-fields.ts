// A record of JSON, and how an object is told from other values.

import { WrittenNumber } from './written-number.ts';

export type JsonFields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof WrittenNumber);
