// Names of columns that say for how long the maker or the shop stands by a product. Many products share one, so it never names a product,
// and its years are no age. To add a word, write it as `plainName` does, with `|` before it.

import { plainName } from './column-names.ts';

const WARRANTY = new RegExp(
  `(?:^| )\\p{L}*(?:${[
    'warrant(?:y|ies)|guarantees?|garanti\\p{L}*|gewahrleistung\\p{L}*|garantzeit|garanzi[ae]|gwarancj\\p{L}*|rekojmi\\p{L}*',
    'zaru(?:k|c)\\p{L}*|takuu\\p{L}*|jotallas\\p{L}*|szavatossag|jamstv\\p{L}*|garancij\\p{L}*|reklamacijsk\\p{L}*|garansi|jaminan|bao hanh|thoi gian bao hanh',
    'гаранти\\p{L}*|гаранті\\p{L}*|εγγυηση|保証|保証期間|保修|保修期|保固|품질보증|보증기간|보증|ضمان|الضمان|گارانتی|אחריות|รับประกัน|การรับประกัน|वारंटी',
  ].join('|')})(?: |$)`,
  'u',
);

export const namesWarranty = (name: string): boolean => WARRANTY.test(plainName(name));
