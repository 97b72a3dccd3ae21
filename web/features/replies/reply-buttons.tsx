import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Reply } from '#shared/contract/boards/reply.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { Button } from '#web/ui/button.tsx';
import type { ReplyActions } from './use-reply-actions.ts';

const text = messages.documents.replies;

interface ReplyButtonsProps {
  reply: Reply;
  actions: ReplyActions;
  onMode: (mode: 'edit' | 'reply') => void;
}

/** The actions that this visitor may take; nothing if there are none. */
export function ReplyButtons({ reply, actions, onMode }: ReplyButtonsProps) {
  const { abilities, isAccepted, replyId } = reply;
  const [isBusy, setBusy] = useState(false);
  const toggleAccepted = async () => {
    setBusy(true);
    await actions.accept({ replyId, isAccepted: !isAccepted });
    setBusy(false);
  };

  if (!Object.values(abilities).some(Boolean)) return null;
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-1">
      {abilities.accept && (
        <Button
          size="small"
          variant={isAccepted ? 'ghost' : 'secondary'}
          loading={isBusy}
          onClick={() => void toggleAccepted()}
          className="mr-1"
        >
          {isAccepted ? text.unaccept : text.accept}
        </Button>
      )}
      {abilities.reply && <TextButton onClick={() => onMode('reply')}>{text.reply}</TextButton>}
      {abilities.update && <TextButton onClick={() => onMode('edit')}>{text.edit}</TextButton>}
      {abilities.delete && <TextButton onClick={() => void actions.remove(replyId)}>{text.delete}</TextButton>}
    </div>
  );
}

const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="h-9 rounded-lg px-2 text-sm font-medium text-ink-muted first:-ml-2 hover:bg-surface-soft hover:text-ink"
  >
    {children}
  </button>
);
