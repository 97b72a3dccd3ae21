import { Lock } from 'lucide-react';
import { boardOf } from '#shared/boards.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';

/** Shows in the list that a document requires a login. */
export function LoginRequiredMark({
  document: { boardType },
  labelClassName,
}: {
  document: Pick<DocumentSummary, 'boardType'>;
  labelClassName?: string;
}) {
  const isVisitor = useAppState((state) => state.loginId === '');
  if (!isVisitor || boardOf(boardType).detailAccess !== 'member') return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-[13px] whitespace-nowrap text-ink-muted">
      <Lock size={13} aria-hidden="true" />
      <span className={labelClassName}>{messages.shell.loginFirst}</span>
    </span>
  );
}
