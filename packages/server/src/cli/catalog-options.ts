// What is said of a catalog on the command line, judged before anything is read: a wrong currency would otherwise be kept
// with the catalog and fail every import after it.

import { InvalidArgumentError, Option } from 'commander';

export const currencyOption = (): Option =>
  new Option('--currency <code>', 'ISO 4217: what the prices are in; kept with the catalog').argParser(parseCurrency);

export const languageOption = (): Option =>
  new Option('--language <tag>', 'BCP 47, where the mapping does not say').argParser(parseLanguage);

export const baseUrlOption = (): Option =>
  new Option('--base-url <url>', 'completes links and images that begin with a slash').argParser(parseBaseUrl);

function parseCurrency(text: string): string {
  if (/^[A-Z]{3}$/.test(text)) return text;
  const upper = text.trim().toUpperCase();
  throw new InvalidArgumentError(
    /^[A-Z]{3}$/.test(upper) ? `Write it in capital letters: ${upper}.` : 'Use three capital letters such as EUR.',
  );
}

function parseLanguage(text: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? text;
  } catch {
    throw new InvalidArgumentError('Use a language tag such as en or de-AT.');
  }
}

function parseBaseUrl(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(text)) return text;
  throw new InvalidArgumentError('Use an address that begins with https:// or http://.');
}
