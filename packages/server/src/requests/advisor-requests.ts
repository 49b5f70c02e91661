// Requests about advisors as the use cases of checking, publishing, drafting and simulating take them.

import type { SimulationSettings } from '@guidepost/advice/simulate/simulation-settings';
import {
  CheckRequest,
  DraftRequest,
  PROVING_SECONDS,
  PublishRequest,
  RollbackRequest,
  SimulationRequest,
} from '@guidepost/contract/requests/advisor-request';
import type { GivenFile } from '../advisors/check-advisor-file.ts';
import type { DraftOrder } from '../advisors/draft-from-catalog.ts';
import type { Proving } from '../advisors/prove-within.ts';
import type { SimulatedTarget } from '../advisors/simulate-advisor.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

export interface CheckOrder {
  /** Of this client only. */
  readonly file: GivenFile;
  readonly proving: Proving | null;
}

export const readCheckRequest = (client: string, body: unknown): ReadRequest<CheckOrder> =>
  readFileRequest(CheckRequest, PROVING_SECONDS.check, client, body);

export const readPublishRequest = (client: string, body: unknown): ReadRequest<CheckOrder> =>
  readFileRequest(PublishRequest, PROVING_SECONDS.publish, client, body);

function readFileRequest(
  schema: typeof CheckRequest | typeof PublishRequest,
  usual: number,
  client: string,
  body: unknown,
): ReadRequest<CheckOrder> {
  const read = readRequest(schema, body);
  if ('faults' in read) return read;
  const { text, name = FILE_NAME, seconds = usual } = read.value;
  return { value: { file: { name, text, client }, proving: seconds === null ? null : { seconds } } };
}

/** What a file is called in messages where nobody named it. */
const FILE_NAME = 'advisor';

export function readRollbackRequest(body: unknown): ReadRequest<{ readonly version: number }> {
  return readRequest(RollbackRequest, body);
}

export function readDraftRequest(client: string, body: unknown): ReadRequest<DraftOrder> {
  const read = readRequest(DraftRequest, body);
  if ('faults' in read) return read;
  const { questions, ...order } = read.value;
  return { value: { client, ...order, ...(questions !== undefined && { mostQuestions: questions }) } };
}

export interface SimulationOrder {
  readonly target: SimulatedTarget;
  readonly settings: Partial<SimulationSettings>;
}

export function readSimulationRequest(client: string, body: unknown): ReadRequest<SimulationOrder> {
  const read = readRequest(SimulationRequest, body);
  if ('faults' in read) return read;
  if ('file' in read.value) {
    const { file, ...settings } = read.value;
    return { value: { target: { file: { name: file.name ?? FILE_NAME, text: file.text, client } }, settings } };
  }
  const { advisor, ...settings } = read.value;
  return { value: { target: { client, advisor }, settings } };
}
