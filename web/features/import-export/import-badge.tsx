import type { ImportOutcome } from '#shared/contract/admin/import-export.contract.ts';
import { importExportAdminText } from '#shared/messages/admin/content/import-export.ko.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

const TONE: Record<ImportOutcome, BadgeTone> = {
  new: 'success',
  changed: 'warning',
  skipped: 'neutral',
  refused: 'danger',
};

export const ImportBadge = ({ outcome }: { outcome: ImportOutcome }) => (
  <Badge tone={TONE[outcome]}>{importExportAdminText.result.outcomes[outcome]}</Badge>
);
