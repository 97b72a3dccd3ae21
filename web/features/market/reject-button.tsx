import { lazy, Suspense, useState } from 'react';
import { marketText as text } from '../../../shared/messages/market.ko.ts';
import { Button } from '../../ui/button.tsx';

const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }));

export function RejectButton({ documentId }: { documentId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.reject}
      </Button>
      {isOpen && (
        <Suspense>
          <RejectDialog documentId={documentId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
