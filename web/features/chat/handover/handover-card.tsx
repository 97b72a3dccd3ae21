import { useState } from 'react';
import { useNavigate } from 'react-router';
import { handoverText } from '#shared/messages/chat/handover.ko.ts';
import { useAppState, useAppStore } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useChat } from '../panel/chat-context.tsx';
import { ChatHeading } from '../parts/chat-heading.tsx';
import { focusLog } from '../parts/focus-log.ts';
import type { HandoverPlace } from './stored-handover.ts';
import { storeHandover } from './stored-handover.ts';
import { turnsOf } from './handover-turns.ts';

interface HandoverCardProps {
  place: HandoverPlace;
  onCancel: () => void;
}

/** Asks before the conversation is copied into the form, then opens the form. Only the visitor submits it. */
export function HandoverCard({ place, onCancel }: HandoverCardProps) {
  const { chat } = useChat();
  const store = useAppStore();
  const navigate = useNavigate();
  const isLoggedIn = useAppState((state) => state.userInfo !== null);
  const [hasConsented, setConsented] = useState(false);
  const open = () => {
    if (hasConsented) storeHandover(place, turnsOf(chat.store.getState().messages));
    void navigate(place === 'qna' ? paths.boardRegister('qna') : paths.contact());
    // The panel would cover the form.
    store.setState({ isChatVisible: false });
  };
  return (
    <section aria-label={handoverText.to[place]} className="chat-message mt-3 rounded-xl border border-line p-4">
      <ChatHeading className="text-label font-bold text-ink">{handoverText.to[place]}</ChatHeading>
      <p className="mt-1.5 text-sm leading-relaxed text-ink-muted">{handoverText.explain}</p>
      {place === 'qna' && !isLoggedIn && (
        <p className="mt-1.5 text-sm leading-relaxed text-ink-muted">{handoverText.needsLogin}</p>
      )}
      <Checkbox
        className="mt-2"
        label={<span className="text-sm">{handoverText.consent}</span>}
        checked={hasConsented}
        onChange={(event) => setConsented(event.target.checked)}
      />
      <div className="mt-3 flex justify-end gap-2">
        <Button
          variant="ghost"
          size="small"
          onClick={({ currentTarget }) => {
            focusLog(currentTarget);
            onCancel();
          }}
        >
          {handoverText.cancel}
        </Button>
        <Button size="small" autoFocus onClick={open}>
          {handoverText.open}
        </Button>
      </div>
    </section>
  );
}
