import { X } from 'lucide-react';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { Button } from '#web/ui/button.tsx';

/** How many rows are selected, before the actions on them, with the key that leads from a row to these. */
export const SelectedCount = ({ children }: { children: string }) => (
  <p role="status" className="text-sm font-semibold whitespace-nowrap text-ink">
    {children}
    <span aria-hidden="true" className="ml-2 text-xs font-normal text-ink-muted max-xl:hidden pointer-coarse:hidden">
      {adminText.table.toActions}
    </span>
  </p>
);

/** After the actions; on a phone a sign, so that all stand on one line. */
export const ClearSelection = ({ onClear }: { onClear: () => void }) => (
  <Button size="small" variant="ghost" onClick={onClear}>
    <X size={16} aria-hidden="true" className="md:hidden" />
    <span className="max-md:sr-only">{adminText.table.clear}</span>
  </Button>
);
