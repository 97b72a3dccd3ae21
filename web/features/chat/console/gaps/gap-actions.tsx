import type { ReactNode } from 'react';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { GapSteps } from './use-gap-steps.ts';
import { useGapSteps } from './use-gap-steps.ts';
import { Link } from '#web/lib/link.tsx';
import { useOriginState } from '#web/lib/page/origin.ts';

const text = chatConsoleText.gaps;

/** Leads to an FAQ form that begins with the group and leads back, or dismisses the group. */
export function GapActions({ gap, children }: { gap: GapSteps; children?: ReactNode }) {
  const { dismiss, restore, isBusy } = useGapSteps(gap);
  const state = useOriginState();
  if (gap.state === 'asking') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {gap.faq ? (
        <Link
          to={paths.boardModify('faq', gap.faq.documentId)}
          state={state}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {gap.faq.isUsed ? text.openFaq : text.openDraft}
        </Link>
      ) : (
        gap.state !== 'dismissed' && (
          <Link
            to={paths.faqOfGap(gap.gapId)}
            state={state}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {text.makeDraft}
          </Link>
        )
      )}
      {children}
      {gap.state === 'dismissed' ? (
        <Button variant="secondary" size="small" loading={isBusy} onClick={() => void restore()}>
          {text.restore}
        </Button>
      ) : (
        <Button variant="secondary" size="small" loading={isBusy} onClick={() => void dismiss()}>
          {text.dismiss}
        </Button>
      )}
    </div>
  );
}
