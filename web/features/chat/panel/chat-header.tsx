import { SquarePen, X } from 'lucide-react';
import { useState } from 'react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { useDialog, useSettings, useToast } from '#web/lib/app-context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ChatMark } from '../parts/chat-mark.tsx';
import { useChat, useChatState } from './chat-context.tsx';

/** Name, button for a new conversation, and a close button in the panel. */
export function ChatHeader({ onClose }: { onClose?: () => void }) {
  const { chat } = useChat();
  const { productName } = useSettings();
  const dialog = useDialog();
  const toast = useToast();
  const hasBegun = useChatState(({ messages }) => messages.length > 0);
  /** Keeps the button after a reset until the focus, which the dialog returns to it, has left. */
  const [isKept, setKept] = useState(false);
  const Title = onClose ? 'h2' : 'h1';
  const startAnew = async () => {
    if (!hasBegun) return;
    const question = { title: chatText.startAnew, messageHtml: chatText.startAnewConfirm, confirm: true, cancel: true };
    if ((await dialog.open(question)) !== 'confirm') return;
    setKept(true);
    await chat.startAnew().catch(() => toast.error(chatText.notDeleted));
  };
  return (
    <div className="surface-dark shrink-0 snug:pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex min-h-18 max-w-[52rem] items-center gap-3 py-3.5 pr-2.5 pl-5 low:min-h-12 low:py-0.5">
        <ChatMark className="size-9 low:size-7" />
        <div className="min-w-0 flex-1">
          <Title className="truncate text-base leading-snug font-bold">{chatText.name(productName)}</Title>
          <p className="truncate text-xs text-ink-muted low:hidden">{chatText.subtitle}</p>
        </div>
        {(hasBegun || isKept) && (
          <IconButton
            label={chatText.startAnew}
            aria-disabled={!hasBegun}
            onBlur={() => setKept(false)}
            onClick={() => void startAnew()}
          >
            <SquarePen size={19} aria-hidden="true" />
          </IconButton>
        )}
        {onClose && (
          <IconButton label={chatText.close} onClick={onClose}>
            <X size={21} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
