import { paths } from '#shared/paths.ts';
import { cx } from '#web/ui/cx.ts';

const WIDTHS = [640, 1280];

interface PictureProps {
  /** Without width and extension; media/README.md explains how the files are made. With `phone-` it is the phones' own. */
  name: string;
  alt: string;
  /** Displayed width, as `sizes` of an `img`. */
  sizes: string;
  /** Width and height of the picture, which reserve its space. */
  ratio: readonly [width: number, height: number];
  /** Widths below this have the phones' own. */
  phoneBelow?: number;
  className?: string;
}

/** Responsive product picture in AVIF or WebP, loaded lazily. */
export function LandingPicture({
  name,
  alt,
  sizes,
  ratio: [width, height],
  phoneBelow = 768,
  className,
}: PictureProps) {
  const filesOf = (picture: string, ending: 'avif' | 'webp') =>
    WIDTHS.map((px) => `${paths.media(`${picture}-${px}.${ending}`)} ${px}w`).join(', ');
  return (
    <picture className="contents">
      {/* On a phone the text of the wide one could not be read. */}
      {(['avif', 'webp'] as const).map((ending) => (
        <source
          key={ending}
          media={`(width < ${phoneBelow}px)`}
          type={`image/${ending}`}
          srcSet={filesOf(`phone-${name}`, ending)}
          sizes="calc(100vw - 40px)"
        />
      ))}
      <source type="image/avif" srcSet={filesOf(name, 'avif')} sizes={sizes} />
      <img
        src={paths.media(`${name}-640.webp`)}
        srcSet={filesOf(name, 'webp')}
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
