// A currency that was named on the command line is kept with the catalog; the mapping says it too then, so that whoever reads it
// is not asked for it again, and never another one.

import { isMap, isScalar, parseDocument } from 'yaml';

/** The mapping file's text with the currency, in place of one that it names. The rest stays as its author wrote it. */
export function sayCurrency(text: string, currency: string | null): string {
  if (currency === null) return text;
  const document = parseDocument(text.replace(NOTE, ''));
  const { contents } = document;
  if (document.errors.length > 0 || !isMap(contents)) return text;
  const named: unknown = document.get('currency');
  if (named) {
    const path = isMap(named) ? ['currency', 'code'] : ['currency'];
    if (document.getIn(path) === currency) return text;
    document.setIn(path, currency);
    return document.toString({ lineWidth: 0 });
  }
  document.delete('currency');
  const format = contents.items.findIndex(({ key }) => isScalar(key) && key.value === 'format');
  contents.items.splice(
    format === -1 ? contents.items.length : format + 1,
    0,
    document.createPair('currency', currency),
  );
  return document.toString({ lineWidth: 0 });
}

/** What an inference says where it found none. */
const NOTE = /^# The file does not say its currency.*\n/m;
