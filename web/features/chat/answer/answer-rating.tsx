import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ComponentType } from 'react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import type { Rating } from '../state/chat-state.ts';

interface AnswerRatingProps {
  rating: Rating | null;
  onPress: (rating: Rating) => void;
}

const BUTTONS: readonly { rating: Rating; label: string; Icon: ComponentType<{ size: number }> }[] = [
  { rating: 'like', label: chatText.helpful, Icon: ThumbsUp },
  { rating: 'dislike', label: chatText.notHelpful, Icon: ThumbsDown },
];

/** Rating buttons. A second press removes the rating. */
export function AnswerRating({ rating, onPress }: AnswerRatingProps) {
  return (
    <div className="flex items-center gap-x-1">
      {BUTTONS.map(({ rating: own, label, Icon }) => (
        <button
          key={own}
          type="button"
          aria-pressed={rating === own}
          onClick={() => onPress(own)}
          title={label}
          className="inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-lg px-2 text-[0.8125rem] text-ink-muted transition-colors hover:bg-surface-soft hover:text-ink aria-pressed:font-semibold aria-pressed:text-accent-ink [&[aria-pressed=true]>svg]:fill-accent-soft"
        >
          <Icon size={16} />
          {/* In the panel the words would take a line of their own from every answer. */}
          <span className="sr-only @xl:not-sr-only">{label}</span>
        </button>
      ))}
    </div>
  );
}
