// What the import says of rows and cells, in plain English, where its own sentence speaks of the mapping file. All others stay as it says them.

import type { ReasonCode } from '@guidepost/fault/reason';
import type { Plural } from '../words.ts';

export const REASONS_EN = {
  missing: 'It is missing. Fill it in, or take it from another column.',
  'cell-means-blank': 'The column {column} has “{value}” there, which means that it is empty.',
  'cells-blank': 'It is missing, because nothing stands here: {columns}.',
  'cells-blank-or-absent':
    'It is missing, because nothing stands here: {columns}. And the file does not have these columns: {absent}.',
  'cell-vanishes': 'It is missing: of “{value}” in “{column}” nothing is left in an address.',
  'pattern-finds-nothing': 'It is missing: the regular expression finds nothing in the cell.',
  'several-addresses': {
    one: 'The cell has {count} address (…{value}…); it needs a single one.',
    other: 'The cell has {count} addresses (…{value}…); it needs a single one.',
  },
  'not-an-address': '“{value}” is no whole address; one begins with https://.',
  'address-without-host': '“{value}” is no whole address; say the address of the shop with it.',
  'no-price': '“{value}” is no price. Write one, or leave such rows out.',
  'price-zero': 'The price in “{column}” is {value}. Write one, or leave such rows out.',
  'price-with-comma': '“{value}” has a decimal comma; {plain} is probably meant. Choose how numbers are written.',
  'price-several':
    '“{value}” has several amounts; give each size or variant a row of its own with its price, or take one of them.',
  'price-not-plain': '“{value}” cannot be read as a price; write it as 499.00.',
  'price-in-doubt':
    '“{value}” may be in thousands or have three decimals, because the file has prices in both notations. Write two decimals.',
  'neither-available-nor-not': '“{value}” means neither yes nor no. Say what means yes and what means no.',
} as const satisfies Readonly<Partial<Record<ReasonCode, string | Plural>>>;
