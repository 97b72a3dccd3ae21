import { PICTURE_WIDTHS } from '#shared/boards/file-kinds.ts';

interface PictureProps {
  /** Of a file of ours. */
  url: string;
  alt: string;
  /** How wide it stands, as `sizes` of an `img`. */
  sizes: string;
  /** In the first view: not put off until it is scrolled to. */
  isFirst?: boolean;
  className?: string;
}

const DEFAULT_WIDTH = '640' satisfies (typeof PICTURE_WIDTHS)[number];

/** A picture of a document in the size that its place needs; the server sends AVIF or WebP, as the browser takes it. */
export function Picture({ url, alt, sizes, isFirst, className }: PictureProps) {
  const sized = (width: string) => `${url}?w=${width}`;
  return (
    <img
      src={sized(DEFAULT_WIDTH)}
      srcSet={PICTURE_WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', ')}
      sizes={sizes}
      // Every place crops it to a shape of its own; these keep the place until the picture comes.
      width={640}
      height={360}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
