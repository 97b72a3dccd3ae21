import type { ReactNode } from 'react';
import { useSettings } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Container } from '#web/ui/page-heading.tsx';
import { Link } from '#web/lib/link.tsx';

interface AuthLayoutProps {
  title: string;
  description?: string;
  /** Logo with a link to the home page, for pages without header. */
  withLogo?: boolean;
  children: ReactNode;
}

/** Single-column layout of the account pages. */
export function AuthLayout({ title, description, withLogo = false, children }: AuthLayoutProps) {
  const { productName, logo } = useSettings();
  return (
    <Container narrow className="py-16 md:py-24">
      {withLogo && (
        <Link to={paths.home()} className="mb-12 inline-block rounded-control text-ink">
          <Logo name={productName} logo={logo} />
        </Link>
      )}
      <h1 className="text-3xl font-bold text-ink">{title}</h1>
      {description && <p className="mt-3 text-ink-muted">{description}</p>}
      <div className="mt-10">{children}</div>
    </Container>
  );
}
