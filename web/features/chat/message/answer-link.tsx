import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chatText } from '../../../../shared/messages/assistant/chat.ko.ts';
import { isManual, portalPath, webAddress } from '../format/portal-path.ts';
import { useChat } from '../panel/chat-context.tsx';

const LOOK = 'font-medium text-accent-ink underline underline-offset-4 hover:decoration-2';

interface AnswerLinkProps {
  address: string;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** Other hosts and the manual open in a new tab, pages of the portal here; anything else is only its words. */
export function AnswerLink({ address, className = LOOK, title, children }: AnswerLinkProps) {
  const { isEmbedded, onLeave } = useChat();
  const path = portalPath(address);
  const outside = path === null ? webAddress(address) : isEmbedded || isManual(path) ? path : null;
  if (outside !== null)
    return (
      <a href={outside} target="_blank" rel="noopener" className={className} title={title}>
        {children}
        <span className="sr-only"> {chatText.newTab}</span>
      </a>
    );
  if (path === null) return children;
  return (
    <Link to={path} onClick={onLeave} className={className} title={title}>
      {children}
    </Link>
  );
}
