import { cx } from '#web/ui/cx.ts';
import { UploadedPicture } from '#web/features/files/uploaded-picture.tsx';

/** Displayed width in `CARD_GRID`; at most a third of `max-w-page`. */
const SIZES = '(min-width: 1280px) 390px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 92vw';

interface Props {
  url: string | null;
  /** Shown if there is no picture, or it does not come. */
  instead?: string | undefined;
  /** The first card is in the first view. */
  isFirst?: boolean | undefined;
  className?: string;
}

/** Decorative cover picture: the title beside it is the text alternative. */
export const CardPicture = ({ url, instead, isFirst, className }: Props) =>
  url === null ? (
    <span aria-hidden="true" className="no-picture size-full">
      {instead}
    </span>
  ) : (
    <UploadedPicture
      url={url}
      alt=""
      instead={instead}
      sizes={SIZES}
      isFirst={isFirst}
      className={cx('size-full object-cover', className)}
    />
  );
