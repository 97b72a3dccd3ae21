import { useState } from 'react';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { dialogOnDemand } from '#web/lib/dialog/dialog-on-demand.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SeenEntry } from './use-review-steps.ts';

const RejectDialog = dialogOnDemand(async () => (await import('./reject-dialog.tsx')).RejectDialog);

interface RejectButtonProps {
  entry: SeenEntry;
  title: string;
  onDecided: () => Promise<void>;
}

export function RejectButton({ onDecided, ...product }: RejectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.reject}
      </Button>
      {isOpen && <RejectDialog {...product} onClose={() => setOpen(false)} onDecided={onDecided} />}
    </>
  );
}
