import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import type { BoardType } from '#shared/boards.ts';
import { orderText as text } from '#shared/messages/boards/documents/order.ko.ts';
import { dialogOnDemand } from '#web/lib/dialog/dialog-on-demand.tsx';
import { Button } from '#web/ui/button.tsx';

const OrderDialog = dialogOnDemand(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** For staff, on boards with a manual order. */
export function OrderButton({ boardType, category }: { boardType: BoardType; category: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ArrowUpDown size={18} aria-hidden="true" />
        {text.start}
      </Button>
      {isOpen && <OrderDialog boardType={boardType} category={category} onClose={() => setOpen(false)} />}
    </>
  );
}
