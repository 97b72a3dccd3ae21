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
export function ReferenceView({ document, children }: { document: DocumentDetail; children?: ReactNode }) {
  return (
    <article>
      <DocumentHeader document={document} lead={document.fields.customerName} />
      {document.coverUrl && (
        <Picture
          url={document.coverUrl}
          alt=""
          sizes="(min-width: 1024px) 960px, 92vw"
          isFirst
          className="mt-8 aspect-video w-full rounded-card object-cover"
        />
      )}
      <p className="mx-auto mt-8 max-w-[720px] text-lead leading-relaxed font-medium text-ink md:mt-10">
        {document.fields.summary}
      </p>
      <div className="mt-8">
        <KpiStrip fields={document.fields} />
      </div>
      <div className="mx-auto max-w-[720px]">
        <DocumentFields document={document} />
        <ReferenceBackground fields={document.fields} />
        <RichText html={document.bodyHtml} className="mt-10 text-[17px] md:mt-12" />
        <ReferenceQuote fields={document.fields} />
        <Attachments files={document.files} />
        {children}
      </div>
    </article>
  );
}
