import { paths } from '#web/paths.ts';

const WIDTHS = [640, 1280];

interface PictureProps {
  /** Without width and ending: media/README.md tells how they are made. */
  name: string;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Width by height of the drawing, so that its place is kept. */
  ratio: readonly [width: number, height: number];
  className?: string;
}

/** A picture of the product: AVIF, else WebP, in the size that fits, when it comes near the view. */
export function Picture({ name, alt, sizes, ratio: [width, height], className }: PictureProps) {
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
        className={className}
      />
    </picture>
  );
}
