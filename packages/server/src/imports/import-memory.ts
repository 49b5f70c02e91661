// How much memory a thread may take that imports a catalog. Reading a row leaves texts behind that nobody needs any more;
// unbounded, the runtime lets them pile up to some 100 MB before it looks, and as much again of what became older. With half of the young
// memory it looks so often that what is still in hand is copied again and again, which took a fifth of an import's time.

import type { ResourceLimits } from 'node:worker_threads';

/** In MiB. What an import keeps is a few dozen of them, whatever the number of products. */
export const IMPORT_MEMORY: ResourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 };
