// The change that mends what was found against the catalog, where there is an exact one.

import type { Finding } from '@guidepost/advice/finding';
import type { FileEdit } from './file-edit.ts';

/** Of a condition on an attribute that is misspelt, the name is what is wrong; of `attribute:`, the value. */
export const isAboutName = ({ code, pointer }: Pick<Finding, 'code' | 'pointer'>): boolean =>
  code === 'unknown-attribute' && !/^\/questions\/\d+\/attribute$/.test(pointer);

/** Empty where it cannot be told what was meant. */
export const fixOf = (finding: Pick<Finding, 'code' | 'pointer' | 'meant'>): { readonly fix?: FileEdit } => {
  const { code, pointer, meant } = finding;
  // That the products stay is one way to mend it: right for tools to offer, never made unasked.
  if (code === 'filter-drops-missing') return { fix: { kind: 'set', pointer: `${pointer}/missing`, value: 'keep' } };
  if (meant === undefined) return {};
  return {
    fix: isAboutName(finding) ? { kind: 'rename', pointer, name: meant } : { kind: 'set', pointer, value: meant },
  };
};
