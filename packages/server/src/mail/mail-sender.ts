// Sends e-mail to people who work with the portal, by the operator's mail server. The library is loaded at the first one: a server starts
// without it.

import type { Transporter } from 'nodemailer';

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly server: URL;
  /** Such as `Guidepost <guidepost@shop.example>`. */
  readonly from: string;
}

/** As plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Milliseconds for each answer of the mail server, and for all of them together. */
const PATIENCE = 10_000;

export class MailSender {
  readonly #settings: MailSettings;
  readonly #patience: number;
  #transporter: Promise<Transporter> | null = null;

  constructor(settings: MailSettings, patience = PATIENCE) {
    this.#settings = settings;
    this.#patience = patience;
  }

  /** Resolves once the mail server has taken it. Throws if it does not, or not in time; then the connection is closed. */
  async send({ to, subject, text }: Mail): Promise<void> {
    this.#transporter ??= this.#open().catch((error: unknown) => {
      this.#transporter = null;
      throw error;
    });
    const transporter = await this.#transporter;
    const signal = AbortSignal.timeout(this.#patience);
    // An address as an object: nothing in it is read as a list of addresses.
    await transporter.sendMail({ from: this.#settings.from, to: { name: '', address: to }, subject, text, signal });
  }

  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      ...connectionTo(this.#settings.server),
      connectionTimeout: this.#patience,
      greetingTimeout: this.#patience,
      socketTimeout: this.#patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/** A password only goes through an encrypted line, unless the mail server is on this machine. */
export function connectionTo(server: URL) {
  const user = decodeURIComponent(server.username);
  const isSafe = server.protocol === 'smtps:';
  return {
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (isSafe ? 465 : 587),
    secure: isSafe,
    requireTLS: !isSafe && user !== '' && !isLocal(server.hostname),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(server.password) } }),
  };
}

const isLocal = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
