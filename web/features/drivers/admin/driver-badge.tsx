import { driverAdminText } from '#shared/messages/admin/system/driver.ko.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { ManagedDriver } from './driver-columns.tsx';
import type { ImportState } from './use-driver-import.ts';

const ORIGIN_TONE: Record<ManagedDriver['origin'], BadgeTone> = {
  upload: 'neutral',
  import: 'accent',
  demo: 'warning',
};

export const DriverBadge = ({ origin }: Pick<ManagedDriver, 'origin'>) => (
  <Badge tone={ORIGIN_TONE[origin]}>{driverAdminText.origins[origin]}</Badge>
);

const IMPORT_TONE: Record<ImportState['state'], BadgeTone> = {
  waiting: 'neutral',
  running: 'accent',
  done: 'success',
  failed: 'danger',
};

export const DriverImportBadge = ({ state }: Pick<ImportState, 'state'>) => (
  <Badge tone={IMPORT_TONE[state]}>{driverAdminText.import.states[state]}</Badge>
);
