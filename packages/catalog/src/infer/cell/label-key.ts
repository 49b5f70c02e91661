// The same for all spellings of a label: `Crude Protein`, `crude protein`, `Crude_protein`, `CrudeProtein`.

import { inOneScript } from '../../text/one-script.ts';

export const labelKey = (label: string): string =>
  inOneScript(label.normalize('NFKC'))
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[\s_./-]+/g, ' ');
