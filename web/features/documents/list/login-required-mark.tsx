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
  if (!useNeedsLogin(boardType)) return null;
  return (
    <span className={MARK}>
      <Lock size={13} aria-hidden="true" />
      <span className={labelClassName}>{messages.shell.loginFirst}</span>
    </span>
  );
}

/** The same above a list whose rows have no lock of their own, or one that means something else: a private question. */
export function LoginRequiredNote({ boardType }: Pick<DocumentSummary, 'boardType'>) {
  if (!useNeedsLogin(boardType)) return null;
  return <span className={MARK}>{messages.shell.loginFirst}</span>;
}

const MARK = 'inline-flex shrink-0 items-center gap-1 text-[13px] whitespace-nowrap text-ink-muted';

function useNeedsLogin(boardType: DocumentSummary['boardType']): boolean {
  const isVisitor = useAppState((state) => state.loginId === '');
  return isVisitor && boardOf(boardType).detailAccess === 'member';
}
