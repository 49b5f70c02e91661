// Sends links by e-mail where the operator set a mail server up. Whoever made a link gets it as well, so an e-mail that fails stops nothing.

import type { MadeLinkView } from '@guidepost/contract/admin/link-routes';
import type { AuditStore } from '../audit/audit-store.ts';
import { logDone } from '../audit/log-change.ts';
import { type InvitationMail, invitationMail, resetMail } from '../mail/link-mails.ts';
import type { Mail, MailSender } from '../mail/mail-sender.ts';
import { makeForgottenLink } from '../people/forgotten-password.ts';
import type { SigningParts } from '../people/log-in.ts';
import type { MadeLink } from '../people/make-links.ts';
import type { Person } from '../people/people-store.ts';
import { addressOfLink } from '../views/person-view.ts';
import { NOBODY } from './actor-of.ts';

type Sent = MadeLinkView['mail'];

export class LinkPost {
  readonly #sender: Pick<MailSender, 'send'> | null;
  readonly #adminUrl: () => string;
  readonly #warn: (error: unknown, what: string) => void;

  /** `sender` null: no mail server is set up. */
  constructor(
    sender: Pick<MailSender, 'send'> | null,
    adminUrl: () => string,
    warn: (error: unknown, what: string) => void,
  ) {
    this.#sender = sender;
    this.#adminUrl = adminUrl;
    this.#warn = warn;
  }

  get isSetUp(): boolean {
    return this.#sender !== null;
  }

  /** `language`: of whoever invites. */
  sendInvitation(
    language: string | null,
    invited: Omit<InvitationMail, 'link' | 'expiresAt'>,
    link: MadeLink,
  ): Promise<Sent> {
    return this.#send(invitationMail(language, { ...invited, ...this.#partsOf(link) }));
  }

  sendReset({ emailWritten, language }: Pick<Person, 'emailWritten' | 'language'>, link: MadeLink): Promise<Sent> {
    return this.#send(resetMail(language, { to: emailWritten, ...this.#partsOf(link) }));
  }

  /** Never throws; how long it takes is nobody's business who asked. */
  async sendForgotten({ people, limits }: SigningParts, audit: AuditStore, email: string): Promise<void> {
    try {
      const made = await makeForgottenLink(people, limits, email);
      if (made === null) return;
      const { link, person: target } = made;
      const intent = { client: null, door: 'admin interface', by: NOBODY, action: 'reset link made', target } as const;
      await logDone(audit, intent, { after: { link: link.id } });
      await this.sendReset({ emailWritten: made.email, language: made.language }, link);
    } catch (error) {
      this.#warn(error, 'a link for a new password that somebody asked for was not made');
    }
  }

  #partsOf({ secret, expiresAt }: MadeLink): { readonly link: string; readonly expiresAt: number } {
    return { link: addressOfLink(secret, this.#adminUrl()), expiresAt };
  }

  async #send(mail: Mail): Promise<Sent> {
    if (this.#sender === null) return 'none';
    try {
      await this.#sender.send(mail);
      return 'sent';
    } catch (error) {
      this.#warn(error, 'an e-mail with a link was not sent');
      return 'failed';
    }
  }
}
