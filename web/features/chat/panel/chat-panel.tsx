import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { useAppStore, useSettings } from '#web/lib/app-context.tsx';
import { CHAT_BUTTON_ID } from '#web/lib/chat-button-id.ts';
import { ChatProvider } from './chat-context.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatConversation } from '../conversation/chat-conversation.tsx';
import { usePendingQuestion } from './use-pending-question.ts';
import { useEscape } from './use-escape.ts';
import { isPhone, usePhoneFrame } from './use-phone-frame.ts';
import { useNewChat } from './use-new-chat.ts';

/** Chat panel: a card at the right, full screen on a phone. The conversation is kept while closed. */
export function ChatPanel({ open }: { open: boolean }) {
  const store = useAppStore();
  const chat = useNewChat();
  usePendingQuestion(chat);
  const services = useMemo(
    () => ({ chat, isEmbedded: false, onLeave: () => isPhone() && store.setState({ isChatVisible: false }) }),
    [chat, store],
  );
  const close = () => {
    // Synchronous: on a phone the page is `inert`, and not focusable, until the panel is removed.
    flushSync(() => store.setState({ isChatVisible: false }));
    // Gone with the panel, unless it was on the page.
    if (document.activeElement === document.body)
      document.getElementById(CHAT_BUTTON_ID)?.focus({ preventScroll: true });
  };
  return <ChatProvider value={services}>{open && <Frame onClose={close} />}</ChatProvider>;
}

function Frame({ onClose }: { onClose: () => void }) {
  const { productName } = useSettings();
  const frame = useRef<HTMLElement>(null);
  usePhoneFrame(frame);
  useEscape(frame, onClose);

  useEffect(() => {
    // On a phone the on-screen keyboard would cover the conversation.
    const field = isPhone() ? null : frame.current?.querySelector('textarea');
    (field ?? frame.current)?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={frame}
      role="dialog"
      aria-label={chatText.name(productName)}
      tabIndex={-1}
      className="chat-panel surface-light fixed inset-x-0 top-(--chat-top,0px) z-chat flex h-[calc(var(--chat-height,100dvh)-var(--toast))] flex-col overflow-clip outline-none no-print roomy:inset-x-auto roomy:top-auto roomy:right-5 roomy:bottom-[calc(6rem+var(--toast))] roomy:h-[calc(100dvh-6.75rem-var(--toast))] roomy:w-[26.5rem] roomy:rounded-[20px] roomy:border roomy:border-line roomy:shadow-dialog"
    >
      <ChatHeader onClose={onClose} />
      <ChatConversation />
    </section>
  );
}
