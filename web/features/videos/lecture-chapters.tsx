import type { Chapter } from '#shared/boards/fields/field.rules.ts';
import { videoText as text } from '#shared/messages/boards/video.ko.ts';
import { formatDuration } from '#web/lib/format/duration.ts';
import { cx } from '#web/ui/cx.ts';

interface LectureChaptersProps {
  chapters: readonly Chapter[];
  /** Current position of the video. */
  seconds: number;
  onChoose: (startSeconds: number) => void;
}

/** Chapters of a lecture; a click jumps to the start. */
export function LectureChapters({ chapters, seconds, onChoose }: LectureChaptersProps) {
  if (chapters.length === 0) return null;
  const current = chapters.findLast(({ startSeconds }) => startSeconds <= seconds);
  return (
    <section aria-labelledby="chapters" className="mt-4">
      <h2 id="chapters" className="text-base font-bold text-ink">
        {text.chapters}
      </h2>
      <ol className="mt-2 grid gap-x-4 sm:grid-cols-2">
        {chapters.map((chapter) => (
          <li key={chapter.startSeconds}>
            <button
              type="button"
              aria-current={chapter === current ? 'true' : undefined}
              onClick={() => onChoose(chapter.startSeconds)}
              className={cx(
                'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-1.5 text-left text-label hover:bg-surface-soft',
                chapter === current ? 'font-semibold text-accent-ink' : 'text-ink-soft',
              )}
            >
              <span className="w-12 shrink-0 tabular-nums">{formatDuration(chapter.startSeconds)}</span>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
