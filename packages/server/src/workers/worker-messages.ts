// What the process that starts the workers and the workers say to each other.

import type { PartHealth } from '../monitoring/health.ts';

/** Metrics cost a worker a few milliseconds, so they are made only for who reads them. */
export type Asked = 'health' | 'metrics';

/** What a worker says of itself. */
export interface WorkerState {
  readonly status: 'starting' | 'serving' | 'failing' | 'draining';
  /** Those that have a problem. */
  readonly parts: readonly PartHealth[];
  /** In Prometheus' text format; empty unless it was asked for. */
  readonly metrics: string;
}

/** Of one worker. */
export interface ToldState extends WorkerState {
  readonly worker: number;
}

/** What all are together. */
export interface GroupState {
  readonly wanted: number;
  /** How often a worker ended by itself. */
  readonly deaths: number;
  /** Of those that run and answered. */
  readonly workers: readonly ToldState[];
}

export type FromWorker =
  | { readonly kind: 'ready'; readonly publicUrl: string }
  /** Asks how all are. */
  | { readonly kind: 'ask'; readonly id: number; readonly what: Asked }
  | { readonly kind: 'told'; readonly id: number; readonly state: WorkerState };

export type ToWorker =
  | { readonly kind: 'stop' }
  /** Asks how this one is. */
  | { readonly kind: 'tell'; readonly id: number; readonly what: Asked }
  | { readonly kind: 'answer'; readonly id: number; readonly group: GroupState };
