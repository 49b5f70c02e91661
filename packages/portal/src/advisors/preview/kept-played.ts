// What a conversation shows that was played in the preview, kept in the tab as the conversation itself is: after a reload both are there.

export interface Played {
  /** What it shows. */
  readonly shows: string;
  /** The product that is asked about; null: none. */
  readonly sku: string | null;
  readonly isUnderWay: boolean;
  /** It was to lead to a question that is not asked after these replies. */
  readonly isMissed: boolean;
}

const keyOf = (client: string, advisor: string): string => `guidepost played ${client} ${advisor}`;

export function keptPlayed(client: string, advisor: string): Played | null {
  try {
    const shows = sessionStorage.getItem(keyOf(client, advisor));
    return shows === null ? null : { shows, sku: null, isUnderWay: false, isMissed: false };
  } catch {
    return null;
  }
}

export function keepPlayed(client: string, advisor: string, played: Played | null): void {
  try {
    if (played === null || played.shows === '') sessionStorage.removeItem(keyOf(client, advisor));
    else sessionStorage.setItem(keyOf(client, advisor), played.shows);
  } catch {
    // The page may not store anything: it is not told again.
  }
}
