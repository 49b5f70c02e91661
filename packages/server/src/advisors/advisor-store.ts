// Where advisors live: immutable published versions, and which of them is the one that new sessions start with.

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
  /** Of the published version, else of the latest. */
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

export interface AdvisorStore {
  /**
   * Adds the next version and makes it the published one; the client comes into being if it is new. `checkedAt`: the revision
   * of its catalog that it was checked against, null without a catalog. Where the catalog is at another one by now, nothing
   * is published, and it resolves to null.
   */
  publish(
    definition: Advisor,
    source: string,
    at: number,
    checkedAt?: number | null,
  ): Promise<{ advisor: string; version: number } | null>;
  /** Resolves to false when it was not published. Versions stay. */
  unpublish(client: string, advisor: string): Promise<boolean>;
  /**
   * Makes a version that exists the published one; resolves to false where there is no such version, or where its catalog is
   * not at `checkedAt` any more.
   */
  republish(client: string, advisor: string, version: number, checkedAt?: number | null): Promise<boolean>;
  findPublished(client: string, advisor: string): Promise<PublishedAdvisor | null>;
  /** The published version of every advisor that is published; of one client, or of all. */
  listPublished(client?: string): Promise<readonly PublishedAdvisor[]>;
  /** Every advisor that was ever published, by client and id; of one client, or of all. */
  list(request: PageRequest, client?: string): Promise<Page<AdvisorSummary>>;
  /** The versions of an advisor, newest first; none where there is no such advisor. */
  listVersions(client: string, advisor: string, request: PageRequest): Promise<Page<VersionSummary>>;
  findVersion(client: string, advisor: string, version: number): Promise<AdvisorVersion | null>;
}
