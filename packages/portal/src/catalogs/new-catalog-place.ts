/** In the place of a catalog's id in an address; an id begins with a letter or a digit. */
export const NEW_CATALOG = '~new';
