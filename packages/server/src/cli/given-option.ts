// Values that the use cases judge, as options: what is wrong with one is told before the command does anything.

import { InvalidArgumentError, Option } from 'commander';
import { type Given, readCurrency, readId, readLanguage, readVersion, readWebAddress } from '../values/given-values.ts';

/** For commander: throws what is wrong. */
export const parseWith =
  <Value>(read: (text: string) => Given<Value>) =>
  (text: string): Value => {
    const given = read(text);
    if ('wrong' in given) throw new InvalidArgumentError(given.wrong);
    return given.value;
  };

export const parseId = parseWith(readId);
export const parseVersion = parseWith(readVersion);

export const currencyOption = (): Option =>
  new Option('--currency <code>', 'ISO 4217: what the prices are in; kept with the catalog').argParser(
    parseWith(readCurrency),
  );

export const languageOption = (): Option =>
  new Option('--language <tag>', 'BCP 47, where the mapping does not say').argParser(parseWith(readLanguage));

export const baseUrlOption = (): Option =>
  new Option('--base-url <url>', 'completes links and images that begin with a slash').argParser(
    parseWith(readWebAddress),
  );
