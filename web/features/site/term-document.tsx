import type { ReactNode } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { PreparedLater } from './prepared-later.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

type Term = OutputOf<'/api/v1/site/term'>;

const text = messages.site;

interface TermDocumentProps {
  term: Term;
  /** Between heading and text. */
  note?: ReactNode;
  /** In place of the text. */
  body?: ReactNode;
  children?: ReactNode;
}

/** A legal or company text with its version, or that it is being prepared. */
export function TermDocument({ term, note, body, children }: TermDocumentProps) {
  if (!term.isPrepared) return <PreparedLater title={term.title} hint={text.preparingHint} />;
  return (
    <article className="mx-auto max-w-[820px] px-5 py-8 md:px-8 md:py-14">
      <PageMeta title={term.title} description={text.termDescription(term.title)} type="article" />
      <PageHeading title={term.title} />
      <p className="mt-5 flex gap-4 border-b border-line pb-8 text-[15px] text-ink-muted">
        <span>{text.version(term.version)}</span>
        <time dateTime={term.effectiveDate}>{text.effectiveFrom(formatDate(term.effectiveDate))}</time>
      </p>
      {note}
      {/* HTML rendered by the server from the staff's Markdown. */}
      {body ?? <div className="rich-text mt-10" dangerouslySetInnerHTML={{ __html: term.bodyHtml }} />}
      {children}
    </article>
  );
}
