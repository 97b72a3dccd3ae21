import { useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { paths } from '#shared/paths.ts';
import { ReviewStateBadge } from '#web/features/documents/review-state-badge.tsx';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import type { MarketDetail } from '../load-market-entry.ts';
import { RejectButton } from './reject-button.tsx';
import { useReviewSteps } from './use-review-steps.ts';

interface ReviewPanelProps {
  document: DocumentDetail;
  market: MarketDetail;
  /** In the queue of staff: what follows the end of the review. */
  onDecided?: () => Promise<void>;
}

/** State of the item's review, with the actions of author or staff. */
export function ReviewPanel({ document, market, onDecided }: ReviewPanelProps) {
  const { reviewState: state } = document;
  const panel = useRef<HTMLElement>(null);
  const isStarting = useRef(false);
  const { abilities, versions } = market;
  const versionIds = versions.map(({ versionId }) => versionId);
  const entry = { documentId: document.documentId, version: document.version, versionIds };
  const { revalidate } = useRevalidator();
  const { submit, decide } = useReviewSteps({ ...entry, title: document.title }, onDecided);
  const hasWaiting = versions.some(({ isPublished }) => !isPublished);
  const canPublish = state === '임시저장' && abilities.decide;
  // The button goes with what it did; the next one refuses the item.
  useLayoutEffect(() => {
    if (isStarting.current) panel.current?.focus();
    isStarting.current = false;
  }, [state]);
  if (state === null || !(document.abilities.update || abilities.decide)) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={text.stateTitle}
      className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-surface-soft px-6 py-5"
    >
      <div className="min-w-60 flex-1">
        <p className="flex items-center gap-2 font-semibold text-ink">
          {text.stateTitle} <ReviewStateBadge state={state} />
        </p>
        <p className="mt-1 text-label text-ink-soft">{canPublish ? text.publishHint : text.stateHint[state]}</p>
        {abilities.decide && !onDecided && (
          <Link to={paths.adminMarket()} className="mt-1 inline-block py-1 text-sm text-accent-ink hover:underline">
            {text.toQueue}
          </Link>
        )}
        {state === '반려' && document.reviewNote && (
          <p className="mt-2 text-label whitespace-pre-line text-ink">
            <strong>{text.note}</strong> {document.reviewNote}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {abilities.submit && <Button onClick={() => void submit()}>{text.submit}</Button>}
        {abilities.decide && state === '심사요청' && (
          <Button
            onClick={() => {
              isStarting.current = true;
              void decide('심사중');
            }}
          >
            {text.start}
          </Button>
        )}
        {abilities.decide && (state === '심사요청' || state === '심사중') && (
          <RejectButton entry={entry} title={document.title} onDecided={onDecided ?? revalidate} />
        )}
        {abilities.decide && (state !== '게시' || hasWaiting) && state !== '반려' && (
          <Button
            // Before the review has started, starting it is the next step.
            variant={state === '심사요청' ? 'secondary' : 'primary'}
            onClick={() => void decide('게시', text.publishConfirm)}
          >
            {text.publish}
          </Button>
        )}
        {abilities.decide && state === '게시' && (
          <Button variant="secondary" onClick={() => void decide('보관', text.archiveConfirm)}>
            {text.archive}
          </Button>
        )}
      </div>
    </section>
  );
}
