import { chatText } from '#shared/messages/chat/chat.ko.ts';

/** Typing indicator. */
export function TypingDots() {
  return (
    <p className="flex h-8 items-center gap-1.5">
      <span className="sr-only">{chatText.typing}</span>
      {[0, 160, 320].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="chat-dot size-2 rounded-full bg-accent"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </p>
  );
}
