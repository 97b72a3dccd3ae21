import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { SectionId } from './landing-sections.ts';
import { SECTIONS } from './landing-sections.ts';

/** One section of the landing page with its background. */
export function LandingSection({
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
  const background = SECTIONS.find((section) => section.id === id)?.background;
  return (
    <section id={id} aria-labelledby={labelledBy} className={cx(background, className)}>
      {children}
    </section>
  );
}

/** Width of header and footer. */
export const SECTION_WIDTH = 'section-width mx-auto max-w-page px-5 md:px-8 xl:px-9';

/** With the room above and below. */
export const SECTION_BOX = `${SECTION_WIDTH} py-16 md:py-24 xl:py-32`;
