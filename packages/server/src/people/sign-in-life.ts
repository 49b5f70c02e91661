// How long a browser stays signed in, in milliseconds.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Without a request: a working day with its breaks. Who leaves a browser open at night signs in again (NIST SP 800-63B-4, section 2.2.3: 1 to 24 hours). */
export const IDLE = 12 * HOUR;

/** In all: the longest that NIST allows where a password is all that is asked (section 2.1.3). A stolen secret ends then, too. */
export const TOTAL = 30 * DAY;

/** How exactly it is known when a sign-in was used last. More often would be a write for each request. */
export const SEEN_EVERY = 5 * MINUTE;

/** Of one person at the same time; the one that began first ends. Nobody has so many browsers. */
export const MOST_SIGN_INS = 50;
