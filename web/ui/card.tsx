import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { unbroken } from './text/unbroken.tsx';
import type { RenderLink } from './navigation/tab-links.tsx';

interface CardProps {
  title: string;
  /** Heading level. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Picture or drawing at the top, full width. */
  media?: ReactNode;
  /** Content above the title, such as badges or a category. */
  eyebrow?: ReactNode;
  /** Cut after three lines. */
  description?: string;
  /** Content at the bottom edge, such as a date. */
  footer?: ReactNode;
  /** Link target of the whole card. The title is the link's name. */
  href?: string;
  renderLink?: RenderLink;
  className?: string;
}

/** One item of a grid. */
export function Card({
  title,
  heading: Heading = 'h3',
  media,
  eyebrow,
  description,
  footer,
  href,
  renderLink,
  className,
}: CardProps) {
  const isLink = href !== undefined && renderLink !== undefined;
  return (
    <article
      className={cx(
        'group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface-raised transition-[border-color,box-shadow] duration-200',
        isLink && 'hover:border-line-strong hover:shadow-raised',
        className,
      )}
    >
      {media && <div className="aspect-video overflow-hidden border-b border-line bg-surface-soft">{media}</div>}
      <div className="flex flex-1 flex-col gap-2.5 p-5 md:p-6 print:gap-1.5 print:p-4">
        {eyebrow && <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">{eyebrow}</div>}
        <Heading className="line-clamp-2 text-lead leading-snug font-semibold text-ink">
          {isLink
            ? renderLink({
                href,
                // The link covers the whole card, including its focus ring.
                className:
                  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent',
                children: unbroken(title),
              })
            : unbroken(title)}
        </Heading>
        {description && <p className="line-clamp-3 text-label text-ink-muted">{unbroken(description)}</p>}
        {footer && <div className="mt-auto pt-2 text-sm text-ink-muted">{footer}</div>}
      </div>
    </article>
  );
}
