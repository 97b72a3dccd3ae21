import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { paths } from '#shared/paths.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { ChatHeading } from '../parts/chat-heading.tsx';
import { ChatMark } from '../parts/chat-mark.tsx';
import { QuestionButton } from '../parts/question-button.tsx';
import { chatWire } from '../state/chat-wire.ts';

const SHOWN = 4;

/** Where somebody is who considers buying. */
const BUYERS_PAGES = [paths.home(), paths.cost(), paths.company(), paths.contact(), paths.freeExperience()];
/** The list and the details of a board begin alike. */
const BOARDS = [
  [paths.boardList('reference'), chatText.suggestionsOf.buyers],
  [paths.boardList('notice'), chatText.suggestionsOf.buyers],
  [paths.boardList('market'), chatText.suggestionsOf.market],
  [paths.boardList('faq'), chatText.suggestionsOf.faq],
] as const;

/** Elsewhere the most read questions fit. */
const suggestionsAt = (pathname: string): readonly string[] | undefined =>
  BUYERS_PAGES.includes(pathname)
    ? chatText.suggestionsOf.buyers
    : BOARDS.find(([board]) => pathname.startsWith(board))?.[1];

/**
 * Greeting with the notice that answers come from an AI and may be wrong, and suggested questions; or the notice that
 * the assistant is off.
 */
export function ChatWelcome({ isNew }: { isNew: boolean }) {
  const { productName } = useSettings();
  const { pathname } = useLocation();
  const { isOn, suggestions: usual } = useOpening();
  // Nothing is suggested before it is known that somebody will answer.
  const suggestions = usual.length > 0 ? (suggestionsAt(pathname) ?? usual) : usual;
  return (
    <div className="flex gap-3">
      <ChatMark className="mt-0.5 size-7" />
      <div className="min-w-0 flex-1">
        <p className="text-label leading-7 font-semibold text-ink">
          {isOn ? chatText.greeting(productName) : chatText.closed}
        </p>
        <p className="mt-1 text-sm leading-relaxed text-ink-muted">{isOn ? chatText.notice : chatText.closedNotice}</p>
        {isNew && suggestions.length > 0 && (
          <div className="chat-message mt-5">
            <ChatHeading className="text-sm font-semibold text-ink">{chatText.suggestions}</ChatHeading>
            <ul className="mt-2.5 space-y-2">
              {suggestions.map((question) => (
                <li key={question}>
                  <QuestionButton question={question} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

/** If the call fails, there are no suggestions and no error. */
function useOpening(): { isOn: boolean; suggestions: readonly string[] } {
  const [opening, setOpening] = useState<{ isOn: boolean; suggestions: readonly string[] }>({
    isOn: true,
    suggestions: [],
  });
  useEffect(() => {
    chatWire.opening().then(
      ({ isOn, suggestions }) => setOpening({ isOn, suggestions: suggestions.slice(0, SHOWN) }),
      () => {},
    );
  }, []);
  return opening;
}
