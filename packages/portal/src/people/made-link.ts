import type { MadeLinkView } from '@guidepost/contract/admin/link-routes';

/** A link that was made, and whom it is for. */
export interface MadeLink extends MadeLinkView {
  readonly email: string;
}
