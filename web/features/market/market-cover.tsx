import type { LucideIcon } from 'lucide-react';
import { Boxes, LayoutTemplate, Plug, Puzzle, SquareTerminal } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { CardPicture } from '../documents/list/card-picture.tsx';

/** By the board's categories (shared/boards/market.board.ts). */
const LOOKS: Record<string, { Icon: LucideIcon; className: string }> = {
  스크립트: { Icon: SquareTerminal, className: 'bg-[#e8ecf5] text-[#2b3a5e]' },
  템플릿: { Icon: LayoutTemplate, className: 'bg-[#e6f0ff] text-[#1a4fdc]' },
  컴포넌트: { Icon: Puzzle, className: 'bg-[#efe9ff] text-[#5b35c9]' },
  커넥터: { Icon: Plug, className: 'bg-[#e2f5ec] text-[#0b7a4b]' },
  솔루션: { Icon: Boxes, className: 'bg-[#fdf0dc] text-[#96580a]' },
};
const OTHER = { Icon: Boxes, className: 'bg-surface-soft text-ink-soft' };

/**
 * Sign of the category, with the screen behind it. A whole screen in the width of a card cannot be read, and looks like
 * every other.
 */
export function MarketCover({ category, url, isFirst }: { category: string; url: string; isFirst: boolean }) {
  const { Icon, className } = LOOKS[category] ?? OTHER;
  return (
    <div className={cx('relative size-full', className)}>
      <span className="absolute top-5 left-5 flex size-13 items-center justify-center rounded-xl bg-surface shadow-raised">
        <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="absolute top-5 left-23 block aspect-video w-full overflow-hidden rounded-tl-xl shadow-raised">
        <CardPicture url={url} isFirst={isFirst} className="object-left-top" />
      </span>
    </div>
  );
}
