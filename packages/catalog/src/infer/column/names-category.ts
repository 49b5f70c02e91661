// Names of columns that say where in its shop a product is: in which category, under which heading. A product can be in several.

import { plainName } from './column-names.ts';

const CATEGORY =
  /(?:^| )(?:categor\S*|kategor\S*|catalogue section|section|collections?|product types?|warengruppen?|produktgruppen?|artikelgruppen?|rubri\S*|rayons?|department|afdeling|afdelning|tuoteryhma|osasto|категор\S*|раздел|розділ|група товарів|группа товаров|カテゴリ\S*|分类|分類|카테고리|κατηγορια)(?: |$)/;

export const namesCategory = (name: string): boolean => CATEGORY.test(plainName(name));
