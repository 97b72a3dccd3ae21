import { memo } from 'react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import type { ChatMessage } from '../state/chat-state.ts';
import { AnswerText } from '../answer/answer-text.tsx';
import { ChatNotice } from './chat-notice.tsx';

export const MessageItem = memo(function MessageItem({ message }: { message: ChatMessage }) {
  const { content, source, isNotice } = message;
  if (source === 'user')
    return (
      <div className="chat-message flex justify-end pl-12">
        <p className="rounded-[18px] rounded-br-md bg-accent px-4 py-2.5 text-label whitespace-pre-wrap text-white">
          <span className="sr-only">{chatText.you}: </span>
          {content}
        </p>
      </div>
    );
  return isNotice ? <ChatNotice message={message} /> : <AnswerText message={message} />;
});
