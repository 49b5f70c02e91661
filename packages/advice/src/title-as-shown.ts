// Two titles that shoppers cannot tell apart are one title, whatever a file says: drafts avoid them, the check finds them.

/** The same for titles that differ only in capitals and in white space. */
export const titleAsShown = (title: string): string => title.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
