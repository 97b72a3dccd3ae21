import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';
import { paths } from '#shared/paths.ts';
import { DocumentAttachments } from '#web/features/documents/detail/document-attachments.tsx';
import { DocumentFields } from '#web/features/documents/detail/document-fields.tsx';
import { DocumentHeader } from '#web/features/documents/detail/document-header.tsx';
import { UploadedPicture } from '#web/features/files/uploaded-picture.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { KpiStrip } from './kpi-strip.tsx';
import { ReferenceBackground } from './reference-background.tsx';
import { ReferenceQuote } from './reference-quote.tsx';
import { Link } from '#web/lib/link.tsx';

/** A reference as it is read: figures first, then the text. */
export function ReferenceView({ document }: { document: DocumentDetail }) {
  return (
    <article>
      <DocumentHeader document={document} lead={document.fields.customerName} />
      <p className="mt-8 max-w-[720px] text-lead leading-relaxed font-medium text-ink">{document.fields.summary}</p>
      <div className="mt-6">
        <KpiStrip fields={document.fields} />
      </div>
      <div className="no-print mt-6 flex flex-col gap-x-5 gap-y-3 sm:flex-row sm:items-center">
        <Link
          to={paths.inquiryAbout({ reference: document.documentId })}
          className={`shrink-0 ${buttonClass({ size: 'large' })}`}
        >
          {text.ask}
        </Link>
        <p className="text-label text-ink-soft">{text.askHint}</p>
      </div>
      {document.coverUrl && (
        <UploadedPicture
          url={document.coverUrl}
          alt=""
          instead={document.fields.customerName}
          sizes="(min-width: 1024px) 960px, 92vw"
          isFirst
          className="mt-8 aspect-video w-full rounded-card object-cover print:mt-3 print:w-1/3"
        />
      )}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="empty:hidden print:break-inside-avoid lg:order-1 lg:mt-4 lg:ml-14 lg:w-68 lg:[&_dl]:grid-cols-1 lg:[&_dl>div]:block beside:sticky beside:top-24">
          <DocumentFields document={document} />
        </div>
        <div className="max-w-[720px]">
          <ReferenceBackground fields={document.fields} />
          <RichText html={document.bodyHtml} className="mt-10 text-[17px] md:mt-12 print:mt-6 print:text-base" />
          <ReferenceQuote fields={document.fields} />
          <DocumentAttachments files={document.files} />
        </div>
      </div>
    </article>
  );
}
