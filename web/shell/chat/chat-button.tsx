import { chatButtonText } from '#shared/messages/chat/chat-button.ko.ts';
import { useAppState, useAppStore } from '#web/lib/app-context.tsx';
import { CHAT_BUTTON_ID } from '#web/lib/chat-button-id.ts';

/** Toggles the assistant through app state (specification point 4, Chat). */
export function ChatButton() {
  const store = useAppStore();
  const isOpen = useAppState((state) => state.isChatVisible);
  const label = isOpen ? chatButtonText.close : chatButtonText.open;
  return (
    <button
      id={CHAT_BUTTON_ID}
      type="button"
      aria-label={label}
      title={label}
      data-offer={chatButtonText.offer}
      aria-expanded={isOpen}
      onClick={() => store.setState({ isChatVisible: !isOpen })}
      className="chat-button noscript:hidden flex size-14 items-center justify-center rounded-full text-white shadow-raised transition-transform duration-200 hover:scale-105 active:scale-95"
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-7"
      >
        {isOpen ? (
          <path d="m6 9 6 6 6-6" />
        ) : (
          <>
            <path d="M20 12.5a7.5 7.5 0 0 1-11 6.6L4 20.5l1.4-4.4A7.5 7.5 0 0 1 12 5" />
            <path
              fill="currentColor"
              strokeWidth="1"
              d="M18 2.5c.4 2.4 1.1 3.1 3.5 3.5-2.4.4-3.1 1.1-3.5 3.5-.4-2.4-1.1-3.1-3.5-3.5 2.4-.4 3.1-1.1 3.5-3.5Z"
            />
          </>
        )}
      </svg>
    </button>
  );
}
