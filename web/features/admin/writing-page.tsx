import type { ComponentProps } from 'react';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { useIsDesk } from '#web/lib/page/use-is-desk.ts';
import { cx } from '#web/ui/cx.ts';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';
import { AdminPage } from './admin-page.tsx';

interface WritingPageProps extends Pick<
  ComponentProps<typeof AdminPage>,
  'title' | 'description' | 'action' | 'narrow' | 'children'
> {
  /** Width in the common shell. */
  className: string;
  /** Members see the description, too. */
  isDescribed?: boolean;
}

/** Frame of forms and histories of documents: for staff a page of the administration, for members one of the site. */
export function WritingPage({ className, isDescribed, ...page }: WritingPageProps) {
  const { title, description, action, children } = page;
  const isDesk = useIsDesk();
  if (isDesk) return <AdminPage {...page} />;
  return (
    <Container className="py-8 md:py-12">
      <PageMeta title={title} description={description} noIndex />
      <div className={cx('mx-auto', className)}>
        <PageHeading title={title} description={isDescribed ? description : undefined} action={action} />
        <div className={isDescribed ? 'mt-8' : 'mt-4'}>{children}</div>
      </div>
    </Container>
  );
}
