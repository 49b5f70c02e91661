// E-mail addresses as names of people: in one spelling, so that one mailbox is never two people, and two mailboxes never one person.

import { domainToASCII } from 'node:url';
import type { Given } from '../values/given-values.ts';

export interface EmailAddress {
  /** By which people are told apart. */
  readonly canonical: string;
  /** As it was given, without blanks around it. */
  readonly written: string;
}

/**
 * The part before the @ is ASCII. Unicode has letters that look like ASCII ones, or become them by case or normalisation (the Kelvin sign
 * becomes k), so that somebody could own the mailbox of a look-alike and be taken for another.
 */
export function readEmail(text: string): Given<EmailAddress> {
  const written = text.trim();
  const [, local = '', host = ''] = ADDRESS.exec(written) ?? [];
  const domain = local === '' ? '' : domainToASCII(host).toLowerCase();
  // A number at the end would be the address of a machine.
  if (!DOMAIN.test(domain) || local.length > LONGEST_LOCAL || written.length > LONGEST) return { wrong: WRONG };
  return { value: { canonical: `${local.toLowerCase()}@${domain}`, written } };
}

const WRONG =
  'Use an e-mail address such as ann@shop.example. Before the @ stand only letters without accents, digits and signs.';

/** RFC 5321, section 4.1.2: a dot-string, and what follows the @. */
const ADDRESS = /^([\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*)@([^\s@%[\]]+)$/;
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;
/** RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3. */
const LONGEST_LOCAL = 64;
const LONGEST = 254;
