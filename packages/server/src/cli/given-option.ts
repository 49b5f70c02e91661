// Options whose values are judged by the use cases. If a value is wrong, the command says so before it does anything.

import { InvalidArgumentError, Option } from 'commander';
import { type Given, readCurrency, readId, readLanguage, readVersion, readWebAddress } from '../values/given-values.ts';

/** For commander: throws if the value is wrong. */
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
  new Option('--currency <code>', 'currency of the prices (ISO 4217), kept with the catalog').argParser(
    parseWith(readCurrency),
  );

export const languageOption = (): Option =>
  new Option('--language <tag>', 'language of the catalog (BCP 47), if the mapping does not state it').argParser(
    parseWith(readLanguage),
  );

export const baseUrlOption = (): Option =>
  new Option('--base-url <url>', 'address of the shop, for links and images without it').argParser(
    parseWith(readWebAddress),
  );
