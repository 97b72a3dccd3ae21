import { handoverText } from '#shared/messages/chat/handover.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { HandoverCard } from './handover-card.tsx';
import type { HandoverPlace } from './stored-handover.ts';

const PLACES = ['qna', 'contact'] as const satisfies HandoverPlace[];

interface HandoverOfferProps {
  /** The form that the visitor is asked about. */
  place: HandoverPlace | null;
  onPlace: (place: HandoverPlace | null) => void;
}

/** Offers the two forms that reach the staff. */
export function HandoverOffer({ place, onPlace }: HandoverOfferProps) {
  if (place) return <HandoverCard key={place} place={place} onCancel={() => onPlace(null)} />;
  return (
    <div className="chat-message mt-2 flex flex-wrap items-center gap-2">
      <p className="w-full text-sm text-ink-muted">{handoverText.lead}</p>
      {PLACES.map((to) => (
        <Button key={to} variant="secondary" size="small" onClick={() => onPlace(to)}>
          {handoverText.to[to]}
        </Button>
      ))}
    </div>
  );
}
