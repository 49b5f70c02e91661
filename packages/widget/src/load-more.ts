// Loads the second file, with what a shopper can do without.

import { loadBeside } from './load-beside.ts';

/** Null if it does not come; then the next call tries again. */
export const loadMore = () => loadBeside<typeof import('./more.ts')>('more');
