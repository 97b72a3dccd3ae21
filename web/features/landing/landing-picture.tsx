import { paths } from '#shared/paths.ts';
import { cx } from '#web/ui/cx.ts';

const WIDTHS = [640, 1280];

interface PictureProps {
  /** Without width and extension; media/README.md explains how the files are made. */
  name: string;
  alt: string;
  /** Displayed width, as `sizes` of an `img`. */
  sizes: string;
  /** Width and height of the picture, which reserve its space. */
  ratio: readonly [width: number, height: number];
  className?: string;
}

/** Responsive product picture in AVIF or WebP, loaded lazily. */
export function LandingPicture({ name, alt, sizes, ratio: [width, height], className }: PictureProps) {
  const sourcesOf = (ending: 'avif' | 'webp') =>
    WIDTHS.map((px) => `${paths.media(`${name}-${px}.${ending}`)} ${px}w`).join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes} />
      <img
        src={paths.media(`${name}-640.webp`)}
        srcSet={sourcesOf('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={cx('picture', className)}
      />
    </picture>
  );
}
