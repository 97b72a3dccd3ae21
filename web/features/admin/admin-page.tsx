import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';
import { AdminNav } from './admin-nav.tsx';
import { RoleNote } from './role-note.tsx';

interface AdminPageProps {
  title: string;
  description: string;
  /** Actions of the page. */
  action?: ReactNode;
  children: ReactNode;
}

/** Frame of every admin page: menu, heading and the note on what the user's role permits. */
export function AdminPage({ title, description, action, children }: AdminPageProps) {
  const { pathname } = useLocation();
  return (
    <Container className="py-8 lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-10 lg:py-14">
      <PageMeta title={title} description={description} noIndex />
      <AdminNav pathname={pathname} />
      <div className="min-w-0 max-lg:mt-6">
        <PageHeading title={title} description={description} note={<RoleNote pathname={pathname} />} action={action} />
        <div className="mt-8">{children}</div>
      </div>
    </Container>
  );
}
