import type { ClientView } from '@guidepost/contract/admin/client-routes';

/** What every view of an advisor gets. */
export interface AdvisorViewProps {
  readonly shop: ClientView;
  readonly advisor: string;
}
