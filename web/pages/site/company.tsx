import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { CompanyFacts } from '#web/features/site/company-facts.tsx';
import { CompanyPicture } from '#web/features/site/company-picture.tsx';
import { CompanyProof } from '#web/features/site/company-proof.tsx';
import { PreparedLater } from '#web/features/site/prepared-later.tsx';
import { useSettings } from '#web/lib/app-context.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { nullIfRefused } from '#web/lib/failures/null-if-refused.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';
import { Link } from '#web/lib/link.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const [term, figures] = await Promise.all([
    api.post('/api/v1/site/term', { kind: 'company' }, { signal }),
    api.post('/api/v1/board/reference-figures', undefined, { signal }).catch(nullIfRefused),
  ]);
  return { term, figures };
}

/** The Markdown's lists as columns: of products as cards, of promises numbered below a line. */
const TEXT = cx(
  'rich-text mt-12 text-[17px] *:first:mt-0 [&>h2]:text-title [&>p]:max-w-[45rem]',
  '[&>ul]:mt-5 [&>ul]:grid [&>ul]:list-none [&>ul]:gap-4 [&>ul]:p-0 sm:[&>ul]:grid-cols-2 xl:[&>ul]:grid-cols-4',
  '[&>ul>li]:m-0 [&>ul>li]:rounded-card [&>ul>li]:bg-surface-soft [&>ul>li]:p-5 [&>ul>li]:text-label md:[&>ul>li]:p-6',
  '[&_li_a]:no-underline [&_li_a]:after:ml-1.5 [&_li_a]:after:content-["→"] [&_li_a]:hover:underline',
  '[&>ol]:mt-5 [&>ol]:grid [&>ol]:list-none [&>ol]:gap-x-8 [&>ol]:gap-y-6 [&>ol]:p-0 lg:[&>ol]:grid-cols-3',
  '[&>ol>li]:m-0 [&>ol>li]:border-t-2 [&>ol>li]:border-ink [&>ol>li]:pt-4 [&>ol>li]:text-label',
  '[&>ol>li]:before:font-bold [&>ol>li]:before:text-accent-ink [&>ol>li]:before:content-["0"counter(list-item)]',
  '[&_li>strong]:mb-1 [&_li>strong]:block [&_li>strong]:text-lead',
);

/** 회사소개: what customers measured, the text of the administrators, and the facts that a buyer checks. */
export function Component() {
  const { term, figures } = useLoaderData<typeof loader>();
  const { company } = useSettings();
  if (!term.isPrepared) return <PreparedLater title={term.title} hint={messages.site.preparingHint} />;
  return (
    <Container className="py-8 md:py-14">
      <PageMeta title={term.title} description={messages.site.termDescription(term.title)} type="article" />
      <PageHeading title={term.title} description={company.name} />
      <div className="mt-8 md:mt-10">
        <div className="overflow-hidden rounded-card bg-accent-soft">
          <CompanyPicture />
          {figures && <CompanyProof figures={figures} />}
        </div>
        {/* HTML rendered by the server from the staff's Markdown. */}
        <div className={TEXT} dangerouslySetInnerHTML={{ __html: term.bodyHtml }} />
        <aside className="mt-14">
          <CompanyFacts />
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
            <Link to={paths.contact()} className={cx('max-sm:w-full', buttonClass())}>
              {messages.shell.inquiry}
            </Link>
            <time dateTime={term.effectiveDate} className="text-sm text-ink-muted">
              {messages.site.asOf(formatDate(term.effectiveDate))}
            </time>
          </div>
        </aside>
      </div>
    </Container>
  );
}
