import { useState } from 'react';
import { handoverText } from '../../../../shared/messages/assistant/handover.ko.ts';
import { Button } from '../../../ui/button.tsx';
import { HandoverCard } from './handover-card.tsx';
import type { HandoverPlace } from './handover.ts';

const PLACES = ['qna', 'contact'] as const satisfies HandoverPlace[];

/** From the assistant to people: the two forms. */
export function HandoverOffer() {
  const [place, setPlace] = useState<HandoverPlace | null>(null);
  if (place) return <HandoverCard place={place} onCancel={() => setPlace(null)} />;
  return (
    <div className="chat-message mt-2 flex flex-wrap items-center gap-2">
      <p className="w-full text-sm text-ink-muted">{handoverText.lead}</p>
      {PLACES.map((to) => (
        <Button key={to} variant="secondary" size="small" onClick={() => setPlace(to)}>
          {handoverText.to[to]}
        </Button>
      ))}
    </div>
  );
}
