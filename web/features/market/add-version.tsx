import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { marketText as text } from '../../../shared/messages/market.ko.ts';
import { Button } from '../../ui/button.tsx';

const AddVersionDialog = lazy(async () => ({ default: (await import('./add-version-dialog.tsx')).AddVersionDialog }));

export function AddVersion({ documentId }: { documentId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        {text.addVersion}
      </Button>
      {isOpen && (
        <Suspense>
          <AddVersionDialog documentId={documentId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
