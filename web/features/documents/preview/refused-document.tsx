import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { boardOf } from '#shared/boards.ts';
import { loginRequiredText as text } from '#shared/messages/common/login-required.ko.ts';
import { videoText } from '#shared/messages/boards/video.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import type { DocumentPreview } from '#web/lib/api/login-required.ts';
import { formatDuration } from '#web/lib/format/duration.ts';
import { cx } from '#web/ui/cx.ts';
import { unbroken } from '#web/ui/text/unbroken.tsx';
import { AnswerStateBadge } from '../answer-state-badge.tsx';
import { PreviewCover } from './preview-cover.tsx';
import { PreviewFacts } from './preview-facts.tsx';
import { partsBehind } from './parts-behind.ts';

interface RefusedDocumentProps {
  preview: DocumentPreview;
  /** Login, sign-up and list. */
  ways: ReactNode;
}

/** What the public list shows of a document, and below it, in one card, what stands in front of the rest. */
export function RefusedDocument({ preview, ways }: RefusedDocumentProps) {
  const { boardType, isReadable, fields, chapters } = preview;
  const hasCover = boardOf(boardType).slots.some(({ purpose }) => purpose === 'cover' || purpose === 'screenshot');
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface-raised">
      <div className={cx('grid gap-6 p-5 md:gap-8 md:p-8', hasCover && 'md:grid-cols-2')}>
        <PreviewCover preview={preview} />
        <header>
          <p className="flex flex-wrap items-center gap-2.5 text-sm font-semibold text-accent-ink">
            {boardOf(boardType).name} · {preview.category}
            {preview.answerState && <AnswerStateBadge state={preview.answerState} />}
          </p>
          <h1 className="mt-2 text-xl font-bold text-pretty wrap-anywhere text-ink md:text-2xl">
            {unbroken(preview.title)}
          </h1>
          {fields.summary && <p className="mt-2.5 text-pretty text-ink-soft">{unbroken(fields.summary)}</p>}
          {preview.excerpt && <p className="mt-2.5 text-pretty text-ink-soft">{preview.excerpt}</p>}
          <PreviewFacts preview={preview} />
        </header>
      </div>
      {chapters.length > 0 && <Chapters chapters={chapters} />}
      <section className="items-end justify-between gap-x-8 border-t border-line bg-surface-soft px-5 py-6 md:flex md:px-8 md:py-7">
        <div>{isReadable ? <Behind preview={preview} /> : <Private />}</div>
        <div className="shrink-0 max-md:mt-5">{ways}</div>
      </section>
    </article>
  );
}

const MOST_CHAPTERS = 8;

function Chapters({ chapters }: Pick<DocumentPreview, 'chapters'>) {
  const shown = chapters.slice(0, MOST_CHAPTERS);
  return (
    <section aria-labelledby="chapters" className="border-t border-line px-5 py-6 md:px-8">
      <h2 id="chapters" className="text-base font-bold text-ink">
        {videoText.chapters} <span className="font-medium text-ink-muted">{chapters.length}</span>
      </h2>
      <ol className="mt-3 grid gap-x-10 gap-y-2.5 text-label text-ink-soft sm:grid-cols-2">
        {shown.map(({ startSeconds, title }) => (
          <li key={startSeconds} className="flex gap-3">
            <span className="w-11 shrink-0 text-ink-muted tabular-nums">{formatDuration(startSeconds)}</span>
            {title}
          </li>
        ))}
      </ol>
      {chapters.length > shown.length && (
        <p className="mt-2.5 text-sm text-ink-muted">{text.moreChapters(chapters.length - shown.length)}</p>
      )}
    </section>
  );
}

const Behind = ({ preview }: { preview: DocumentPreview }) => (
  <>
    <Heading>{text.behind}</Heading>
    {preview.answerState && <p className="mt-2 text-ink-soft">{text.answer[preview.answerState]}</p>}
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-label font-medium text-ink">
      {partsBehind(preview).map((part) => (
        <li key={part} className="flex items-center gap-2">
          <Check size={17} aria-hidden="true" className="shrink-0 text-accent-ink" />
          {part}
        </li>
      ))}
    </ul>
    <p className="mt-3 text-sm text-ink-muted">{text.joining}</p>
  </>
);

const Private = () => (
  <>
    <Heading>{messages.documents.list.privateHint}</Heading>
    <p className="mt-2 text-pretty text-ink-soft">{messages.documents.list.ownHint}</p>
  </>
);

const Heading = ({ children }: { children: string }) => (
  <h2 className="flex items-center gap-2 text-lg font-bold text-ink">
    <Lock size={18} className="shrink-0 text-accent-ink" aria-hidden="true" />
    {children}
  </h2>
);
