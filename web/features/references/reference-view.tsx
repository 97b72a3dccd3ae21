import type { ReactNode } from 'react';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { Attachments } from '#web/features/documents/detail/attachments.tsx';
import { DocumentFields } from '#web/features/documents/detail/document-fields.tsx';
import { DocumentHeader } from '#web/features/documents/detail/document-header.tsx';
import { Picture } from '#web/features/files/picture.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { KpiStrip } from './kpi-strip.tsx';
import { ReferenceBackground } from './reference-background.tsx';
import { ReferenceQuote } from './reference-quote.tsx';

/** A reference as it is read: figures first, then the text. `children` stand below the text. */
export function ReferenceView({ post, children }: { post: DocumentDetail; children?: ReactNode }) {
  return (
    <article>
      <DocumentHeader post={post} lead={post.fields.customerName} />
      {post.coverUrl && (
        <Picture
          url={post.coverUrl}
          alt=""
          sizes="(min-width: 1024px) 960px, 92vw"
          isFirst
          className="mt-8 aspect-video w-full rounded-card object-cover"
        />
      )}
      <p className="mx-auto mt-8 max-w-[720px] text-lead leading-relaxed font-medium text-ink md:mt-10">
        {post.fields.summary}
      </p>
      <div className="mt-8">
        <KpiStrip fields={post.fields} />
      </div>
      <div className="mx-auto max-w-[720px]">
        <DocumentFields post={post} />
        <ReferenceBackground fields={post.fields} />
        <RichText html={post.bodyHtml} className="mt-10 text-[17px] md:mt-12" />
        <ReferenceQuote fields={post.fields} />
        <Attachments files={post.files} />
        {children}
      </div>
    </article>
  );
}
