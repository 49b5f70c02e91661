// How many values of an attribute the admin interface tells at once. It stands alone, because browsers load it without the schemas.

/** As many as a condition may name. */
export const MOST_TALLIED_VALUES = 1000;
