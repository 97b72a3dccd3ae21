import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { useAppState, useAppStore, useToast } from '#web/lib/app-context.tsx';

type Panel = ComponentType<{ open: boolean }>;

/** Place of the chat panel. Its script loads when it is first opened. */
export function ChatHost() {
  const store = useAppStore();
  const toast = useToast();
  const isOpen = useAppState((state) => state.isChatVisible);
  const loginId = useAppState((state) => state.loginId);
  const [Panel, setPanel] = useState<Panel | null>(null);

  useEffect(() => {
    if (!isOpen || Panel) return;
    import('#web/features/chat/panel/chat-panel.tsx').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      () => {
        store.setState({ isChatVisible: false });
        toast.error(messages.network);
      },
    );
  }, [isOpen, Panel, store, toast]);

  // The key discards the conversation when another user logs in.
  return Panel && <Panel key={loginId} open={isOpen} />;
}
