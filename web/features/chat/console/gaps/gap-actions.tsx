import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Gap } from './gap-item.tsx';
import { useGapSteps } from './use-gap-steps.ts';
import { Link } from '#web/lib/link.tsx';

const text = chatConsoleText.gaps;

/** Creates an FAQ draft from the group, or dismisses it. */
export function GapActions({ gap }: { gap: Gap }) {
  const { makeDraft, dismiss, restore, busy } = useGapSteps(gap);
  if (gap.state === 'asking') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {gap.faq ? (
        <Link
          to={paths.boardModify('faq', gap.faq.documentId)}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {gap.faq.isUsed ? text.openFaq : text.openDraft}
        </Link>
      ) : (
        gap.state !== 'dismissed' && (
          <Button variant="secondary" size="small" loading={busy === 'draft'} onClick={() => void makeDraft()}>
            {text.makeDraft}
          </Button>
        )
      )}
      {gap.state === 'dismissed' ? (
        <Button variant="secondary" size="small" loading={busy === 'dismiss'} onClick={() => void restore()}>
          {text.restore}
        </Button>
      ) : (
        <Button variant="ghost" size="small" loading={busy === 'dismiss'} onClick={() => void dismiss()}>
          {text.dismiss}
        </Button>
      )}
    </div>
  );
}
