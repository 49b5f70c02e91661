/** Choices stand where they belong to, so that they are a part of the page for those who hear it. */
export const IN_PLACE = { withinPortal: false };
