import type { ReactNode } from 'react';
import { useChat } from '../panel/chat-context.tsx';

/** Heading below the assistant's name, which is `h1` when embedded and `h2` in the panel. */
export function ChatHeading({ className, children }: { className: string; children: ReactNode }) {
  const { isEmbedded } = useChat();
  const Tag = isEmbedded ? 'h2' : 'h3';
  return <Tag className={className}>{children}</Tag>;
}
