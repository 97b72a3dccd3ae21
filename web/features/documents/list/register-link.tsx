import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { messages } from '#shared/messages.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useBoardType } from '../board-of-route.ts';

/** For whoever may register; where members may, a visitor sees it too, and the guard asks to log in first. */
export function RegisterLink({ canRegister }: { canRegister: boolean }) {
  const boardType = useBoardType();
  const { noun, registerRoles } = boardOf(boardType);
  const isAnonymous = useAppState((state) => state.loginId === '');
  if (!canRegister && !(isAnonymous && registerRoles.includes('ROLE_USER'))) return null;
  return (
    <Link to={paths.boardRegister(boardType)} className={buttonClass()}>
      <PenLine size={18} aria-hidden="true" />
      {messages.documents.list.register(noun)}
    </Link>
  );
}
