import { messages } from '#shared/messages.ko.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** A page whose content or texts the operator of a new portal has not published. */
export function PreparedLater({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="mx-auto max-w-[820px] px-5 py-8 md:px-8 md:py-14">
      <PageMeta title={title} description={hint} noIndex />
      <PageHeading title={title} />
      <EmptyState title={messages.site.preparing(title)} description={hint} />
    </div>
  );
}
