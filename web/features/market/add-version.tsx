import { Plus } from 'lucide-react';
import { useState } from 'react';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { dialogOnDemand } from '#web/lib/dialog/dialog-on-demand.tsx';
import { Button } from '#web/ui/button.tsx';

const AddVersionDialog = dialogOnDemand(async () => (await import('./add-version-dialog.tsx')).AddVersionDialog);

export function AddVersion({ documentId }: { documentId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        {text.addVersion}
      </Button>
      {isOpen && <AddVersionDialog documentId={documentId} onClose={() => setOpen(false)} />}
    </>
  );
}
