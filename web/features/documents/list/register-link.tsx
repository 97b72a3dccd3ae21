import { PenLine } from 'lucide-react';
import { boardOf } from '#shared/boards.ts';
import { messages } from '#shared/messages.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useBoardType } from '../route-board.ts';
import { Link } from '#web/lib/link.tsx';

/** Shown to users who may register. On boards for members visitors see it too; the route then asks for a login. */
export function RegisterLink({ canRegister }: { canRegister: boolean }) {
  const boardType = useBoardType();
  const { noun, registerRoles } = boardOf(boardType);
  const isAnonymous = useAppState((state) => state.loginId === '');
  if (!canRegister && !(isAnonymous && registerRoles.includes('ROLE_USER'))) return null;
  return (
    <Link
      to={paths.boardRegister(boardType)}
      className={buttonClass({ variant: isAnonymous ? 'secondary' : 'primary' })}
    >
      <PenLine size={18} aria-hidden="true" />
      {messages.documents.list.register(noun)}
    </Link>
  );
}
