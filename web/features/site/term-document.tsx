import type { OutputOf } from '../../../shared/contract/calls.ts';
import { messages } from '../../../shared/messages.ko.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

type Term = OutputOf<'/api/v1/site/term'>;

/** A legal or company text as it stands now, with the version that consents refer to. */
export function TermDocument({ term }: { term: Term }) {
  return (
    <article className="mx-auto max-w-[820px] px-5 py-16 md:px-8 md:py-24">
      <PageMeta title={term.title} description={messages.site.termDescription(term.title)} type="article" />
      <PageHeading title={term.title} />
      <p className="mt-5 flex gap-4 border-b border-line pb-8 text-[15px] text-ink-muted">
        <span>{messages.site.version(term.version)}</span>
        <time dateTime={term.effectiveDate}>{messages.site.effectiveFrom(term.effectiveDate)}</time>
      </p>
      {/* Our own text from content/, made into HTML by the server. */}
      <div className="rich-text mt-10" dangerouslySetInnerHTML={{ __html: term.bodyHtml }} />
    </article>
  );
}
