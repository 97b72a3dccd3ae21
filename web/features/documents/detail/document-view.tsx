import type { ReactNode } from 'react';
import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { Attachments } from './attachments.tsx';
import { DocumentFields } from './document-fields.tsx';
import { DocumentHeader } from './document-header.tsx';

interface DocumentViewProps {
  post: DocumentDetail;
  /** Below the header. */
  control?: ReactNode;
}

/** A document of any board as it is read. */
export const DocumentView = ({ post, control }: DocumentViewProps) => (
  <>
    <DocumentHeader post={post} />
    {control}
    <DocumentFields post={post} />
    <RichText html={post.bodyHtml} className="mt-8 min-h-40 text-[17px] md:mt-10" />
    <Attachments
      files={post.files}
      showsHash={boardOf(post.boardType).slots.some(({ hasVisibility }) => hasVisibility)}
    />
  </>
);
