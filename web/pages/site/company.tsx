import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { CompanyFacts } from '#web/features/site/company-facts.tsx';
import { PreparedLater } from '#web/features/site/prepared-later.tsx';
import { useSettings } from '#web/lib/app-context.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { apiFrom } from '#web/lib/loader-context.ts';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/site/term', { kind: 'company' }, { signal: args.request.signal });

/** 회사소개: the text of the administrators beside the facts that a buyer checks. */
export function Component() {
  const term = useLoaderData<typeof loader>();
  const { company } = useSettings();
  if (!term.isPrepared) return <PreparedLater title={term.title} hint={messages.site.preparingHint} />;
  return (
    <Container className="py-12 md:py-20">
      <PageMeta title={term.title} description={messages.site.termDescription(term.title)} type="article" />
      <PageHeading title={term.title} description={company.name} />
      <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:items-start lg:gap-16">
        {/* HTML rendered by the server from the staff's Markdown. */}
        <div className="rich-text *:first:mt-0" dangerouslySetInnerHTML={{ __html: term.bodyHtml }} />
        <aside className="rounded-card bg-surface-soft p-6 md:p-8 lg:sticky lg:top-28">
          <CompanyFacts />
          <Link to={paths.contact()} className={`mt-7 w-full ${buttonClass()}`}>
            {messages.shell.inquiry}
          </Link>
          <p className="mt-4 text-sm text-ink-muted">
            <time dateTime={term.effectiveDate}>{messages.site.asOf(formatDate(term.effectiveDate))}</time>
          </p>
        </aside>
      </div>
    </Container>
  );
}
