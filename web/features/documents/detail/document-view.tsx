import type { ReactNode } from 'react';
import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { DocumentAttachments } from './document-attachments.tsx';
import { DocumentFields } from './document-fields.tsx';
import { DocumentHeader } from './document-header.tsx';

interface DocumentViewProps {
  document: DocumentDetail;
  /** Below the header. */
  control?: ReactNode;
}

/** A document of any board as it is read. */
export function DocumentView({ document, control }: DocumentViewProps) {
  const { hasAnswers, slots } = boardOf(document.boardType);
  const areDownloads = slots.some(({ hasVisibility }) => hasVisibility);
  const attachments = <DocumentAttachments files={document.files} areDownloads={areDownloads} />;
  return (
    <>
      <DocumentHeader document={document} />
      {control}
      {/* Of a download one reads first what it is for; of a question, what is asked. */}
      {!hasAnswers && <DocumentFields document={document} />}
      {areDownloads && attachments}
      <RichText html={document.bodyHtml} className="mt-8 min-h-24 text-[17px] md:mt-10" />
      {hasAnswers && <DocumentFields document={document} />}
      {!areDownloads && attachments}
    </>
  );
}
