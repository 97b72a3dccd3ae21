import { useMemo } from 'react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { ChatProvider } from '#web/features/chat/panel/chat-context.tsx';
import { ChatHeader } from '#web/features/chat/panel/chat-header.tsx';
import { ChatConversation } from '#web/features/chat/conversation/chat-conversation.tsx';
import { useNewChat } from '#web/features/chat/panel/use-new-chat.ts';
import { usePostedMenus } from '#web/features/chat/panel/use-posted-menus.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';

/** Assistant as a page for embedding in the product: blank layout; the product supplies the menus. */
export function Component() {
  const { productName } = useSettings();
  const chat = useNewChat();
  usePostedMenus(chat);
  const services = useMemo(() => ({ chat, isEmbedded: true, onLeave: () => {} }), [chat]);
  return (
    <main className="flex h-[calc(100dvh-var(--toast))] flex-col bg-surface">
      <PageMeta title={chatText.name(productName)} description={chatText.description(productName)} noIndex />
      <p className="hidden p-6 text-center text-ink noscript:block">{chatText.needsScript}</p>
      <ChatProvider value={services}>
        <ChatHeader />
        <div className="mx-auto flex min-h-0 w-full max-w-[52rem] flex-1 flex-col">
          <ChatConversation />
        </div>
      </ChatProvider>
    </main>
  );
}
