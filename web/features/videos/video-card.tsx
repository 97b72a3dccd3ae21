import { CirclePlay } from 'lucide-react';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { videoText as text } from '#shared/messages/boards/video.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatDuration } from '#web/lib/format/duration.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CardPicture } from '../documents/list/card-picture.tsx';
import { NewMark } from '../documents/list/new-mark.tsx';

export function VideoCard({ document, isFirst }: { document: DocumentSummary; isFirst: boolean }) {
  const seconds = Number(document.fields.durationSeconds ?? 0);
  return (
    <Card
      heading="h2"
      className="h-full"
      title={document.title}
      href={paths.boardDetail('videoTutorial', document.documentId)}
      renderLink={renderLink}
      media={<CardPicture url={document.coverUrl} instead={document.category} isFirst={isFirst} />}
      eyebrow={
        <>
          <span className="font-semibold text-accent-ink">{document.category}</span>
          {document.fields.level && <Badge>{document.fields.level}</Badge>}
          {document.isNew && <NewMark />}
          {/* Not over the picture, whose words it would cover. */}
          {seconds > 0 && (
            <span className="ml-auto inline-flex items-center gap-1.5 font-medium tabular-nums">
              <CirclePlay size={16} aria-hidden="true" />
              <span className="sr-only">{text.length} </span>
              {formatDuration(seconds)}
            </span>
          )}
        </>
      }
      description={document.fields.summary}
      footer={
        <span className="flex gap-4">
          <time dateTime={document.publishedAt}>{formatDate(document.publishedAt)}</time>
          <span>{messages.documents.detail.views(document.viewCount)}</span>
        </span>
      }
    />
  );
}
