// The cookie of whoever has signed in. `__Host-`: browsers take it only from this very host, over a secure connection (or localhost),
// and for all of its paths (RFC 6265bis, section 4.1.3.2).

export const SIGN_IN_COOKIE = '__Host-guidepost';
