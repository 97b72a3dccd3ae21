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
  const { noun, registerLabel, registerRoles, hasReview } = boardOf(boardType);
  const isAnonymous = useAppState((state) => state.loginId === '');
  if (!canRegister && !(isAnonymous && registerRoles.includes('ROLE_USER'))) return null;
  // Visitors come to the market to find something, not to offer it.
  const visitorLook = hasReview ? ({ variant: 'ghost', size: 'small' } as const) : ({ variant: 'secondary' } as const);
  return (
    <Link to={paths.boardRegister(boardType)} className={buttonClass(isAnonymous ? visitorLook : undefined)}>
      <PenLine size={18} aria-hidden="true" />
      {registerLabel ?? messages.documents.list.register(noun)}
    </Link>
  );
}
