import { useMemo, useState } from 'react';
import { isListed, partsOf, withoutAsk } from '../format/fold-answer.ts';
import { parseAnswerBlocks } from '../format/parse-answer-blocks.ts';
import { HandoverContext } from '../handover/handover-context.ts';
import type { HandoverPlace } from '../handover/stored-handover.ts';
import { useChat } from '../panel/chat-context.tsx';
import { ChatMark } from '../parts/chat-mark.tsx';
import type { ChatMessage } from '../state/chat-state.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerBlocks } from './answer-blocks.tsx';
import { TypingDots } from '../conversation/typing-dots.tsx';

/** An answer with its sources and actions. */
export function AnswerText({ message }: { message: ChatMessage }) {
  const { content, typing, isComing = false, answerId, sources = [], isUnanswered = false } = message;
  const { isEmbedded } = useChat();
  const [place, setPlace] = useState<HandoverPlace | null>(null);
  const isWhole = answerId !== undefined;
  const { seen, folded, related } = useMemo(() => partsOf(parseAnswerBlocks(content, isComing)), [content, isComing]);
  const offersForms = isWhole && isUnanswered && !isEmbedded;
  return (
    <div className="chat-message flex gap-3">
      <ChatMark className="mt-0.5 size-7" />
      <div className="min-w-0 flex-1">
        <HandoverContext value={offersForms ? setPlace : null}>
          {typing ? (
            <TypingDots />
          ) : (
            <AnswerBlocks seen={offersForms ? withoutAsk(seen) : seen} folded={folded} isWhole={isWhole && !isComing} />
          )}
        </HandoverContext>
        {isWhole && (
          <AnswerActions
            message={message}
            // Sources of an unanswered question are only near matches, which the text already names.
            sources={isUnanswered ? [] : sources.filter(({ path }) => !isListed([...seen, ...folded], path))}
            related={related}
            place={place}
            onPlace={setPlace}
          />
        )}
      </div>
    </div>
  );
}
