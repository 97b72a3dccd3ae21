import type { OutputOf } from '../../../shared/contract/calls.ts';
import { messages } from '../../../shared/messages.ko.ts';
import { PageMeta } from '../../lib/page-meta.tsx';

type Term = OutputOf<'/api/v1/site/term'>;

/** A legal or company text as it stands now, with the version that consents refer to. */
export function TermDocument({ term }: { term: Term }) {
  return (
    <article>
      <PageMeta title={term.title} description={messages.site.termDescription(term.title)} />
      <h1>{term.title}</h1>
      <p>
        {messages.site.version(term.version)}{' '}
        <time dateTime={term.effectiveDate}>{messages.site.effectiveFrom(term.effectiveDate)}</time>
      </p>
      {/* Our own text from content/, made into HTML by the server. */}
      <div dangerouslySetInnerHTML={{ __html: term.bodyHtml }} />
    </article>
  );
}
