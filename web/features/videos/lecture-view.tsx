import type { ReactNode } from 'react';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { DocumentAttachments } from '#web/features/documents/detail/document-attachments.tsx';
import { DocumentFields } from '#web/features/documents/detail/document-fields.tsx';
import { DocumentHeader } from '#web/features/documents/detail/document-header.tsx';
import { RichText } from '#web/ui/rich-text.tsx';

interface LectureViewProps {
  document: DocumentDetail;
  player: ReactNode;
  /** Other lectures of the course. */
  course: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** A lecture as it is watched. */
export const LectureView = ({ document, player, course, children }: LectureViewProps) => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10">
    <div className="min-w-0">
      <DocumentHeader document={document} lead={document.fields.level} />
      <div className="mt-6">{player}</div>
      {document.fields.summary && (
        <p className="mt-6 max-w-[720px] text-lead font-medium text-ink">{document.fields.summary}</p>
      )}
      <DocumentFields document={document} />
      <RichText html={document.bodyHtml} className="mt-8 max-w-[720px] text-[17px]" />
      <DocumentAttachments files={document.files} />
      {children}
    </div>
    <aside className="lg:sticky lg:top-24 lg:self-start">{course}</aside>
  </div>
);
