// The tables of those who work with the admin interface, as the newest migration leaves them: who they are, what they did, and what they
// are writing. Types are as in `schema.ts`.

/** A big integer, which a number holds exactly. */
export type Count = number;

export interface AdminSchema {
  readonly audit_entries: AuditEntryTable;
  readonly persons: PersonTable;
  readonly person_roles: PersonRoleTable;
  readonly person_identities: PersonIdentityTable;
  readonly sign_ins: SignInTable;
  readonly person_links: PersonLinkTable;
  readonly access_tokens: AccessTokenTable;
  readonly repeatable_requests: RepeatableRequestTable;
  readonly drafts: DraftTable;
  readonly draft_edits: DraftEditTable;
}

interface AuditEntryTable {
  /** Sorts by time. */
  id: string;
  at: Count;
  client: string | null;
  door: string;
  by_kind: string;
  by_id: string;
  by_name: string;
  action: string;
  target: string;
  /** JSON. */
  before: string | null;
  after: string | null;
  outcome: string | null;
}

interface PersonTable {
  id: string;
  email: string;
  email_written: string;
  name: string;
  language: string | null;
  password: string | null;
  created_at: Count;
  disabled_at: Count | null;
}

interface PersonRoleTable {
  person: string;
  /** Empty: all clients. */
  client: string;
  role: string;
}

interface PersonIdentityTable {
  issuer: string;
  subject: string;
  person: string;
}

interface SignInTable {
  id: string;
  digest: string;
  person: string;
  agent: string;
  created_at: Count;
  seen_at: Count;
  expires_at: Count;
}

interface PersonLinkTable {
  id: string;
  digest: string;
  kind: string;
  email: string | null;
  email_written: string | null;
  client: string | null;
  role: string | null;
  made_by: string | null;
  created_at: Count;
  expires_at: Count;
}

interface AccessTokenTable {
  id: string;
  digest: string;
  client: string;
  name: string;
  /** JSON. */
  scopes: string;
  made_by: string;
  created_at: Count;
  expires_at: Count;
  /** A day: `2026-11-26`. */
  used_on: string | null;
  revoked_at: Count | null;
}

interface RepeatableRequestTable {
  caller: string;
  /** The digest of its name. */
  name: string;
  digest: string;
  at: Count;
  /** Encrypted; null while it is being answered. */
  answer: string | null;
}

interface DraftTable {
  client: string;
  advisor: string;
  revision: number;
  /** The draft as it is, in cells. */
  cells: string;
  based_on: number | null;
  created_at: Count;
  /** Who, as JSON; as in the two below. */
  created_by: string;
  updated_at: Count;
  updated_by: string;
  discarded: number;
}

interface DraftEditTable {
  client: string;
  advisor: string;
  /** Of the draft, with the edit. */
  revision: number;
  made_at: Count;
  made_by: string;
  reason: string;
  /** What each cell was and is, so that the draft can be brought back to any state since. */
  changes: string;
}
