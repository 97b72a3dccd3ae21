import { cx } from '#web/ui/cx.ts';
import { Picture } from '#web/features/files/picture.tsx';

/** As wide as it is in `CARD_GRID`, at most a third of `max-w-page`; the browser chooses by it. */
const SIZES = '(min-width: 1280px) 390px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 92vw';

interface Props {
  url: string;
  /** The first card of a list is what a visitor sees first. */
  isFirst?: boolean | undefined;
  className?: string;
}

/** The cover of an entry in a grid of cards; the title beside it says what it is. */
export const CardPicture = ({ url, isFirst, className }: Props) => (
  <Picture url={url} alt="" sizes={SIZES} isFirst={isFirst} className={cx('size-full object-cover', className)} />
);
