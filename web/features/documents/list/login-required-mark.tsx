import { Lock } from 'lucide-react';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { messages } from '#shared/messages.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';

/** Tells visitors that the documents of a board require a login: once above a list, and at each hit of a search. */
export function LoginRequiredMark({ boardType }: { boardType: BoardType }) {
  const isVisitor = useAppState((state) => state.loginId === '');
  if (!isVisitor || boardOf(boardType).detailAccess !== 'member') return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-accent-soft px-2 py-1 text-[13px] font-semibold whitespace-nowrap text-accent-ink">
      <Lock size={13} aria-hidden="true" />
      {messages.shell.loginFirst}
    </span>
  );
}
