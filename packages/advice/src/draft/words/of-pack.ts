// Units of what is in a pack or a bottle.

export const isOfPack = (unit: string | null): boolean => /^(?:mg|g|kg|oz|lb|ml|cl|dl|l)$/i.test(unit ?? '');
