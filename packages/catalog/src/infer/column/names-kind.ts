// Names of columns that say what a thing is: types, kinds and categories.

export const KIND_COLUMN =
  /^(?:(?:product|item|google product|sub|main|produkt|artikel)[ _-]?)?(?:types?|kind|categor(?:y|ies)|kategori\p{L}*|cat[eé]gorie\p{L}*|categor[ií]a\p{L}*|categoria|warengruppe|druh|rodzaj|tyyppi|soort|famille|familia|tipo|typ|категор\p{L}*|collection|custom collections)(?:$|[ _./])/iu;
