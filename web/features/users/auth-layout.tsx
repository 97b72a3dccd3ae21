import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Container } from '#web/ui/page-heading.tsx';

interface AuthLayoutProps {
  title: string;
  description?: string;
  /** On pages without the header, what stands in its place. */
  bar?: ReactNode;
  /** Above the title, such as the way back. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Single-column layout of the account pages. */
export function AuthLayout({ title, description, bar, lead, children }: AuthLayoutProps) {
  return (
    <>
      {bar}
      <Container narrow className={cx('pb-16 md:pb-24', bar ? 'pt-8 md:pt-12' : 'pt-12 md:pt-20')}>
        {lead}
        <h1 className="text-3xl font-bold text-ink">{title}</h1>
        {description && <p className="mt-3 text-ink-muted">{description}</p>}
        <div className="mt-8 md:mt-10">{children}</div>
      </Container>
    </>
  );
}
