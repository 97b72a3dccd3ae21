import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { boardOf } from '#shared/boards.ts';
import { loginRequiredText as text } from '#shared/messages/common/login-required.ko.ts';
import { videoText } from '#shared/messages/boards/video.ko.ts';
import { formatCount } from '#shared/text/count.ts';
import { messages } from '#shared/messages.ko.ts';
import type { DocumentPreview } from '#web/lib/api/login-required.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatDuration } from '#web/lib/format/duration.ts';
import { cx } from '#web/ui/cx.ts';
import { fieldText } from '../field-text.ts';

/** What the row or card of the list says beside title and summary. */
export function PreviewFacts({ preview }: { preview: DocumentPreview }) {
  const facts = factsOf(preview);
  return (
    <div className="mt-6 border-t border-line pt-5">
      <dl
        className={cx(
          'grid max-w-md gap-x-6 gap-y-4 text-label',
          facts.length === 4 ? 'grid-cols-2 lg:grid-cols-4' : 'grid-cols-3',
        )}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="mt-0.5 font-semibold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function factsOf({ boardType, fields, ...preview }: DocumentPreview): [label: string, value: ReactNode][] {
  const { list } = messages.documents;
  const facts: [string, ReactNode][] = boardOf(boardType)
    .fields.filter(({ name, kind }) => kind === 'choice' && fields[name])
    .map((field) => [field.label, fieldText(field, fields[field.name] ?? '')]);
  if (preview.ratingAverage !== null) facts.push([text.rating, <Rating key="rating" {...preview} />]);
  if (fields.durationSeconds) facts.push([videoText.length, formatDuration(Number(fields.durationSeconds))]);
  if (preview.answerState && preview.isReadable) facts.push([list.author, preview.authorName]);
  // Goods are chosen by what they do, not by their age.
  if (boardType !== 'market') facts.push([list.date, formatDate(preview.publishedAt)]);
  if (preview.answerState && preview.isReadable) facts.push([list.views, formatCount(preview.viewCount)]);
  return facts;
}

const Rating = ({ ratingAverage, ratingCount }: Pick<DocumentPreview, 'ratingAverage' | 'ratingCount'>) => (
  <span className="inline-flex items-center gap-1">
    <Star size={15} aria-hidden="true" className="text-warning" fill="currentColor" />
    {ratingAverage?.toFixed(1)} <span className="font-normal text-ink-muted">({ratingCount})</span>
  </span>
);
