import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { Previewed } from '#web/features/documents/form/preview-message.ts';
import { popupText as text } from '#shared/messages/admin/content/popup.ko.ts';
import { useOriginState } from '#web/lib/page/origin.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { usePopupSteps } from './use-popup-steps.ts';
import { Link } from '#web/lib/link.tsx';

/** Loaded when asked for. */
const DocumentPreview = onDemand(
  async () => (await import('#web/features/documents/form/document-preview.tsx')).DocumentPreview,
);

export type ManagedPopup = OutputOf<'/api/v1/admin/popups'>['list'][number];

interface PopupGroupProps {
  state: ManagedPopup['state'];
  popups: readonly ManagedPopup[];
  /** Number of popups that a visitor is shown. */
  shownAtMost: number;
}

/** Popups of one state; current ones can be reordered. */
export function PopupGroup({ state, popups, shownAtMost }: PopupGroupProps) {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const { end, move, read } = usePopupSteps(popups);
  const originState = useOriginState();
  if (popups.length === 0) return null;
  const isRunning = state === 'running';
  const notes = [
    isRunning && text.atMost(shownAtMost),
    state !== 'ended' && popups.some(({ isCrowdedOut }) => isCrowdedOut) && text.crowdedOutWhy[state](shownAtMost),
  ];
  return (
    <section aria-labelledby={`popups-${state}`} className="mt-2 mb-8">
      <h2 id={`popups-${state}`} className="text-lg font-bold text-ink">
        {text.groups[state]} <span className="text-ink-muted">{popups.length}</span>
      </h2>
      <p className="mt-1 text-sm text-ink-muted empty:hidden">{notes.filter(Boolean).join(' ')}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {popups.map((popup, at) => (
          <li
            key={popup.documentId}
            data-row={popup.documentId}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
                <Link to={paths.boardDetail('notice', popup.documentId)} className="min-w-0 hover:underline">
                  {popup.title}
                </Link>
                {popup.isUnseen && <Badge tone="warning">{text.unseen}</Badge>}
                {popup.isCrowdedOut && <Badge tone="warning">{text.crowdedOut}</Badge>}
              </p>
              <p className="mt-1 text-sm text-ink-muted tabular-nums">
                {text.period(formatDateTime(popup.popupFrom), formatDateTime(popup.popupUntil))}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2 md:ml-auto md:justify-end">
              <Button variant="secondary" size="small" onClick={() => void read(popup).then(setPreviewed)}>
                {text.preview}
              </Button>
              <Link
                to={paths.boardModify('notice', popup.documentId)}
                state={originState}
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                {text.edit}
              </Link>
              {state !== 'ended' && (
                <Button variant="secondary" size="small" onClick={() => void end(popup, text.end[state])}>
                  {text.end[state].button}
                </Button>
              )}
              {isRunning && popups.length > 1 && (
                <>
                  {/* Not `disabled`: the press that brings it to the end would lose the focus. */}
                  <IconButton label={text.up(popup.title)} aria-disabled={at === 0} onClick={() => void move(at, -1)}>
                    <ArrowUp size={18} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={text.down(popup.title)}
                    aria-disabled={at === popups.length - 1}
                    onClick={() => void move(at, 1)}
                  >
                    <ArrowDown size={18} aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {previewed && <DocumentPreview previewed={previewed} onClose={() => setPreviewed(null)} />}
    </section>
  );
}
