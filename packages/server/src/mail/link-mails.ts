// The words of e-mails with a link that works once. A name that somebody chose stands in quotes, in one line.

import type { Role } from '@guidepost/contract/admin/rights';
import type { Mail } from './mail-sender.ts';

export interface InvitationMail {
  readonly to: string;
  /** Null: all shops. */
  readonly client: string | null;
  readonly role: Role;
  /** The name of whoever invites. */
  readonly by: string;
  readonly link: string;
  readonly expiresAt: number;
}

/** `language`: BCP 47, of whoever invites, since that of the other is not known; null: not chosen. */
export function invitationMail(language: string | null, { to, ...invited }: InvitationMail): Mail {
  const { invitation } = wordsFor(language);
  return { to, ...invitation({ ...invited, by: inOneLine(invited.by) }, sayTime(language, invited.expiresAt)) };
}

export interface ResetMail {
  readonly to: string;
  readonly link: string;
  readonly expiresAt: number;
}

/** `language`: BCP 47, of whom it is for; null: not chosen. */
export function resetMail(language: string | null, { to, link, expiresAt }: ResetMail): Mail {
  return { to, ...wordsFor(language).reset(link, sayTime(language, expiresAt)) };
}

type Words = (typeof WORDS)['en'];
type Content = Omit<Mail, 'to'>;
type Invited = Omit<InvitationMail, 'to' | 'expiresAt'>;

const WORDS = {
  en: {
    invitation: ({ client, role, by, link }: Invited, until: string): Content => ({
      subject: 'You are invited to Guidepost',
      text: `“${by}” invites you as ${ROLES.en[role]} ${client === null ? 'to all shops' : `to the shop “${client}”`} in Guidepost.

Open this link to accept. It works once, until ${until}:

${link}

If you did not expect this, do nothing.
`,
    }),
    reset: (link: string, until: string): Content => ({
      subject: 'Choose a new password for Guidepost',
      text: `With this link you choose a new password for Guidepost. It works once, until ${until}:

${link}

If you did not ask for it, do nothing: your password stays as it is.
`,
    }),
  },
  de: {
    invitation: ({ client, role, by, link }: Invited, until: string): Content => ({
      subject: 'Sie sind zu Guidepost eingeladen',
      text: `„${by}“ lädt Sie in ${client === null ? 'alle Shops' : `den Shop „${client}“`} von Guidepost ein. Ihre Rolle: ${ROLES.de[role]}.

Mit diesem Link nehmen Sie an. Er gilt einmal, bis ${until}:

${link}

Wenn Sie damit nicht gerechnet haben, tun Sie nichts.
`,
    }),
    reset: (link: string, until: string): Content => ({
      subject: 'Wählen Sie ein neues Passwort für Guidepost',
      text: `Mit diesem Link wählen Sie ein neues Passwort für Guidepost. Er gilt einmal, bis ${until}:

${link}

Wenn Sie nicht darum gebeten haben, tun Sie nichts: Ihr Passwort bleibt, wie es ist.
`,
    }),
  },
};

const ROLES: Readonly<Record<keyof typeof WORDS, Readonly<Record<Role, string>>>> = {
  en: { viewer: 'viewer', editor: 'editor', owner: 'owner' },
  de: { viewer: 'Lesen', editor: 'Bearbeiten', owner: 'Alle Rechte' },
};

const spoken = (language: string | null): keyof typeof WORDS => (/^de\b/i.test(language ?? '') ? 'de' : 'en');

const wordsFor = (language: string | null): Words => WORDS[spoken(language)];

/** The time zone of the reader is not known. */
const sayTime = (language: string | null, time: number): string =>
  `${new Intl.DateTimeFormat(spoken(language) === 'de' ? 'de' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
