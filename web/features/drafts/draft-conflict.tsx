import { CircleAlert, ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

const text = messages.documents.form.draftOvertaken;

/** Another form of the same document has saved its draft. Nothing is lost: the user decides which one is kept. */
export function DraftConflict({ onOvertake }: { onOvertake: () => void }) {
  const { pathname } = useLocation();
  return (
    <div role="alert" className="flex w-full flex-wrap items-center justify-end gap-2">
      <p className="flex min-w-60 flex-1 items-start gap-2 text-sm text-ink-soft">
        <CircleAlert size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
        {text.told}
      </p>
      <a
        href={pathname}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <ExternalLink size={16} aria-hidden="true" />
        {text.open}
      </a>
      <Button size="small" variant="secondary" onClick={onOvertake}>
        {text.overtake}
      </Button>
    </div>
  );
}
