// The store of advisors: immutable published versions, and the one with which new sessions start.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Page, PageRequest } from '../lists/page.ts';

export interface AdvisorVersion {
  readonly client: string;
  readonly advisor: string;
  /** Counts from 1 for each advisor. */
  readonly version: number;
  readonly definition: Advisor;
  /** The file's text as its author wrote it. */
  readonly source: string;
  readonly publishedAt: number;
}

export interface PublishedAdvisor {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly catalog: string;
}

/** An advisor as lists show it, published or not. */
export interface AdvisorSummary {
  readonly client: string;
  readonly advisor: string;
  /** Null: taken off. */
  readonly publishedVersion: number | null;
  readonly latestVersion: number;
  /** The name in the published version, else in the latest. */
  readonly name: string;
  readonly catalog: string;
  /** Milliseconds since 1970. */
  readonly versionAt: number;
}

/** A version as lists show it. */
export interface VersionSummary {
  readonly version: number;
  readonly name: string;
  readonly catalog: string;
  readonly questions: number;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** New sessions start with it. */
  readonly published: boolean;
}

/** What can be published, by itself or while its catalog is held. */
export interface Publishing {
  /**
   * Adds the next version and publishes it. If the client is new, it is created. `checkedAt`: the revision
   * of the catalog that it was checked against, null without a catalog. If the catalog is at another revision by now, nothing
   * is published, and it resolves to null.
   */
  publish(
    definition: Advisor,
    source: string,
    at: number,
    checkedAt?: number | null,
  ): Promise<{ advisor: string; version: number } | null>;
  /**
   * Publishes an existing version again. Resolves to false if there is no such version, or if its catalog is
   * not at `checkedAt` any more.
   */
  republish(client: string, advisor: string, version: number, checkedAt?: number | null): Promise<boolean>;
}

export interface AdvisorStore extends Publishing {
  /**
   * Until `work` resolves nobody changes the catalog, whether there is one or not. The change that is under way ends first; those that
   * begin later wait, also if they follow one another without a pause. If the process dies, the catalog is free. Others may not be able
   * to write meanwhile, and give up after a minute, so `work` has to be short; and what it publishes, it publishes by `held`.
   */
  holdCatalog<Result>(client: string, catalog: string, work: (held: Publishing) => Promise<Result>): Promise<Result>;
  /** Resolves to false when it was not published. Versions stay. */
  unpublish(client: string, advisor: string): Promise<boolean>;
  findPublished(client: string, advisor: string): Promise<PublishedAdvisor | null>;
  /** The published version of every published advisor, of one client or of all. */
  listPublished(client?: string): Promise<readonly PublishedAdvisor[]>;
  /** Every advisor that was ever published, by client and id, of one client or of all. */
  list(request: PageRequest, client?: string): Promise<Page<AdvisorSummary>>;
  /** The versions of an advisor, newest first. Empty if there is no such advisor. */
  listVersions(client: string, advisor: string, request: PageRequest): Promise<Page<VersionSummary>>;
  findVersion(client: string, advisor: string, version: number): Promise<AdvisorVersion | null>;
}
