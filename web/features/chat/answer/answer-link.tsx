import type { MouseEvent, ReactNode } from 'react';
import { use } from 'react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { HandoverContext, placeAt } from '../handover/handover-context.ts';
import { isManual, portalPath, webAddress } from '../format/portal-path.ts';
import { useAnswerPlace } from '../panel/chat-context.tsx';
import { Link } from '#web/lib/link.tsx';

const LOOK = 'font-medium text-accent-ink underline underline-offset-4 hover:decoration-2';

interface AnswerLinkProps {
  address: string;
  className?: string;
  title?: string;
  children: ReactNode;
}

/**
 * Portal pages open here; other hosts and the manual open in a new tab; invalid addresses are shown as text. For links
 * to an inquiry form the visitor is first asked about copying the conversation.
 */
export function AnswerLink({ address, className = LOOK, title, children }: AnswerLinkProps) {
  const { isEmbedded, onLeave } = useAnswerPlace();
  const handOver = use(HandoverContext);
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
  const place = handOver && placeAt(path);
  const go = (event: MouseEvent) => {
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return onLeave();
    event.preventDefault();
    handOver(place);
  };
  return (
    <Link to={path} onClick={go} className={className} title={title}>
      {children}
    </Link>
  );
}
