import { useEffect, useState } from 'react';
import { chatText } from '../../../../shared/messages/chat.ko.ts';
import { useSettings } from '../../../lib/app-context.tsx';
import { ChatMark } from '../parts/chat-mark.tsx';
import { QuestionButton } from '../parts/question-button.tsx';
import { chatWire } from '../state/chat-wire.ts';

const SHOWN = 4;

/** Says hello, that it is an AI and can be wrong, and what may be asked. */
export function Welcome({ isNew }: { isNew: boolean }) {
  const { productName } = useSettings();
  const suggestions = useSuggestions();
  return (
    <div className="flex gap-3">
      <ChatMark className="mt-0.5 size-7" />
      <div className="min-w-0 flex-1">
        <p className="text-label leading-7 font-semibold text-ink">{chatText.greeting(productName)}</p>
        <p className="mt-1 text-sm leading-relaxed text-ink-muted">{chatText.notice}</p>
        {isNew && suggestions.length > 0 && (
          <div className="chat-message mt-5">
            <h3 className="text-sm font-semibold text-ink">{chatText.suggestions}</h3>
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

/** None when they cannot be had: nobody asked for them. */
function useSuggestions(): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    chatWire.suggestions().then(
      (questions) => setSuggestions(questions.slice(0, SHOWN)),
      () => {},
    );
  }, []);
  return suggestions;
}
