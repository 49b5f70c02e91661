// Names of columns that say for whom a thing is: women, men, children.

export const GENDER = /gender|geschlecht|genre|sexe|\bsex\b|pohlav|p[lł]e[cć]|стать|пол$|geslacht|g[eé]nero|genere/i;
