import { memo } from 'react';
import { chatText } from '../../../../shared/messages/assistant/chat.ko.ts';
import { ChatMark } from '../parts/chat-mark.tsx';
import type { ChatMessage } from '../state/chat-state.ts';
import { AnswerTools } from './answer-tools.tsx';
import { Notice } from './notice.tsx';
import { Reply } from './reply.tsx';
import { Sources } from './sources.tsx';
import { Typing } from './typing.tsx';

/** One message: the visitor's at the right, the assistant's as text to read. */
export const MessageItem = memo(function MessageItem({ message }: { message: ChatMessage }) {
  const { content, source, typing, isNotice, isComing = false, answerId, sources = [], isUnanswered } = message;
  if (source === 'user')
    return (
      <div className="chat-message flex justify-end pl-12">
        <p className="rounded-[18px] rounded-br-md bg-accent px-4 py-2.5 text-label whitespace-pre-wrap text-white">
          <span className="sr-only">{chatText.you}: </span>
          {content}
        </p>
      </div>
    );
  if (isNotice) return <Notice message={message} />;
  return (
    <div className="chat-message flex gap-3">
      <ChatMark className="mt-0.5 size-7" />
      <div className="min-w-0 flex-1">
        {typing ? <Typing /> : <Reply content={content} isComing={isComing} />}
        {/* What is near to an answer that was not found is named in its text, and is no source. */}
        {sources.length > 0 && !isUnanswered && <Sources sources={sources} />}
        {answerId !== undefined && <AnswerTools message={message} />}
      </div>
    </div>
  );
});
