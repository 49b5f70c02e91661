// The parts of an address that may be the key of its product.

import { reason } from '@guidepost/fault/reason';

/** The last part, or all that is behind the host where several hosts or shops use the same last part. */
export const PARTS_OF_LINK = [
  ['[^/?#]+(?=/?(?:[?#].*)?$)', reason('sku-end-of-address', 'the last part of the address, different in every row')],
  [
    '^[a-z]+://[^/?#]+/([^?#]*[^/?#])',
    reason('sku-path-of-address', 'the path of the address, different in every row'),
  ],
] as const;
