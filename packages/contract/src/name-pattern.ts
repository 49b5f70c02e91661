// The one rule for ids of clients, catalogs, advisors and keys. It loads no schemas, as every command judges ids.

/** An id that goes into a header or names a row: letters, digits, `_`, `-` and `.`. Browsers read it with the flag `v`, which wants the hyphen escaped. */
export const NAME_PATTERN = '^[A-Za-z0-9][A-Za-z0-9._\\-]{0,63}$';
