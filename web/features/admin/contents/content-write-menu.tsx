import { SquarePen } from 'lucide-react';
import { useNavigate } from 'react-router';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { contentsText as text } from '#shared/messages/admin/content/content.ko.ts';
import { paths } from '#shared/paths.ts';
import { useOriginState } from '#web/lib/page/origin.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';

/** New document on any board. */
export function ContentWriteMenu() {
  const navigate = useNavigate();
  const state = useOriginState();
  return (
    <Menu
      trigger={
        <Button size="small">
          <SquarePen size={16} aria-hidden="true" />
          {text.write}
        </Button>
      }
      entries={BOARD_TYPES.map((board) => ({
        label: boardOf(board).name,
        onSelect: () => void navigate(paths.boardRegister(board), { state }),
      }))}
    />
  );
}
