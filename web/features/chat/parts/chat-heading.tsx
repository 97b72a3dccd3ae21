import type { ReactNode } from 'react';
import { useChat } from '../panel/chat-context.tsx';

/** A heading below the assistant's name, which is the page's when embedded and a second one over a page. */
export function ChatHeading({ className, children }: { className: string; children: ReactNode }) {
  const { isEmbedded } = useChat();
  const Tag = isEmbedded ? 'h2' : 'h3';
  return <Tag className={className}>{children}</Tag>;
}
