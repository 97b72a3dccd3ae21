import { useState } from 'react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { HandoverOffer } from '../handover/handover-offer.tsx';
import type { HandoverPlace } from '../handover/stored-handover.ts';
import { useChat } from '../panel/chat-context.tsx';
import type { ChatMessage, Rating, Source } from '../state/chat-state.ts';
import { AnswerExtras } from './answer-extras.tsx';
import { AnswerCommentForm } from './answer-comment-form.tsx';
import { AnswerRating } from './answer-rating.tsx';

interface AnswerActionsProps {
  message: ChatMessage;
  sources: readonly Source[];
  related: readonly string[];
  place: HandoverPlace | null;
  onPlace: (place: HandoverPlace | null) => void;
}

/** Below a complete answer: sources, questions that lead on, rating, comment, and contact forms if it was not found. */
export function AnswerActions({ message, sources, related, place, onPlace }: AnswerActionsProps) {
  const { chat, isEmbedded } = useChat();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const rating = message.rating ?? null;

  const rate = async (given: Rating | null, comment?: string): Promise<boolean> => {
    try {
      await chat.rate(message, given, comment);
      return true;
    } catch {
      toast.error(chatText.rateFailed);
      return false;
    }
  };
  const press = (pressed: Rating) => {
    const given = rating === pressed ? null : pressed;
    setAsking(given === 'dislike');
    void rate(given);
  };
  const comment = async (text: string) => {
    const isSent = await rate('dislike', text);
    if (isSent) toast.success(chatText.comment.sent);
    return isSent;
  };

  return (
    <>
      <AnswerExtras sources={sources} related={related}>
        <AnswerRating rating={rating} onPress={press} />
      </AnswerExtras>
      {isAsking && <AnswerCommentForm onSend={comment} onClose={() => setAsking(false)} />}
      {!isEmbedded && (message.isUnanswered || rating === 'dislike') && (
        <HandoverOffer place={place} onPlace={onPlace} />
      )}
    </>
  );
}
