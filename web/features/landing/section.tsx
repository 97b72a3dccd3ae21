import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { SectionId } from './sections.ts';
import { SECTIONS } from './sections.ts';

/** One section of the landing page with its background. */
export function Section({
  id,
  labelledBy,
  className,
  children,
}: {
  id: SectionId;
  /** The id of its heading. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}) {
  const isDark = SECTIONS.find((section) => section.id === id)?.isDark ?? false;
  return (
    <section id={id} aria-labelledby={labelledBy} className={cx(isDark ? 'surface-dark' : 'surface-light', className)}>
      {children}
    </section>
  );
}

/** Width of header and footer, minus the space for the side bar's texts (landing.css). */
export const SECTION_WIDTH = 'section-width mx-auto max-w-[1240px] px-5 md:px-8 xl:px-9';
