// Somebody who works in the portal: types in a draft without a pause, tries it in the preview, has it checked again and again, and opens
// insights. They send what the portal sends, at the pace of somebody who is quick.

import { setTimeout as sleep } from 'node:timers/promises';
import { AdminClient, type AdminInput } from '@guidepost/contract/admin/admin-client';
import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import { HEADERS } from '@guidepost/contract/headers';
import type { NextResponse } from '@guidepost/contract/next-response';
import { beginSignIn } from '@guidepost/server/people/sign-ins';
import type { DefinitionStore } from '@guidepost/server/storage/definitions/definition-store';

/** Milliseconds between two of the same kind. */
const PAUSE = { edit: 400, preview: 2000, insights: 3000, job: 300 } as const;

/** How often each was done. */
export interface PortalUse {
  edits: number;
  previews: number;
  checks: number;
  insights: number;
}

export interface PortalPlace {
  /** Of the service. */
  readonly url: string;
  readonly client: string;
  readonly advisor: string;
  readonly catalog: string;
  readonly question: string;
  readonly attribute: string;
}

export class PortalUser {
  readonly #place: PortalPlace;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #admin: AdminClient;
  /** The `ETag` of the draft as it was last seen. */
  #tag = '';
  readonly done: PortalUse = { edits: 0, previews: 0, checks: 0, insights: 0 };

  private constructor(place: PortalPlace, secret: string) {
    this.#place = place;
    this.#headers = { Cookie: `__Host-guidepost=${secret}`, 'Sec-Fetch-Site': 'same-origin' };
    this.#admin = new AdminClient({
      url: place.url,
      fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, ...this.#headers } }),
    });
  }

  /** As an owner of the client, with a draft of the published version. */
  static async signIn({ people }: DefinitionStore, place: PortalPlace): Promise<PortalUser> {
    const now = Date.now();
    const person = {
      ...{ id: `bench-${place.client}`, email: `${place.client}@shop.example`, name: 'Bench', language: null },
      ...{ emailWritten: `${place.client}@shop.example`, password: null, createdAt: now, disabledAt: null },
    };
    const { secret } = await people.change(async (change) => {
      await change.insertPerson(person);
      await change.setRole(person.id, place.client, 'owner');
      return beginSignIn(change, person, 'bench', now);
    });
    const user = new PortalUser(place, secret);
    const { client, advisor } = place;
    const response = await user.#admin.send('createDraft', { client, advisor, body: { from: 'version' } });
    user.#tag = response.headers.get('ETag') ?? '';
    return user;
  }

  /** Until the signal is given. Throws if the service refuses anything. */
  async work(signal: AbortSignal): Promise<void> {
    const again = async (pause: number, act: () => Promise<void>): Promise<void> => {
      for (; !signal.aborted; await sleep(pause)) await act();
    };
    await Promise.all([
      again(PAUSE.edit, () => this.#type()),
      again(PAUSE.preview, () => this.#preview()),
      again(PAUSE.insights, () => this.#openInsights()),
      again(PAUSE.job, () => this.#check(signal)),
    ]);
  }

  /** In the title of a question; and the editor counts beside it. */
  async #type(): Promise<void> {
    const { client, advisor, catalog, question, attribute } = this.#place;
    const value = `What is it for? (${this.done.edits})`;
    const edit: AdminInput<'editDraft'> = {
      ...{ client, advisor, headers: { 'If-Match': this.#tag } },
      body: { operations: [{ op: 'set', path: ['questions', question, 'title'], value }] },
    };
    const response = await this.#admin.send('editDraft', edit);
    this.#tag = response.headers.get('ETag') ?? '';
    await this.#admin.call('tallyValues', { client, catalog, query: { attribute } });
    const where = JSON.stringify({ [attribute]: { exists: true } });
    await this.#admin.call('countProducts', { client, catalog, query: { where } });
    this.done.edits += 1;
  }

  /** The first question, skipped. */
  async #preview(): Promise<void> {
    const { session_token, question } = await this.#lead({});
    if (question === undefined || question === null) throw new Error('A conversation begins with a question.');
    const body = JSON.stringify({ question_id: question.question_id, answers: [] });
    await this.#lead({ headers: { [HEADERS.sessionToken]: session_token, 'Content-Type': 'application/json' }, body });
    this.done.previews += 1;
  }

  /** As the widget does in the preview. */
  async #lead({ headers, body }: { headers?: Readonly<Record<string, string>>; body?: string }): Promise<NextResponse> {
    const { url, client, advisor } = this.#place;
    const path = `${ADMIN_PATH}/clients/${client}/advisors/${advisor}/draft/preview/next`;
    const sent = { method: 'POST', headers: { ...this.#headers, ...headers }, ...(body !== undefined && { body }) };
    const response = await fetch(url + path, sent);
    if (!response.ok) throw new Error(`The preview was refused: ${await response.text()}`);
    return (await response.json()) as NextResponse;
  }

  async #openInsights(): Promise<void> {
    const { client, advisor } = this.#place;
    await this.#admin.call('findInsights', { client, advisor });
    this.done.insights += 1;
  }

  async #check(signal: AbortSignal): Promise<void> {
    const { client, advisor } = this.#place;
    const { id } = await this.#admin.call('checkDraft', { client, advisor, body: {} });
    while ((await this.#admin.call('findJob', { client, job: id })).state !== 'ended') {
      if (signal.aborted) {
        await this.#admin.call('cancelJob', { client, job: id });
        return;
      }
      await sleep(PAUSE.job);
    }
    this.done.checks += 1;
  }
}
