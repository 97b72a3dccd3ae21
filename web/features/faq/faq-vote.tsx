import { useState } from 'react';
import { faqText as text } from '#shared/messages/boards/faq.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

const CHOICES = [
  { isHelpful: true, label: text.yes },
  { isHelpful: false, label: text.no },
];

/** 도움이 되었나요? One vote per visitor, which can be changed. */
export function FaqVote({ documentId, vote }: { documentId: string; vote: boolean | null }) {
  const api = useApi();
  const showFailure = useShowFailure();
  const [given, setGiven] = useState(vote);

  const send = async (isHelpful: boolean) => {
    try {
      setGiven((await api.post('/api/v1/board/faq-vote', { documentId, isHelpful })).vote);
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <div role="group" aria-label={text.helpful} className="flex flex-wrap items-center gap-2">
      {/* On a phone the buttons alone fill the row, and say it, too. */}
      <span className="mr-1 text-label max-sm:hidden font-medium text-ink">{text.helpful}</span>
      {CHOICES.map(({ isHelpful, label }) => (
        <Button
          key={label}
          size="small"
          variant={given === isHelpful ? 'primary' : 'secondary'}
          aria-pressed={given === isHelpful}
          onClick={() => void send(isHelpful)}
        >
          {label}
        </Button>
      ))}
      <p role="status" className="text-sm text-ink-muted">
        {given === true && text.thanks}
        {given === false && (
          <>
            {text.notHelpful}{' '}
            <Link
              to={paths.boardRegister('qna')}
              className="font-semibold text-accent-ink underline underline-offset-4"
            >
              {text.toQna}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
