import { useEffect, useState } from 'react';
import { searchWaysText } from '#shared/messages/site/search-way.ko.ts';
import { useAppStore } from '#web/lib/app-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { pendingQuestion } from '../chat/state/pending-question.ts';

/** Opens the assistant and asks it the search text. Its space is reserved until the assistant's state is known. */
export function AskAssistant({ question }: { question: string }) {
  const store = useAppStore();
  const isOn = useIsAssistantOn();
  if (isOn === false) return null;
  return (
    <Button
      variant="secondary"
      className={cx(isOn === null && 'invisible')}
      onClick={() => {
        pendingQuestion.setState({ question });
        store.setState({ isChatVisible: true });
      }}
    >
      {searchWaysText.askAssistant}
    </Button>
  );
}

/** Null until known; false if the call fails. */
function useIsAssistantOn(): boolean | null {
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => {
    // A plain fetch, because the chat's code loads only when the panel is opened.
    fetch('/v1/parameters?user=admin')
      .then((response) => response.json() as Promise<{ is_on?: unknown }>)
      .then(
        (opening) => setOn(opening.is_on === true),
        () => setOn(false),
      );
  }, []);
  return isOn;
}
