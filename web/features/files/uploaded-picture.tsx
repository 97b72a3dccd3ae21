import { PICTURE_WIDTHS } from '#shared/boards/picture-widths.ts';
import { cx } from '#web/ui/cx.ts';

interface UploadedPictureProps {
  /** URL of an uploaded file. */
  url: string;
  alt: string;
  /** Shown if the picture does not come, where `alt` is empty. */
  instead?: string | undefined;
  /** Displayed width, as `sizes` of an `img`. */
  sizes: string;
  /** In the first view: loaded with high priority instead of lazily. */
  isFirst?: boolean;
  className?: string;
}

const DEFAULT_WIDTH = '640' satisfies (typeof PICTURE_WIDTHS)[number];

const sizedFrom = (url: string, width: string) => `${url}?w=${width}`;

export const srcSetOf = (url: string): string =>
  PICTURE_WIDTHS.map((width) => `${sizedFrom(url, width)} ${width}w`).join(', ');

/** Responsive picture; the server chooses AVIF or WebP. */
export function UploadedPicture({ url, alt, instead, sizes, isFirst, className }: UploadedPictureProps) {
  return (
    <img
      src={sizedFrom(url, DEFAULT_WIDTH)}
      srcSet={srcSetOf(url)}
      sizes={sizes}
      // These reserve the space; each place crops the picture to its own ratio.
      width={640}
      height={360}
      alt={alt}
      data-instead={instead}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={cx('picture', className)}
    />
  );
}
